import { useEffect, useEffectEvent } from 'react';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import type { CalendarDate } from '@/api/core/values';
import { normalForms } from '@/domain/haulier.mapper';
import { today } from '@/shared/dates/calendarDate';
import { toDecimal, type Fraction } from '@/shared/money/fraction';
import { tokenOrIdOf } from '../machine/agreement';
import { isStaff, type WizardState } from '../machine/wizard.state';
import { agreementPrice, chosenWork, toYearly } from '@/domain/insurancePrice';
import type { PremiumState } from '../pricing/usePremium';
import type { StepProps } from '../step/stepProps';
import {
  keepReceipt,
  readReceipt,
  rememberSigned,
  type Receipt,
} from '../thank-you/signedAgreement';

/** Keeps what was signed for the thank-you page, and forgets what another haulier signed in this tab (D46). */
export function useReceipt({ wizard }: Pick<StepProps, 'wizard'>, premium: PremiumState): void {
  const workAddOns = useSearchAddOnsQuery('work').data;
  const carAddOns = useSearchAddOnsQuery('car').data;

  const handleChange = useEffectEvent(() => {
    const state = wizard.getState();
    const { phase, car, work } = state;
    if (phase !== 'completed' || isStaff(state)) return;
    if (state.token) void rememberSigned(state.token);
    if (!work || !workAddOns || !carAddOns) return;
    const price = agreementPrice(premium, { car, work, carAddOns, workAddOns }).total;
    if (!price) return;
    const receipt = toReceipt(state, { price, workAddOns, date: today(new Date()) });
    if (receipt) keepReceipt(receipt);
  });
  useEffect(() => {
    readReceipt(tokenOrIdOf(wizard.getState()));
    // An effect of the last render would run after the navigation to the thank-you page.
    return wizard.subscribe(() => handleChange());
  }, [wizard]);
}

interface Signed {
  /** Kroner per month. */
  price: Fraction;
  workAddOns: readonly AddOn[];
  date: CalendarDate;
}

/** The receipt of a completed wizard; null where the answers of a step are missing. */
export function toReceipt(state: WizardState, { price, workAddOns, date }: Signed): Receipt | null {
  const { details, car, work, termination, companies } = state;
  if (!details || !car || !work) return null;
  const insurer = companies.find(({ id }) => id === termination?.insuranceCompanyId)?.name ?? '';
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
    pricePerYear: toDecimal(toYearly(price), 2),
    termination: termination && {
      insurer,
      policyNumber: termination.policyNumber,
      date: termination.terminationDate,
    },
  };
}
