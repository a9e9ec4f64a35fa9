import { useEffect, useEffectEvent } from 'react';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import { today } from '@/shared/dates/calendarDate';
import { isStaff } from '../machine/selectors';
import type { PremiumState } from '../pricing/usePremium';
import type { StepProps } from '../step/stepProps';
import { useKeptReceipt } from '../thank-you/useKeptReceipt';
import { toReceipt } from '../thank-you/receipt';
import { agreementPrice } from './agreementPrice';

/** Keeps what was signed for thank-you, which comes when the wizard is gone. Nothing of a haulier before is left. */
export function useReceipt({ wizard }: Pick<StepProps, 'wizard'>, premium: PremiumState): void {
  const { keep } = useKeptReceipt();
  const workAddOns = useSearchAddOnsQuery('work').data;
  const carAddOns = useSearchAddOnsQuery('car').data;

  const handleChange = useEffectEvent(() => {
    const state = wizard.getState();
    const { phase, car, work } = state;
    if (phase !== 'completed' || isStaff(state) || !work || !workAddOns || !carAddOns) return;
    const price = agreementPrice(premium, { car, work, carAddOns, workAddOns }).total;
    if (!price) return;
    void keep(toReceipt(state, { price, workAddOns, date: today(new Date()) }));
  });
  useEffect(() => {
    void keep(null);
    // Heard before thank-you is gone to: an effect of the last render would come too late.
    return wizard.subscribe(() => handleChange());
  }, [wizard, keep]);
}
