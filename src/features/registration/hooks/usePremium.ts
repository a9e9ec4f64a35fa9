import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Premium, PremiumQuery } from '@/api/prices/price.model';
import { useGetPremiumQuery } from '@/api/prices/prices.api';
import type { PriceStatus } from '../components/PriceBar';
import { noPremium } from '../pricing/insurancePrice';

/** A premium and how much of it is known. */
export interface PremiumState {
  status: PriceStatus;
  /** Zero while it is not known, and where the lookup failed or found nothing (section 4). */
  premium: Premium;
}

/**
 * The premium for four choices; null while one is open, when nothing is asked (section 4). Only an answer to
 * the choices as they are now counts: a late one never overwrites a newer one.
 */
export function usePremium(query: PremiumQuery | null): PremiumState {
  const { currentData, isFetching } = useGetPremiumQuery(query ?? skipToken);
  if (!query) return { status: 'open', premium: noPremium };
  if (isFetching) return { status: 'updating', premium: noPremium };
  return currentData
    ? { status: 'known', premium: currentData }
    : { status: 'missing', premium: noPremium };
}
