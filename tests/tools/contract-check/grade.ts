import type { JsonSchema } from '@mocks/contract/document';
import type { Finding } from '../report/check';
import { deviationsOf, isAllowed, type Deviation } from './deviations';
import { countValues, holdersLike, pathOf, valueAt, withValue } from './places';
import { expectationOf, kindOf, samplesOf } from './samples';

/** What the product makes of a body; `data` is undefined where it takes the call as failed. */
export type Read = (body: unknown) => Promise<{ data?: unknown; isRead: boolean }>;

/** Deviations that are alike: of one kind, on one path, with one kind of value. */
interface Group {
  path: string;
  places: Deviation[];
}

function grouped(deviations: readonly Deviation[], body: unknown): Group[] {
  const groups = new Map<string, Group>();
  for (const deviation of deviations) {
    const path = pathOf(deviation.at);
    const key = `${deviation.kind} ${path} ${kindOf(valueAt(body, deviation.at))}`;
    const group = groups.get(key) ?? { path, places: [] };
    group.places.push(deviation);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a difference does to the product, found by asking the product itself. */
type Effect = Pick<Finding, 'grade'> & { effect: string };

const notRead = 'the product does not read it';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Has the product read the answer as it is, without the value, and with values that the contract allows. What it reads in
 * the same way with any value or none, it has no use for. What holds less than it would with an allowed value was lost.
 */
async function effectAt(
  first: Deviation,
  count: number,
  body: unknown,
  read: Read,
): Promise<Effect> {
  const value = valueAt(body, first.at);
  const asIs = await read(body);
  const without = await read(withValue(body, first.at, undefined));
  const repaired = await Promise.all(
    samplesOf(first.expected).map((sample) => read(withValue(body, first.at, sample))),
  );
  if (!asIs.isRead) {
    const isCause = repaired.some(({ isRead }) => isRead);
    return { grade: 'breaks', effect: isCause ? 'the answer cannot be read' : 'cannot be read' };
  }
  if (repaired.every(({ data }) => same(data, without.data))) {
    return { grade: 'tolerated', effect: notRead };
  }
  const lost = Math.max(...repaired.map(({ data }) => countValues(data))) - countValues(asIs.data);
  const isNothing = value === undefined || value === null || value === '';
  if (lost > 1) return { grade: 'breaks', effect: 'what it belongs to is left out' };
  if (!isNothing) {
    return lost > 0 || same(asIs.data, without.data)
      ? { grade: 'breaks', effect: 'it is read as if it were not there' }
      : { grade: 'tolerated', effect: 'it is read all the same' };
  }
  const isNowhere =
    value === undefined &&
    count === holdersLike(body, first.at) &&
    !isAllowed(first.expected, null);
  return isNowhere
    ? { grade: 'breaks', effect: 'it is nowhere, and the product shows nothing in its place' }
    : { grade: 'tolerated', effect: 'it is read as empty' };
}

/** The worst of what alike differences do: one of them may stand where the product does not look. */
async function effectOf({ places }: Group, body: unknown, read: Read): Promise<Effect> {
  const asked = places.length > 3 ? [...places.slice(0, 2), ...places.slice(-1)] : places;
  const effects = await Promise.all(
    asked.map((place) => effectAt(place, places.length, body, read)),
  );
  const [first] = effects as [Effect];
  const isUnread = ({ effect }: Effect) => effect === notRead;
  return (
    effects.find(({ grade }) => grade === 'breaks') ??
    effects.find((effect) => !isUnread(effect)) ??
    first
  );
}

/** How a body differs from the contract, by grade and path, as the product itself takes it. */
export async function gradeAnswer(
  schema: JsonSchema,
  body: unknown,
  read: Read,
): Promise<Finding[]> {
  const groups = grouped(deviationsOf(schema, body), body);
  return Promise.all(
    groups.map(async (group): Promise<Finding> => {
      const { path, places } = group;
      const [first] = places as [Deviation];
      const count = places.length;
      if (first.kind === 'extra') {
        return { grade: 'extra', path, reason: 'is not in the specification', count };
      }
      const { grade, effect } = await effectOf(group, body, read);
      const what =
        first.kind === 'missing'
          ? 'is missing'
          : `is ${kindOf(valueAt(body, first.at))} where ${expectationOf(first.expected)} is due`;
      return { grade, path, reason: `${what}; ${effect}`, count };
    }),
  );
}
