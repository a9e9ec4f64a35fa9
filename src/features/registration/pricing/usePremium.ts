import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isApiError, isUnreached } from '@/api/core/apiError';
import type { Premium, PremiumQuery } from '@/api/prices/price.model';
import { useGetPremiumQuery } from '@/api/prices/prices.api';
import { failureMessage, type Message } from '@/shared/errors/MessageText';
import { noPremium, type PriceStatus } from '@/domain/insurancePrice';

export interface PremiumState {
  status: PriceStatus;
  /** Zero unless its status is known (section 4). */
  premium: Premium;
  /** The premium of the choices before, while that of other choices is looked up; null where there was none. */
  outdated: Premium | null;
  /** A lookup that brought no premium is being tried again. */
  isRetrying: boolean;
  /** Why it is not known, where that can be said. */
  failure: Message | null;
  /** Looks it up again if that brought none. */
  retry: () => void;
}

/** Not the server's own words: the lookup fails silently (section 8). */
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
  const known = query ? (currentData ?? null) : null;
  const [settled, setSettled] = useState(known);
  if (!isFetching && settled !== known) setSettled(known);

  const retry = () => void refetch();
  const state = {
    premium: noPremium,
    outdated: null,
    isRetrying: isFetching,
    failure: null,
    retry: () => undefined,
  };
  if (!query) return { ...state, status: 'open' };
  // Keep the premium of these choices when a refetch fails. Nothing is signed without a fresh answer (D45).
  if (error && currentData === undefined)
    return { ...state, status: 'unknown', failure: whyFailed(error), retry };
  if (currentData === null) return { ...state, status: 'none', retry };
  if (!currentData) return { ...state, status: 'updating', outdated: settled, isRetrying: false };
  // Keep the premium while it is read again before signing (D45).
  return { ...state, status: 'known', premium: currentData, isRetrying: false };
}
