/** A small source of repeatable chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One item of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
  /** That many characters out of an alphabet, digits unless told otherwise. */
  text(length: number, alphabet?: string): string;
  /** Where the sequence stands, for `restore` of another source. */
  save(): number;
  /** Goes on from where another source stood. */
  restore(state: number): void;
}

/** Builds a source of chance from a seed (the mulberry32 generator). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
    return item;
  };
  return {
    next,
    save: () => state,
    restore: (saved) => {
      state = saved;
    },
    int,
    pick,
    chance: (probability) => next() < probability,
    text: (length, alphabet = '0123456789') =>
      Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join(''),
  };
}
