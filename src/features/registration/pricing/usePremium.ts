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
  /** The premium for the choices; zero unless `status` is `known`. */
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
  // An earlier request for these choices, such as a prefetch, may have failed. RTK Query then fetches again, so ignore
  // the old error, unless the premium was known before.
  const remembered = useRememberedError(error, JSON.stringify(choices));
  const isAskedAgain = error !== undefined && error === remembered && currentData === undefined;
  const hasFailed = error !== undefined && !isAskedAgain;
  const known = choices && !hasFailed ? (currentData ?? null) : null;
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
  if (currentData === null) return { ...state, status: 'none', retry };
  // A premium that could not be fetched again is not known either: it may have changed.
  if (hasFailed) return { ...state, status: 'unknown', failure: whyFailed(error), retry };
  if (!currentData) return { ...state, status: 'updating', outdated: settled, isRetrying: false };
  // Keep the premium while it is fetched again before signing.
  return { ...state, status: 'known', premium: currentData, isRetrying: false };
}
