import { skipToken } from '@reduxjs/toolkit/query/react';
import { isApiError } from '@/api/core/apiError';
import type { Premium, PremiumQuery } from '@/api/prices/price.model';
import { useGetPremiumQuery } from '@/api/prices/prices.api';
import { failureMessage } from '@/shared/errors/failureMessage';
import type { Message } from '@/shared/errors/failureMessage';
import { noPremium } from './insurancePrice';
import type { PriceStatus } from './insurancePrice';

/** A premium and how much of it is known. */
export interface PremiumState {
  status: PriceStatus;
  /** Zero while it is not known, and where the lookup failed or found nothing (section 4). */
  premium: Premium;
  /** Why the lookup failed; null where it did not. */
  failure: Message | null;
  retry: () => void;
}

/**
 * The server's own words on it are for nobody: the lookup fails silently, as where there is no price (section 8). A
 * server that was not reached has said nothing of the price.
 */
function whyFailed(error: unknown): Message {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')
    ? failureMessage({ ...error, message: null })
    : { key: 'step2.premiumMissing' };
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
  if (error) return { ...unknown, status: 'failed', failure: whyFailed(error) };
  return currentData
    ? { ...unknown, status: 'known', premium: currentData }
    : { ...unknown, status: 'missing' };
}
