import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import type { CalendarDate, Decimal } from '@/api/core/values';
import { normalForms } from '@/domain/haulier.mapper';
import { fraction, multiply, toDecimal, type Fraction } from '@/shared/money/fraction';
import { tokenOrIdOf } from '../machine/agreement';
import type { WizardState } from '../machine/wizard.state';
import { chosenWork, type ChosenWork } from '../pricing/insurancePrice';

/** What a haulier has signed, as far as thank-you tells it. */
export interface Receipt extends ChosenWork {
  /** Whose it is, as the address of thank-you has it. */
  tokenOrId: string;
  date: CalendarDate;
  name: string;
  cvr: string;
  email: string;
  registrationNumber: string;
  hasRoadAssistance: boolean;
  roadAssistanceFrom: CalendarDate | null;
  hasGlassCover: boolean;
  /** In kroner, rounded as they are shown (D22). */
  pricePerMonth: Decimal;
  pricePerYear: Decimal;
  /** What ends the insurance elsewhere; null where none does. */
  termination: { insurer: string; policyNumber: string; date: CalendarDate } | null;
}

interface Signed {
  /** Kroner per month. */
  price: Fraction;
  workAddOns: readonly OfferedAddOn[];
  date: CalendarDate;
}

function terminationOf({ termination, companies }: WizardState): Receipt['termination'] {
  if (!termination) return null;
  const { insuranceCompanyId, policyNumber, terminationDate } = termination;
  const company = companies.find(({ id }) => id === insuranceCompanyId);
  return { insurer: company?.name ?? '', policyNumber, date: terminationDate };
}

/** The receipt of a completed wizard; null where a step of it is not known. */
export function toReceipt(state: WizardState, { price, workAddOns, date }: Signed): Receipt | null {
  const { details, car, work } = state;
  if (!details || !car || !work) return null;
  return {
    tokenOrId: tokenOrIdOf(state),
    date,
    name: details.name,
    cvr: details.cvr,
    email: details.email,
    registrationNumber: normalForms.registrationNumber(details.registrationNumber),
    hasRoadAssistance: car.hasRoadAssistance,
    roadAssistanceFrom: car.roadAssistanceFrom,
    hasGlassCover: car.hasGlassCover,
    ...chosenWork(workAddOns, work.answers),
    pricePerMonth: toDecimal(price, 2),
    pricePerYear: toDecimal(multiply(price, fraction('12')), 2),
    termination: terminationOf(state),
  };
}

/** What became of the agreement: it is on its way, passed on, not passed on yet, or the server knows none by this address. */
export type Delivery = 'working' | 'done' | 'failed' | 'unknown';
