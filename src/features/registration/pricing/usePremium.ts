import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isApiError, hasNoResponse } from '@/api/core/apiError';
import type { Premium, PremiumChoices } from '@/api/prices/price.model';
import { useGetPremiumQuery } from '@/api/prices/prices.api';
import { failureMessage, type Message } from '@/shared/errors/failureMessage';
import { useRememberedError } from '@/shared/errors/useRememberedError';
import { noPremium, type PriceStatus } from '@/domain/insurancePrice';

export interface PremiumState {
  status: PriceStatus;
  /** Zero unless `status` is `known`. */
  premium: Premium;
  /** The premium of the previous choices while the new one is fetched; otherwise null. */
  outdated: Premium | null;
  /** True while a request that returned no premium is repeated. */
  isRetrying: boolean;
  /** Why the premium is not known, if there is a message for it. */
  failure: Message | null;
  /** Repeats a request that returned no premium. Otherwise does nothing. */
  retry: () => void;
}

/** Explains a failure only if the server was not reached, and never shows the server's own message. */
function whyFailed(error: unknown): Message | null {
  return isApiError(error) && hasNoResponse(error)
    ? failureMessage({ ...error, message: null })
    : null;
}

/**
 * The premium for the four choices. While a choice is missing, `choices` is null and nothing is fetched. Only the
 * response for the current choices is used: a late one never overwrites a newer one.
 */
export function usePremium(choices: PremiumChoices | null): PremiumState {
  const { currentData, isFetching, error, refetch } = useGetPremiumQuery(choices ?? skipToken);
  const known = choices ? (currentData ?? null) : null;
  // An earlier request, such as a prefetch, may have failed. The premium is then fetched again.
  const remembered = useRememberedError(error, JSON.stringify(choices));
  const isAskedAgain = error !== undefined && error === remembered;
  const [settled, setSettled] = useState(known);
  if (!isFetching && !isAskedAgain && settled !== known) setSettled(known);

  const retry = () => void refetch();
  const state = {
    premium: noPremium,
    outdated: null,
    isRetrying: isFetching,
    failure: null,
    retry: () => undefined,
  };
  if (!choices) return { ...state, status: 'open' };
  // Keep the known premium when a refetch fails. This is safe: signing requires a fresh response anyway.
  if (error && !isAskedAgain && currentData === undefined)
    return { ...state, status: 'unknown', failure: whyFailed(error), retry };
  if (currentData === null) return { ...state, status: 'none', retry };
  if (!currentData) return { ...state, status: 'updating', outdated: settled, isRetrying: false };
  // Keep the premium while it is fetched again before signing.
  return { ...state, status: 'known', premium: currentData, isRetrying: false };
}
