import type { JsonSchema } from '@mocks/contract/document';
import { fieldsOf } from '@mocks/variants/rewrite';
import type { Finding } from '../report/check';
import {
  allPartsIn,
  describe,
  differencesOf,
  isAllowed,
  isOfStructures,
  isStructure,
  kindOf,
  pathOf,
  type Difference,
  type Place,
} from './differences';
import type { ParseResponse, ParseResult } from './product';

type NonEmpty<Item> = [Item, ...Item[]];

function groupsOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): NonEmpty<Item>[] {
  const groups: Record<string, Item[]> = {};
  for (const item of items) (groups[nameOf(item)] ??= []).push(item);
  return Object.values(groups) as NonEmpty<Item>[];
}

const amountNames = fieldsOf('Amount');
/** Text such as `1.188`, whose point or comma may be a decimal mark or separate thousands. */
const ambiguousAmount = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Ambiguous amounts in a response. The schema does not find them: it allows a point with three decimals. */
function ambiguousAmounts(body: unknown): Finding[] {
  const found = allPartsIn(body).filter(([name, value]) => {
    return amountNames.has(name) && typeof value === 'string' && ambiguousAmount.test(value.trim());
  });
  return groupsOf(found, ([, , place]) => pathOf(place)).map((alike) => ({
    grade: 'ambiguous',
    path: pathOf(alike[0][2]),
    reason: 'could mean an amount or a thousand times as much; the product reads a decimal mark',
    count: alike.length,
  }));
}

/** A path without lists and envelopes: the readers report `truckers[].id` for `truckers.data[].id`. */
const namesOf = (path: string) => `.${path}`.replaceAll(/\.data\b|\.?\[\]/g, '') || '.';

type Effect = readonly [grade: Finding['grade'], effect: string];

/** Determines the effect of deviations on the product by passing the response through its own readers. */
class Grader {
  constructor(
    private readonly body: unknown,
    private readonly parse: ParseResponse,
    private readonly result: ParseResult,
  ) {}

  /** The worst effect of similar deviations. Checks the first two and the last that the product reads. */
  async effectOf(alike: NonEmpty<Difference>): Promise<Effect> {
    const [{ kind, value, expected }] = alike;
    const isNothing = value === undefined || value === null || value === '';
    if (isNothing && isAllowed(expected, null))
      return ['tolerated', 'the product reads it as empty'];
    if (!this.result.isParsed) return ['breaks', 'the product cannot read the response'];
    if (kind === 'structure') return ['tolerated', 'the product can read it'];
    const accessed = alike.filter(({ place }) => this.result.hasAccessed(place));
    const candidates = accessed.length > 0 ? accessed : alike.slice(0, 1);
    const some = candidates.filter((_, index) => index < 2 || index === candidates.length - 1);
    const effects = await Promise.all(some.map((one) => this.effectAt(one)));
    const [first] = effects as [Effect];
    return effects.find(([grade]) => grade === 'breaks') ?? first;
  }

  private async effectAt({ place, value, expected, kind }: Difference): Promise<Effect> {
    // The product does not use a value that no reader has looked up. But a reader that copies all fields looks up none
    // by name, so for a missing field, also try whether the data would change with it.
    if (
      !this.result.hasAccessed(place) &&
      (kind !== 'missing' || (await this.isSameWith(place, 'x')))
    ) {
      return ['tolerated', 'the product does not use it'];
    }
    const row = place.slice(0, place.findLastIndex((step) => typeof step === 'number') + 1);
    if (row.length > 0 && this.isReported(row) && (await this.isSameWith(row, undefined))) {
      return ['breaks', 'the product leaves out its row'];
    }
    if (kind === 'missing') {
      return allPartsIn(this.body).some(([, , other]) => pathOf(other) === pathOf(place))
        ? ['tolerated', 'the product reads it as empty']
        : ['breaks', 'it is missing everywhere, and the product shows nothing for it'];
    }
    if (this.isReported(place)) return ['breaks', 'the product treats it as missing'];
    return isStructure(value) === isOfStructures(expected)
      ? ['tolerated', 'the product can read it']
      : ['breaks', 'the product reads only part of it'];
  }

  /** True if the product's readers report that they could not parse the value in this place. */
  private isReported(place: Place): boolean {
    const names = namesOf(pathOf(place));
    const reported = this.result.unreadable.map(namesOf);
    return reported.some((other) => other.endsWith(names) || names.endsWith(other));
  }

  private async isSameWith(place: Place, value: unknown): Promise<boolean> {
    const copy = structuredClone(this.body);
    const steps = place.slice(0, -1);
    const holder = steps.reduce((inside, step) => Reflect.get(inside as object, step), copy);
    Reflect.set(holder as object, place.at(-1) ?? '', value);
    const { data } = await this.parse(copy);
    return JSON.stringify(data) === JSON.stringify(this.result.data);
  }
}

/** The deviations of a body from the contract, graded by their effect on the product. */
export async function gradeAnswer(schema: JsonSchema, body: unknown, parse: ParseResponse) {
  const ambiguous = ambiguousAmounts(body);
  if (isAllowed(schema, body)) return ambiguous;
  const result = await parse(body);
  const grader = new Grader(body, parse, result);
  // Report differences with the same kind, path and kind of value once.
  const groups = groupsOf(
    differencesOf(schema, body, result.isParsed),
    ({ kind, place, value }) => `${kind} ${pathOf(place)} ${kindOf(value)}`,
  );
  const findings = groups.map(async (alike): Promise<Finding> => {
    const [first] = alike;
    const found = { path: pathOf(first.place), reason: describe(first), count: alike.length };
    if (first.kind === 'extra') return { grade: 'extra', ...found };
    const [grade, effect] = await grader.effectOf(alike);
    return { ...found, grade, reason: `${found.reason}; ${effect}` };
  });
  return [...ambiguous, ...(await Promise.all(findings))];
}
