import type { JsonSchema } from '@mocks/contract/document';
import { fieldsOf } from '@mocks/variants/rewrite';
import type { Finding } from '../report/check';
import { deviationsOf, isAllowed, type Deviation } from './deviations';
import { inDocumentedForm, nameOf, type Rewriting, type Rewritten } from './documentedForm';
import { countValues, holdersLike, pathOf, placesWhere, valueAt, withValue } from './places';
import { expectationOf, kindOf, samplesOf } from './samples';

/** What the product makes of a body; `data` is undefined where it takes the call as failed. */
export type Read = (body: unknown) => Promise<{ data?: unknown; isRead: boolean }>;

/** What is alike, together: all that has one name. */
function groupsOf<Item>(items: readonly Item[], nameOfItem: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOfItem(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups.values()];
}

/** What a difference does to the product, found by asking the product itself. */
type Effect = Pick<Finding, 'grade'> & { effect: string };

const notRead = 'the product does not read it';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** What is there and what is due, without the value. */
function difference(was: unknown, expected: JsonSchema): string {
  if (was === undefined) return 'is missing';
  const [kind, due] = [kindOf(was), expectationOf(expected)];
  return due.split(' or ').includes(kind)
    ? 'is in another form than the specification’s'
    : `is ${kind} where ${due} is due`;
}

const isStructure = ({ was }: Rewriting) => typeof was === 'object' && was !== null;

/**
 * The answer in the form of the contract, as far as the product reads it there as it does where it came. Where it reads neither,
 * nothing speaks for another structure than that which came.
 */
async function inTakenForm(schema: JsonSchema, body: unknown, read: Read): Promise<Rewritten> {
  const asItCame = await read(body);
  const kept = new Set<string>();
  for (;;) {
    const form = inDocumentedForm(schema, body, kept);
    const meant = await read(form.body);
    const refused: Rewriting[] = [];
    if (!meant.isRead) refused.push(...form.rewritings.filter(isStructure));
    else if (!same(asItCame, meant)) {
      for (const rewriting of form.rewritings) {
        const name = nameOf(rewriting);
        const other = inDocumentedForm(schema, body, new Set([...kept, name]));
        if (!same(await read(other.body), meant)) refused.push(rewriting);
      }
    }
    if (refused.length === 0) return form;
    for (const rewriting of refused) kept.add(nameOf(rewriting));
  }
}

const amountNames = fieldsOf('Amount');
/** One amount where the mark stands before decimals, and a thousand times as much where it stands between thousands (D10). */
const ambiguousAmount = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Amounts that the product reads in one of two ways. The contract allows those with a point. */
function findingsOfAmounts(body: unknown): Finding[] {
  const places = placesWhere(
    body,
    (name, value) =>
      amountNames.has(name) && typeof value === 'string' && ambiguousAmount.test(value.trim()),
  );
  const reason =
    'may mean an amount or a thousand times as much; the mark is read as the decimal mark';
  return groupsOf(places.map(pathOf), (path) => path).map((alike): Finding => {
    const [path = ''] = alike;
    return { grade: 'ambiguous', path, reason, count: alike.length };
  });
}

/** Forms that the contract does not show, and that the product takes. */
function findingsOfForms({ rewritings }: Rewritten): Finding[] {
  return groupsOf(rewritings, nameOf).map((alike): Finding => {
    const [{ at, was, expected }] = alike as [Rewriting];
    const effect = isNothing(was) ? 'it is read as empty' : 'it is read all the same';
    const reason = `${difference(was, expected)}; ${effect}`;
    return { grade: 'tolerated', path: pathOf(at), reason, count: alike.length };
  });
}

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
  const samples = samplesOf(first.expected);
  const repaired = await Promise.all(
    samples.map((sample) => read(withValue(body, first.at, sample))),
  );
  if (!asIs.isRead) {
    const isCause = repaired.some(({ isRead }) => isRead);
    return { grade: 'breaks', effect: isCause ? 'the answer cannot be read' : 'cannot be read' };
  }
  if (repaired.every(({ data }) => same(data, without.data))) {
    return { grade: 'tolerated', effect: notRead };
  }
  const lost = Math.max(...repaired.map(({ data }) => countValues(data))) - countValues(asIs.data);
  const own = Math.max(1, ...samples.map(countValues));
  if (lost > own) return { grade: 'breaks', effect: 'what it belongs to is left out' };
  if (!isNothing(value)) {
    if (same(asIs.data, without.data)) {
      return { grade: 'breaks', effect: 'it is read as if it were not there' };
    }
    return lost > 0
      ? { grade: 'breaks', effect: 'it is read in part' }
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
async function effectOf(places: readonly Deviation[], body: unknown, read: Read): Promise<Effect> {
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

/** What no other form explains: what is missing, extra, or no value at all. */
async function gradeRest(schema: JsonSchema, body: unknown, read: Read): Promise<Finding[]> {
  // Of one kind, on one path, with one kind of value.
  const groups = groupsOf(
    deviationsOf(schema, body),
    ({ kind, at }) => `${kind} ${pathOf(at)} ${kindOf(valueAt(body, at))}`,
  );
  return Promise.all(
    groups.map(async (places): Promise<Finding> => {
      const [first] = places as [Deviation];
      const path = pathOf(first.at);
      const count = places.length;
      if (first.kind === 'extra') {
        return { grade: 'extra', path, reason: 'is not in the specification', count };
      }
      const { grade, effect } = await effectOf(places, body, read);
      const what = difference(valueAt(body, first.at), first.expected);
      return { grade, path, reason: `${what}; ${effect}`, count };
    }),
  );
}

/** How a body differs from the contract, by grade and path, as the product itself takes it. */
export async function gradeAnswer(
  schema: JsonSchema,
  body: unknown,
  read: Read,
): Promise<Finding[]> {
  const ambiguous = findingsOfAmounts(body);
  if (isAllowed(schema, body)) return ambiguous;
  const form = await inTakenForm(schema, body, read);
  return [...ambiguous, ...findingsOfForms(form), ...(await gradeRest(schema, form.body, read))];
}
