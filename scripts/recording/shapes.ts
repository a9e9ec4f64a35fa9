import type { Recording } from '@mocks/recordings/recording';
import { allPartsIn, kindOf, pathOf } from '../contract-check/differences';

type Shapes = Record<string, Record<string, string[]>>;

/** The kinds of values in responses, by operation and path. */
function shapesOf({ exchanges }: Recording): Shapes {
  const shapes: Shapes = {};
  for (const { call, status, answer } of exchanges) {
    const shape = (shapes[`${call} ${status}`] ??= {});
    for (const [, value, place] of [['', answer, []] as const, ...allPartsIn(answer)]) {
      (shape[pathOf(place)] ??= []).push(kindOf(value));
    }
  }
  return shapes;
}

const keysOf = (...objects: object[]) => [...new Set(objects.flatMap(Object.keys))].sort();

const said = (kinds: string[] = []) => [...new Set(kinds)].sort().join(' or ');

/** Differences in shape between two recordings, one line per path. Values are not compared. */
export function differences(before: Recording, after: Recording): string[] {
  const [old, now] = [shapesOf(before), shapesOf(after)];
  return keysOf(old, now).flatMap((call) => {
    const [was, is] = [old[call], now[call]];
    if (!was || !is) return [`${was ? '-' : '+'} ${call}`];
    return keysOf(was, is).flatMap((path) => {
      const [one, other] = [said(was[path]), said(is[path])];
      if (one === other) return [];
      return [`  ${call} ${path}: ${one || 'missing'} → ${other || 'missing'}`];
    });
  });
}
