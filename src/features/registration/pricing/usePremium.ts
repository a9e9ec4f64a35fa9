import { skipToken } from '@reduxjs/toolkit/query/react';
import { isApiError, isUnreached } from '@/api/core/apiError';
import type { Premium, PremiumQuery } from '@/api/prices/price.model';
import { useGetPremiumQuery } from '@/api/prices/prices.api';
import { failureMessage } from '@/shared/errors/failureMessage';
import type { Message } from '@/shared/errors/failureMessage';
import { noPremium } from './insurancePrice';
import type { PriceStatus } from './insurancePrice';

/** A premium and how much of it is known. */
export interface PremiumState {
  status: PriceStatus;
  /** Zero unless its status is known (section 4). */
  premium: Premium;
  /** Why it is not known, where that can be said. */
  failure: Message | null;
  retry: () => void;
}

/** The server's own words on it are for nobody: the lookup fails silently (section 8). */
function whyFailed(error: unknown): Message | null {
  return isApiError(error) && isUnreached(error)
    ? failureMessage({ ...error, message: null })
    : null;
}

/**
 * The premium for four choices; null while one is open, when nothing is asked (section 4). Only an answer to
 * the choices as they are now counts: a late one never overwrites a newer one.
 */
export function usePremium(query: PremiumQuery | null): PremiumState {
  const { currentData, isFetching, error, refetch } = useGetPremiumQuery(query ?? skipToken);
  const unknown = { premium: noPremium, failure: null, retry: () => void refetch() };
  if (!query) return { ...unknown, status: 'open' };
  if (isFetching) return { ...unknown, status: 'updating' };
  if (error) return { ...unknown, status: 'unknown', failure: whyFailed(error) };
  return currentData
    ? { ...unknown, status: 'known', premium: currentData }
    : { ...unknown, status: 'unknown', failure: { key: 'step2.premiumMissing' } };
}
