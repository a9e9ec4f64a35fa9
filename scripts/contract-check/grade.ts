import type { JsonSchema } from '@mocks/contract/document';
import { fieldsOf } from '@mocks/variants/rewrite';
import type { Finding } from '../report/check';
import {
  describe,
  differencesOf,
  isAllowed,
  isOfStructures,
  isStructure,
  kindOf,
  pathOf,
  placesIn,
  type Difference,
  type Place,
} from './differences';

type Fields = Record<string | number, unknown>;

/** What the product makes of a body. */
export interface Reading {
  data?: unknown;
  isRead: boolean;
  /** The places that its readers report as unreadable: `add_ons[].price`. */
  unreadable: readonly string[];
  /** True where it has looked at a place. */
  asks: (place: Place) => boolean;
}

export type Read = (body: unknown) => Promise<Reading>;

/** What is alike, together: all that has one name. */
function groupsOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[][] {
  const groups: Record<string, Item[]> = {};
  for (const item of items) (groups[nameOf(item)] ??= []).push(item);
  return Object.values(groups);
}

const amountNames = fieldsOf('Amount');
/** One amount where the mark stands before decimals, and a thousand times as much where it stands between thousands (D10). */
const ambiguousAmount = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Amounts that the product reads in one of two ways. The contract allows those with a point. */
function ambiguousAmounts(places: ReturnType<typeof placesIn>): Finding[] {
  const found = places.filter(
    ([place, value]) =>
      amountNames.has(String(place.at(-1))) &&
      typeof value === 'string' &&
      ambiguousAmount.test(value.trim()),
  );
  return groupsOf(found, ([place]) => pathOf(place)).map((alike) => ({
    grade: 'ambiguous',
    path: pathOf(alike[0]?.[0] ?? []),
    reason: 'may mean an amount or a thousand times as much; the mark is read as the decimal mark',
    count: alike.length,
  }));
}

/** A copy of a body with another value at one place; undefined takes a row out. */
function withValue(body: unknown, place: Place, value?: unknown): unknown {
  const copy = structuredClone(body);
  const holder = place
    .slice(0, -1)
    .reduce((inside, step) => (inside as Fields)[step], copy) as Fields;
  const last = place.at(-1) ?? '';
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return copy;
}

/** The names on a path, without lists and envelopes: a reader reports `truckers[].id` for `truckers.data[].id`. */
const namesOf = (path: string) =>
  path.split(/[.[\]]+/).filter((name) => name !== '' && name !== 'data');

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** What a difference does to the product. */
type Effect = readonly [grade: Finding['grade'], effect: string];

/** Finds what differences do to the product by what it makes of the answer. */
class Grader {
  constructor(
    private readonly body: unknown,
    private readonly read: Read,
    private readonly reading: Reading,
    private readonly paths: ReadonlySet<string>,
  ) {}

  /** The worst of what alike differences do: of the first two and the last that the product looks at. */
  async effectOf(alike: readonly Difference[]): Promise<Effect> {
    const [{ kind, value, due }] = alike as [Difference];
    if (isNothing(value) && isAllowed(due, null)) return ['tolerated', 'it is read as empty'];
    if (!this.reading.isRead) return ['breaks', 'the answer cannot be read'];
    if (kind === 'form') return ['tolerated', 'it is read all the same'];
    const asked = alike.filter(({ place }) => this.reading.asks(place));
    const looked = asked.length > 0 ? asked : alike.slice(0, 1);
    const some = looked.filter((_, index) => index < 2 || index === looked.length - 1);
    const effects = await Promise.all(some.map((one) => this.effectAt(one)));
    const [first] = effects as [Effect];
    return effects.find(([grade]) => grade === 'breaks') ?? first;
  }

  private async effectAt({ place, value, due, kind }: Difference): Promise<Effect> {
    // A reader that copies whatever is there asks for nothing by its name.
    if (!this.reading.asks(place) && (kind !== 'missing' || (await this.isSameWith(place, 'x')))) {
      return ['tolerated', 'the product does not read it'];
    }
    const row = place.slice(0, place.findLastIndex((step) => typeof step === 'number') + 1);
    if (row.length > 0 && this.isReported(row) && (await this.isSameWith(row))) {
      return ['breaks', 'what it belongs to is left out'];
    }
    if (kind === 'missing') {
      return this.paths.has(pathOf(place))
        ? ['tolerated', 'it is read as empty']
        : ['breaks', 'it is nowhere, and the product shows nothing in its place'];
    }
    if (this.isReported(place)) return ['breaks', 'it is read as if it were not there'];
    return isStructure(value) === isOfStructures(due)
      ? ['tolerated', 'it is read all the same']
      : ['breaks', 'it is read in part'];
  }

  /** True where the product's readers say that they could not read what stands there. */
  private isReported(place: Place): boolean {
    const names = namesOf(pathOf(place)).join('.');
    return this.reading.unreadable.some((path) => {
      const reported = namesOf(path).join('.');
      return `.${reported}`.endsWith(`.${names}`) || `.${names}`.endsWith(`.${reported}`);
    });
  }

  private async isSameWith(place: Place, value?: unknown): Promise<boolean> {
    const { data } = await this.read(withValue(this.body, place, value));
    return JSON.stringify(data) === JSON.stringify(this.reading.data);
  }
}

/** How a body differs from the contract, by grade and path, as the product itself takes it. */
export async function gradeAnswer(
  schema: JsonSchema,
  body: unknown,
  read: Read,
): Promise<Finding[]> {
  const places = placesIn(body);
  const ambiguous = ambiguousAmounts(places);
  if (isAllowed(schema, body)) return ambiguous;
  const reading = await read(body);
  const paths = new Set(places.map(([place]) => pathOf(place)));
  const grader = new Grader(body, read, reading, paths);
  const differences = differencesOf(schema, body, reading.isRead);
  // Of one kind, on one path, with one kind of value.
  const groups = groupsOf(
    differences,
    ({ kind, place, value }) => `${kind} ${pathOf(place)} ${kindOf(value)}`,
  );
  const findings = groups.map(async (alike): Promise<Finding> => {
    const [first] = alike as [Difference];
    const [path, reason, count] = [pathOf(first.place), describe(first), alike.length];
    if (first.kind === 'extra') return { grade: 'extra', path, reason, count };
    const [grade, effect] = await grader.effectOf(alike);
    return { grade, path, reason: `${reason}; ${effect}`, count };
  });
  return [...ambiguous, ...(await Promise.all(findings))];
}
