export type Random = ReturnType<typeof createRandom>;

/** A random generator (mulberry32): the same seed gives the same sequence on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('Nothing to pick from: the list is empty.');
      return items[int(0, items.length - 1)] as Item;
    },
    chance: (probability: number) => next() < probability,
    text: (length: number, alphabet = '0123456789') =>
      Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join(''),
    /** The current state of the generator. After `restore` with it, the generator continues the same sequence. */
    save: () => state,
    restore: (saved: number) => {
      state = saved;
    },
  };
}
