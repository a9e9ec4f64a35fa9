import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddOn } from '@/api/add-ons/addOn.model';
import type { CalendarDate } from '@/api/core/values';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import { normalizers } from '@/domain/truckerFields.mapper';
import { toDanishTime } from '@/shared/dates/calendarDate';
import { toDecimal, type Fraction } from '@/shared/money/fraction';
import { choiceTitles } from '../car/car.mapper';
import { standingTermination } from '../machine/termination';
import { agreementIdOf, hasSigned, tokenOrIdOf, type WizardState } from '../machine/wizard.state';
import { agreementPrice, chosenWork, toYearly } from '@/domain/insurancePrice';
import type { PremiumState } from '../pricing/usePremium';
import type { WizardProps } from '../step/stepProps';
import { keepReceipt, type Receipt } from '../thank-you/signedAgreement';

interface ReceiptData {
  premium: PremiumState;
  lists: ReferenceLists;
  /** The add-ons; undefined until they are fetched. */
  workAddOns: readonly AddOn[] | undefined;
  carAddOns: readonly AddOn[] | undefined;
}

/** Once the haulier has signed, stores the receipt for the thank-you page. */
export function useReceipt(
  { wizard }: Pick<WizardProps, 'wizard'>,
  { premium, lists, workAddOns, carAddOns }: ReceiptData,
): void {
  const wasSigned = useRef(false);
  const handleChange = useEffectEvent(() => {
    const state = wizard.getState();
    const { car, work } = state;
    const isFirst = !wasSigned.current;
    wasSigned.current = hasSigned(state);
    // The receipt has the time and the price of the signature, not those of the end of the sending.
    if (!isFirst || !wasSigned.current || !work || !workAddOns || !carAddOns) return;
    const price = agreementPrice(premium, { car, work, carAddOns, workAddOns }).total;
    if (!price) return;
    const at = Date.now();
    const time = toDanishTime(new Date(at));
    const receipt = toReceipt(state, { price, workAddOns, lists, at, ...time });
    if (receipt) keepReceipt(receipt);
  });
  useEffect(() => {
    // Subscribe to the wizard: a React effect would run only after the navigation to the thank-you page.
    return wizard.subscribe(() => handleChange());
  }, [wizard]);
}

interface SigningFacts {
  /** The price in kroner per month. */
  price: Fraction;
  workAddOns: readonly AddOn[];
  lists: ReferenceLists;
  /** The time of the signature in milliseconds since 1970. */
  at: number;
  /** The date and time (HH:mm) of the signature in Denmark. */
  date: CalendarDate;
  time: string;
}

/** The receipt of a completed wizard; null if the answers of a step are missing. */
export function toReceipt(state: WizardState, facts: SigningFacts): Receipt | null {
  const { price, workAddOns, lists, at, date, time } = facts;
  const { details, car, work, companies } = state;
  const termination = standingTermination(state);
  if (!details || !car || !work) return null;
  const { answers, cars, employees, drivers } = work;
  const insurer = companies.find(({ id }) => id === termination?.insuranceCompanyId)?.name ?? '';
  return {
    tokenOrId: tokenOrIdOf(state),
    reference: String(agreementIdOf(state) ?? ''),
    at,
    date,
    time,
    name: details.name,
    cvr: details.cvr,
    email: details.email,
    numberPlate: normalizers.numberPlate(details.numberPlate),
    choices: choiceTitles(car, lists),
    hasRoadAssistance: car.hasRoadAssistance,
    roadAssistanceFrom: car.roadAssistanceFrom,
    hasGlassCover: car.hasGlassCover,
    ...chosenWork(workAddOns, answers),
    headcount: answers.includes(true) ? { cars, employees, drivers } : null,
    pricePerMonth: toDecimal(price, 2),
    pricePerYear: toDecimal(toYearly(price), 2),
    termination: termination && {
      insurer,
      policyNumber: termination.policyNumber,
      date: termination.terminationDate,
    },
  };
}
