import type { Decimal } from '@/api/core/values';
import type { Kickbacks, Premium, Price } from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import { premiumPerMonth } from '@/domain/insurancePrice';
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
import { isReadable } from '../forms/areaKickbacks';
import { groupByPlace, placeChoices, placeKey, placeOf, type PricesByPlace } from '../places';
import { aboutPrice, type PriceItem } from '../runs/priceItem';
import { cellErrors, draftKey, type CellDraft } from './cellDrafts';
import { placeName } from './planDrafts';
import { placedIn, type MatrixChoices } from './priceMatrix';
import { parseChange, type RegulationValues } from './regulation.schema';

function isInScope(price: Price, values: RegulationValues): boolean {
  return placeChoices.every(({ id }) => values[id] === '' || values[id] === String(price[id]));
}

/** Rounds a premium to a multiple of `step`: half up, or always up. */
function roundTo(value: Fraction, step: Fraction, isUp: boolean): Fraction {
  const steps = divide(value, step);
  const whole = fraction(toDecimal(steps, 0));
  const isBelow = compare(whole, steps) < 0;
  return multiply(isUp && isBelow ? add(whole, fraction('1')) : whole, step);
}

/** Returns what a premium becomes by the form's rule, as an exact decimal in kroner per year. */
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

interface Regulation {
  /** The changed premiums, as drafts that the user checks and saves in the matrix. */
  drafts: readonly CellDraft[];
  /** The premiums that the rule does not change. For these, the matrix drops earlier drafts. */
  unchanged: readonly CellDraft[];
  /** The changed kickbacks, to be saved by a run. */
  items: readonly PriceItem[];
  holes: number;
  /** The number of prices that are left out because their premium, or one of their kickbacks, cannot be read. */
  unread: number;
  /** The number of prices that share their choices with another. */
  doubles: number;
  /** The number of changes by more than 25 %. */
  large: number;
  /** The number of premiums that would fall below 0 and cannot be saved. */
  negative: number;
  /** The means of the changed premiums before and after the change, in kroner per year. */
  averages: Averages | null;
  /** The average change for a haulier in kroner per month, including kickbacks; null if a price cannot be read. */
  monthly: Fraction | null;
}

function mean(amounts: readonly Fraction[]): Fraction {
  return divide(add(...amounts), fraction(String(amounts.length)));
}

interface KickbackChange {
  item: PriceItem;
  month: Fraction | null;
}

/**
 * The changes of one kickback by a run. A request sends both, so prices with an unreadable kickback are left out.
 */
function kickbackChanges(
  inScope: readonly Price[],
  what: keyof Kickbacks,
  percent: Decimal,
  pricesByPlace: PricesByPlace,
  choices: MatrixChoices,
): KickbackChange[] {
  return inScope.flatMap((price) => {
    if (!isReadable(price)) return [];
    const { ensurePercent, dantaxiPercent } = price;
    const before = { ensurePercent, dantaxiPercent };
    if (isSameAmount(percent, before[what])) return [];
    const place = placeOf(price);
    const item: PriceItem = {
      // A run may change the two kickbacks of a price one after the other, so the key names the kickback.
      key: `${what} ${draftKey({ place, seen: price })}`,
      label: placeName(place, choices),
      about: aboutPrice(place, price, pricesByPlace.get(placeKey(place))),
      before,
      wanted: { ...before, [what]: percent },
    };
    return { item, month: monthlyChange(price, { [what]: percent }) };
  });
}

/** How much more a haulier pays per month, including kickbacks; null if a part of the price cannot be read. */
function monthlyChange(price: Price, changed: Partial<Premium>): Fraction | null {
  const { premium } = price;
  if (premium === null || !isReadable(price)) return null;
  const before = { ...price, premium };
  return subtract(premiumPerMonth({ ...before, ...changed }), premiumPerMonth(before));
}

/** Calculates what the form would change. Leaves out prices that have no cell, because the matrix cannot show them. */
export function planRegulation(
  values: RegulationValues,
  prices: readonly Price[],
  choices: MatrixChoices,
  language: Language,
): Regulation {
  const { what } = values;
  const isPlaced = placedIn(choices);
  const inScope = prices.filter((price) => isInScope(price, values) && isPlaced(price));
  const pricesByPlace = groupByPlace(inScope);
  const regulated = (what === 'premium' ? inScope : []).flatMap((price) => {
    const before = price.premium;
    if (before === null) return [];
    return { price, before, after: regulatePremium(before, values) };
  });
  const isUnread = (price: Price) =>
    what === 'premium' ? price.premium === null : !isReadable(price);
  const draftOf = ({ price, after }: (typeof regulated)[number]): CellDraft => {
    const text = formatAmount(after, language);
    const messages = cellErrors(text);
    return { place: placeOf(price), seen: price, text, phase: 'typed', messages };
  };
  const isSame = ({ before, after }: (typeof regulated)[number]) => isSameAmount(before, after);
  const changed = regulated.filter((one) => !isSame(one));
  const isAny = changed.length > 0;
  const kickbacks =
    what === 'premium'
      ? []
      : kickbackChanges(inScope, what, parseChange(values) ?? '0', pricesByPlace, choices);
  // One of the two lists is empty.
  const months = [
    ...changed.map(({ price, after }) => monthlyChange(price, { premium: after })),
    ...kickbacks.map(({ month }) => month),
  ];
  return {
    drafts: changed.map(draftOf),
    unchanged: regulated.filter(isSame).map((one) => ({ ...draftOf(one), isAsSaved: true })),
    items: kickbacks.map(({ item }) => item),
    holes: countPlaces(values, choices) - pricesByPlace.size,
    unread: inScope.filter(isUnread).length,
    doubles: [...pricesByPlace.values()].filter((here) => here.length > 1).flat().length,
    large: changed.filter(({ before, after }) => isLargeChange(before, after)).length,
    negative: changed.filter(({ after }) => after.startsWith('-')).length,
    averages: isAny
      ? {
          before: mean(changed.map(({ before }) => fraction(before))),
          after: mean(changed.map(({ after }) => fraction(after))),
        }
      : null,
    monthly: months.length > 0 && months.every((month) => month !== null) ? mean(months) : null,
  };
}

function countPlaces(values: RegulationValues, choices: MatrixChoices): number {
  return placeChoices.reduce(
    (count, { id, list }) => count * (values[id] === '' ? choices[list].length : 1),
    1,
  );
}

/** The change of the average premium in percent, with one decimal; null for a rise from 0. */
export function percentOf({ before, after }: Averages): Decimal | null {
  if (compare(before, zero) === 0) return null;
  return toDecimal(multiply(divide(subtract(after, before), before), fraction('100')), 1);
}
