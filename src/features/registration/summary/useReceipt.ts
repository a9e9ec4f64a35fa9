import { useEffect, useEffectEvent } from 'react';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import { today } from '@/shared/dates/calendarDate';
import { tokenOrIdOf } from '../machine/agreement';
import { isStaff } from '../machine/wizard.state';
import type { PremiumState } from '../pricing/usePremium';
import type { StepProps } from '../step/stepProps';
import { keepReceipt, readReceipt } from '../thank-you/keptReceipt';
import { rememberSigned } from '../thank-you/signedHere';
import { toReceipt } from '../thank-you/receipt';
import { agreementPrice } from './agreementPrice';

/** Keeps what was signed for thank-you, and that it was (D46). Nothing of a haulier before is left. */
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
    // Heard before thank-you is gone to: an effect of the last render would come too late.
    return wizard.subscribe(() => handleChange());
  }, [wizard]);
}
