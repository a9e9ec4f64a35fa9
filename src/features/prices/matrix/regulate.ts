import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import { carPricePerMonth } from '@/domain/insurancePrice';
import { formatAmount } from '@/shared/money/formatAmount';
import {
  add,
  compare,
  divide,
  fraction,
  isSameAmount,
  multiply,
  subtract,
  toDecimal,
  zero,
  type Fraction,
} from '@/shared/money/fraction';
import { isLargeChange } from '@/shared/money/moneyRisks';
import { isUnreadable, type PriceItem } from '../runs/priceItem';
import { cellErrors, draftKey, type CellDraft } from './cellDrafts';
import { placeName } from './planDrafts';
import { placeChoices, placedIn, placeKey, pricesAt, type MatrixChoices } from './priceMatrix';
import { parseChange, type RegulationValues } from './regulation.schema';

function isInScope(price: Price, values: RegulationValues): boolean {
  return placeChoices.every(
    ({ field }) => values[field] === '' || values[field] === String(price[field]),
  );
}

/** Rounds half up, or always up, to a whole number of steps. */
function roundTo(value: Fraction, step: Fraction, isUp: boolean): Fraction {
  const steps = divide(value, step);
  const whole = fraction(toDecimal(steps, 0));
  const isBelow = compare(whole, steps) < 0;
  return multiply(isUp && isBelow ? add(whole, fraction('1')) : whole, step);
}

/** Returns the premium after the regulation, as an exact decimal in kroner per year. */
export function regulatePremium(
  premium: Decimal,
  values: Pick<RegulationValues, 'what' | 'by' | 'amount' | 'step' | 'direction'>,
): Decimal {
  const { by, step, direction } = values;
  const change = fraction(parseChange(values) ?? '0');
  const before = fraction(premium);
  const after =
    by === 'kroner'
      ? add(before, change)
      : multiply(before, divide(add(fraction('100'), change), fraction('100')));
  const unit = fraction(step === '0' ? '0.01' : step);
  return toDecimal(roundTo(after, unit, direction === 'up'), 2);
}

export interface Averages {
  before: Fraction;
  after: Fraction;
}

export interface Regulation {
  /** The changed premiums, to be shown in the sheet. */
  drafts: readonly CellDraft[];
  /** The premiums that the regulation leaves as they are. In the sheet, they replace earlier drafts. */
  unchanged: readonly CellDraft[];
  /** The changed kickbacks, to be saved by a run. */
  items: readonly PriceItem[];
  holes: number;
  /** Prices that share their choices with another. */
  doubles: number;
  /** Changes of more than 25 %. */
  large: number;
  /** The means of the changed premiums, in kroner per year. */
  averages: Averages | null;
  /** The average change for a haulier in kroner per month, including kickbacks; null if one of them cannot be read. */
  monthly: Fraction | null;
}

function mean(amounts: readonly Fraction[]): Fraction {
  return divide(add(...amounts), fraction(String(amounts.length)));
}

/** Calculates the changes without making them. Prices without a cell are left out: the matrix cannot show them. */
export function planRegulation(
  values: RegulationValues,
  prices: readonly Price[],
  choices: MatrixChoices,
  language: Language,
): Regulation {
  const { what } = values;
  const isPlaced = placedIn(choices);
  const inScope = prices.filter((price) => isInScope(price, values) && isPlaced(price));
  const [drafts, unchanged]: [CellDraft[], CellDraft[]] = [[], []];
  const items: PriceItem[] = [];
  const [before, after]: [Fraction[], Fraction[]] = [[], []];
  const months: (Fraction | null)[] = [];
  let large = 0;
  for (const seen of inScope) {
    const { areaId, newValueId, ownRiskId, injuryId, premium } = seen;
    const place = { areaId, newValueId, ownRiskId, injuryId };
    const { ensurePercent, dantaxiPercent } = seen;
    if (what !== 'premium') {
      if (ensurePercent === null || dantaxiPercent === null) continue;
      const wanted = { ensurePercent, dantaxiPercent, [what]: parseChange(values) ?? '0' };
      if (isSameAmount(wanted[what], seen[what])) continue;
      items.push({
        // The two kickbacks of a price are two separate changes.
        key: `${what} ${draftKey({ place, seen })}`,
        label: placeName(place, choices),
        about: {
          place,
          id: seen.id,
          isOneOfSeveral: pricesAt(prices, place).length > 1,
          ...(isUnreadable(seen) && { isUnreadable: true }),
        },
        before: { ensurePercent, dantaxiPercent },
        wanted,
      });
      continue;
    }
    if (premium === null) continue;
    const next = regulatePremium(premium, values);
    const text = formatAmount(next, language);
    const draft: CellDraft = { place, seen, text, phase: 'typed', messages: cellErrors(text) };
    if (isSameAmount(next, premium)) {
      unchanged.push({ ...draft, isAsSaved: true });
      continue;
    }
    drafts.push(draft);
    before.push(fraction(premium));
    after.push(fraction(next));
    const monthlyOf = (amount: Decimal) =>
      ensurePercent === null || dantaxiPercent === null
        ? null
        : carPricePerMonth({ premium: amount, ensurePercent, dantaxiPercent }, []);
    const [monthBefore, monthAfter] = [monthlyOf(premium), monthlyOf(next)];
    months.push(monthBefore && monthAfter && subtract(monthAfter, monthBefore));
    if (isLargeChange(premium, next)) large += 1;
  }
  const taken = new Set(inScope.map(placeKey));
  const isAny = before.length > 0;
  return {
    drafts,
    unchanged,
    items,
    holes: countPlaces(values, choices) - taken.size,
    doubles: inScope.filter((price) => pricesAt(inScope, price).length > 1).length,
    large,
    averages: isAny ? { before: mean(before), after: mean(after) } : null,
    monthly: isAny && months.every((month) => month !== null) ? mean(months) : null,
  };
}

function countPlaces(values: RegulationValues, choices: MatrixChoices): number {
  return placeChoices.reduce(
    (count, { field, list }) => count * (values[field] === '' ? choices[list].length : 1),
    1,
  );
}

/** The change of the mean in percent, with one decimal; null for a rise from 0. */
export function percentOf({ before, after }: Averages): Decimal | null {
  if (compare(before, zero) === 0) return null;
  return toDecimal(multiply(divide(subtract(after, before), before), fraction('100')), 1);
}
