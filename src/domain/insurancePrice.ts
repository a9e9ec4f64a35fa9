import type { AddOn } from '@/api/add-ons/addOn.model';
import type { Decimal } from '@/api/core/values';
import type { Premium } from '@/api/prices/price.model';
import { add, divide, fraction, multiply } from '@/shared/money/fraction';
import type { Fraction } from '@/shared/money/fraction';

const hundred = fraction('100');
const monthsPerYear = fraction('12');

/** What is known about the price: choices are open, it is being looked up, it is known, the choices have none, or nobody can say. */
export type PriceStatus = 'open' | 'updating' | 'known' | 'none' | 'unknown';

/** The premium where there is none: the lookup failed or knows no price (specification, section 4). It is no amount to be shown. */
export const noPremium: Premium = { premium: '0', ensurePercent: '0', dantaxiPercent: '0' };

function withPercent(amount: Fraction, percent: Decimal): Fraction {
  return add(amount, multiply(amount, divide(fraction(percent), hundred)));
}

/** The premium with both kickbacks, in kroner per year: base = premium + ensure %, then dantaxi % on top (section 9). */
export function yearlyPremium({ premium, ensurePercent, dantaxiPercent }: Premium): Fraction {
  return withPercent(withPercent(fraction(premium), ensurePercent), dantaxiPercent);
}

/** Car insurance in kroner per month: the yearly premium and the chosen car add-ons (kroner per year), over 12 (section 9). */
export function carPricePerMonth(premium: Premium, chosenAddOns: readonly Decimal[]): Fraction {
  return toMonthly(add(yearlyPremium(premium), ...chosenAddOns.map(fraction)));
}

/** From kroner per year to kroner per month. */
function toMonthly(perYear: Fraction): Fraction {
  return divide(perYear, monthsPerYear);
}

/** From kroner per month to kroner per year. */
export function toYearly(perMonth: Fraction): Fraction {
  return multiply(perMonth, monthsPerYear);
}

/** The prices (kroner per year) of the add-ons whose answer, in the same order, is yes; null where one of them is not known. */
export function chosenPrices(
  addOns: readonly Pick<AddOn, 'price'>[],
  answers: readonly boolean[],
): Decimal[] | null {
  const prices = answers.flatMap((isChosen, index) =>
    isChosen ? [addOns[index]?.price ?? null] : [],
  );
  return prices.every((price) => price !== null) ? prices : null;
}

/** The same as `carPricePerMonth` where all of it is known; null where something is not. */
export function knownCarPrice(
  { status, premium }: { status: PriceStatus; premium: Premium },
  chosenAddOns: readonly Decimal[] | null,
): Fraction | null {
  return status === 'known' && chosenAddOns ? carPricePerMonth(premium, chosenAddOns) : null;
}

/** What `knownCarPrice` is made of, in kroner per month: the premium, then each chosen add-on. */
export function carPriceParts(
  { status, premium }: { status: PriceStatus; premium: Premium },
  chosenAddOns: readonly Decimal[] | null,
): Fraction[] | null {
  if (status !== 'known' || !chosenAddOns) return null;
  return [yearlyPremium(premium), ...chosenAddOns.map(fraction)].map(toMonthly);
}

/** The work add-ons that are chosen. */
export interface ChosenWork {
  /** The first of them, which the page has its own word for. */
  hasWorkInjury: boolean;
  /** The others, by their names. */
  workAddOns: string[];
}

/** The work add-ons whose answer, in the same order, is yes. */
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

/** How many people a work add-on is paid for. */
interface Workforce {
  employees: Decimal;
  drivers: Decimal;
}

/** One work add-on in kroner per month: its price (kroner per year) times employees and drivers, over 12 (section 9). */
export function workAddOnPerMonth(price: Decimal, { employees, drivers }: Workforce): Fraction {
  const heads = add(fraction(employees), fraction(drivers));
  return toMonthly(multiply(fraction(price), heads));
}

/** All chosen work add-ons in kroner per month. */
export function workPricePerMonth(
  chosenAddOns: readonly Decimal[],
  workforce: Workforce,
): Fraction {
  return add(...chosenAddOns.map((price) => workAddOnPerMonth(price, workforce)));
}

/** What the price of step 3 depends on. */
export interface PricedWork {
  /** One answer per work add-on. */
  answers: readonly boolean[];
  /** Null where it is not typed, or cannot be read. */
  employees: Decimal | null;
  drivers: Decimal | null;
}

/** `workPricePerMonth`, or null if a price or a head count is missing, or if both head counts are 0 (D39). */
function knownWorkPrice(
  chosenAddOns: readonly Decimal[] | null,
  { employees, drivers }: PricedWork,
): Fraction | null {
  if (!chosenAddOns) return null;
  if (chosenAddOns.length === 0) return fraction('0');
  if (employees === null || drivers === null) return null;
  const isForNobody = add(fraction(employees), fraction(drivers)).numerator === 0n;
  return isForNobody ? null : workPricePerMonth(chosenAddOns, { employees, drivers });
}

/** What an agreement costs, in kroner per month; null where it is not known. */
export interface AgreementPrice {
  car: Fraction | null;
  work: Fraction | null;
  total: Fraction | null;
  /** What `work` is for. */
  chosenWork: ChosenWork;
  /** The price of a chosen add-on is not known. */
  lacksAddOns: boolean;
  /** A work add-on is chosen, but not for how many people. */
  lacksCounts: boolean;
}

interface Chosen {
  /** Step 2 as it was saved; null where no car insurance was chosen, which costs nothing. */
  car: { hasRoadAssistance: boolean; hasGlassCover: boolean } | null;
  work: PricedWork;
  carAddOns: readonly AddOn[];
  workAddOns: readonly AddOn[];
}

/** What an agreement costs (section 9). An amount that is not known makes the total unknown. */
export function agreementPrice(
  premium: { status: PriceStatus; premium: Premium },
  { car, work, carAddOns, workAddOns }: Chosen,
): AgreementPrice {
  const carAnswers = car ? [car.hasRoadAssistance, car.hasGlassCover] : [];
  const ofCar = chosenPrices(carAddOns, carAnswers);
  const ofWork = chosenPrices(workAddOns, work.answers);
  const carPrice = car ? knownCarPrice(premium, ofCar) : fraction('0');
  const workPrice = knownWorkPrice(ofWork, work);
  return {
    car: carPrice,
    work: workPrice,
    total: carPrice && workPrice && add(carPrice, workPrice),
    chosenWork: chosenWork(workAddOns, work.answers),
    lacksAddOns: !ofCar || !ofWork,
    lacksCounts: ofWork !== null && workPrice === null,
  };
}
