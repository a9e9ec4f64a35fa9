import type { AddOn } from '@/api/add-ons/addOn.model';
import type { Decimal } from '@/api/core/values';
import type { Premium } from '@/api/prices/price.model';
import { add, divide, fraction, multiply, zero, type Fraction } from '@/shared/money/fraction';

const hundred = fraction('100');
const monthsPerYear = fraction('12');

/** `open`: choices are missing. `none`: the server has no price for the choices. `unknown`: the lookup failed. */
export type PriceStatus = 'open' | 'updating' | 'known' | 'none' | 'unknown';

/** The value of a missing premium, for example after a failed lookup. It must not be shown as an amount. */
export const noPremium: Premium = { premium: '0', ensurePercent: '0', dantaxiPercent: '0' };

function withPercent(amount: Fraction, percent: Decimal): Fraction {
  return add(amount, multiply(amount, divide(fraction(percent), hundred)));
}

/** The premium with both kickbacks, in kroner per year: base = premium + ensure %, then dantaxi % on top of it. */
function yearlyPremium({ premium, ensurePercent, dantaxiPercent }: Premium): Fraction {
  return withPercent(withPercent(fraction(premium), ensurePercent), dantaxiPercent);
}

/** The premium with both kickbacks, in kroner per month. */
export function premiumPerMonth(premium: Premium): Fraction {
  return toMonthly(yearlyPremium(premium));
}

/** The price of a car add-on, which is in kroner per year, in kroner per month. */
export function addOnPerMonth(price: Decimal): Fraction {
  return toMonthly(fraction(price));
}

function toMonthly(perYear: Fraction): Fraction {
  return divide(perYear, monthsPerYear);
}

export function toYearly(perMonth: Fraction): Fraction {
  return multiply(perMonth, monthsPerYear);
}

/** The prices (kroner per year) of the add-ons that are answered with yes; null if one of them is unknown. */
export function chosenPrices(
  addOns: readonly Pick<AddOn, 'price'>[],
  answers: readonly boolean[],
): Decimal[] | null {
  const prices = answers.flatMap((isChosen, index) =>
    isChosen ? [addOns[index]?.price ?? null] : [],
  );
  return prices.every((price) => price !== null) ? prices : null;
}

/** The premium, and whether it is known. */
interface PremiumLookup {
  status: PriceStatus;
  premium: Premium;
}

/**
 * The parts of the price of the car insurance, in kroner per month: the premium, then each chosen add-on. Null if the
 * premium or the price of an add-on is unknown.
 */
export function carPriceParts(
  { status, premium }: PremiumLookup,
  chosenAddOns: readonly Decimal[] | null,
): Fraction[] | null {
  if (status !== 'known' || !chosenAddOns) return null;
  return [premiumPerMonth(premium), ...chosenAddOns.map(addOnPerMonth)];
}

export interface ChosenWork {
  /** True if the first work add-on is chosen. The page shows a text for it instead of the add-on's name. */
  hasWorkInjury: boolean;
  /** The names of the other chosen work add-ons. */
  workAddOns: string[];
}

/** The work add-ons that are answered with yes. `answers` has the order of `addOns`. */
export function chosenWork(
  addOns: readonly Pick<AddOn, 'name'>[],
  answers: readonly boolean[],
): ChosenWork {
  const [hasWorkInjury = false, ...others] = answers;
  const [, ...otherAddOns] = addOns;
  return {
    hasWorkInjury,
    workAddOns: otherAddOns.filter((_, index) => others[index]).map(({ name }) => name),
  };
}

/** The values that determine the price of step 3. */
export interface PricedWork {
  /** The answers to the work add-ons, in the order of the add-ons. */
  answers: readonly boolean[];
  /** The number of employees. This and `drivers` are null if the field is empty or cannot be parsed. */
  employees: Decimal | null;
  drivers: Decimal | null;
}

/**
 * The chosen work add-ons in kroner per month: their prices (kroner per year) × (employees + drivers) ÷ 12. Null if a
 * price or a head count is missing. Also null for 0 employees and 0 drivers, because such an agreement must not be
 * signed.
 */
function workPricePerMonth(
  chosenAddOns: readonly Decimal[] | null,
  { employees, drivers }: PricedWork,
): Fraction | null {
  if (!chosenAddOns) return null;
  if (chosenAddOns.length === 0) return zero;
  if (employees === null || drivers === null) return null;
  const heads = add(fraction(employees), fraction(drivers));
  if (heads.numerator === 0n) return null;
  return toMonthly(multiply(add(...chosenAddOns.map(fraction)), heads));
}

/** The price of an agreement in kroner per month. An amount is null if unknown; `car` is 0 without car insurance. */
export interface AgreementPrice {
  car: Fraction | null;
  work: Fraction | null;
  total: Fraction | null;
  /** The add-ons that `work` includes. */
  chosenWork: ChosenWork;
  /** True if the price of a chosen add-on is unknown. */
  lacksAddOns: boolean;
  /** True if a work add-on is chosen, but head counts are missing or 0. */
  lacksCounts: boolean;
}

interface Chosen {
  /** The saved answers of step 2; null without car insurance, which then costs nothing. */
  car: { hasRoadAssistance: boolean; hasGlassCover: boolean } | null;
  work: PricedWork;
  carAddOns: readonly AddOn[];
  workAddOns: readonly AddOn[];
}

/** Calculates the price of an agreement. An unknown amount makes the total unknown. */
export function agreementPrice(
  premium: PremiumLookup,
  { car, work, carAddOns, workAddOns }: Chosen,
): AgreementPrice {
  const carAnswers = car ? [car.hasRoadAssistance, car.hasGlassCover] : [];
  const ofCar = chosenPrices(carAddOns, carAnswers);
  const ofWork = chosenPrices(workAddOns, work.answers);
  const carParts = car ? carPriceParts(premium, ofCar) : [];
  const carPrice = carParts && add(...carParts);
  const workPrice = workPricePerMonth(ofWork, work);
  return {
    car: carPrice,
    work: workPrice,
    total: carPrice && workPrice && add(carPrice, workPrice),
    chosenWork: chosenWork(workAddOns, work.answers),
    lacksAddOns: !ofCar || !ofWork,
    lacksCounts: ofWork !== null && workPrice === null,
  };
}
