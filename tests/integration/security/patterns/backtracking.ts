import { automatonOf, type Place } from './automaton';

const meet = (...places: Place[]) =>
  [...(places[0]?.takes ?? [])].some((char) => places.every(({ takes }) => takes.has(char)));

/** The tuples that a tuple of places can move to, all by one and the same character. */
function moves(tuple: Place[]): Place[][] {
  return tuple
    .reduce<Place[][]>(
      (made, { next }) => made.flatMap((some) => next.map((place) => [...some, place])),
      [[]],
    )
    .filter((places) => meet(...places));
}

/** Whether text leads from a tuple to one that is looked for; `wasSplit` where its first two came different ways. */
function leads(from: Place[], isGoal: (tuple: Place[], wasSplit: boolean) => boolean): boolean {
  const numbers = new Map<Place, number>();
  const nameOf = (tuple: Place[], wasSplit: boolean) =>
    [
      ...tuple.map((place) => numbers.get(place) ?? numbers.set(place, numbers.size).size - 1),
      wasSplit,
    ].join();
  const seen = new Set<string>();
  const waiting: [Place[], boolean][] = [[from, false]];
  for (const [tuple, wasSplit] of waiting) {
    for (const move of moves(tuple)) {
      const isSplit = wasSplit || move[0] !== move[1];
      if (isGoal(move, isSplit)) return true;
      const name = nameOf(move, isSplit);
      if (!seen.has(name)) waiting.push([move, isSplit]);
      seen.add(name);
    }
  }
  return false;
}

const isLoop = (place: Place) => leads([place], ([end]) => end === place);

/** How the time of a pattern grows; unknown for one that is not regular. */
type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

/** How the time that a pattern can take grows with its text: Weideman's test for ambiguous loops (EDA and IDA). */
export function growthOf(pattern: RegExp): Growth {
  const places = automatonOf(pattern);
  if (!places) return 'unknown';
  const loops = places.filter((place) => isLoop(place) && !place.isEnd);
  // The same text leads from a loop back to it in two ways: each round doubles the ways.
  const isDoubled = (loop: Place) =>
    loop.next.some((place, index) => loop.next.indexOf(place) !== index && isLoop(place)) ||
    leads([loop, loop], ([a, b], wasSplit) => wasSplit && a === loop && b === loop);
  if (loops.some(isDoubled)) return 'exponential';
  // The same text goes round in one loop, from it to a second, and round in that: where to change is to be guessed.
  const isGuess = (one: Place, other: Place) =>
    one !== other &&
    leads([one, one, other], ([a, b, c]) => a === one && b === other && c === other);
  return loops.some((one) => loops.some((other) => isGuess(one, other))) ? 'polynomial' : 'linear';
}
