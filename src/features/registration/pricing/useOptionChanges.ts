import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { isApiError } from '@/api/core/apiError';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { PremiumChoices } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { premiumPerMonth } from '@/domain/insurancePrice';
import { subtract, type Fraction } from '@/shared/money/fraction';
import { fetchWhenIdle } from '@/shared/routing/fetchWhenIdle';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PremiumState } from './usePremium';

const pricedQuestions = [
  { field: 'newValueId', list: 'newValues' },
  { field: 'ownRiskId', list: 'ownRisks' },
] as const;

type PricedField = (typeof pricedQuestions)[number]['field'];

/** True for a question whose options show how they would change the price. */
export const showsPriceChanges = (field: string) =>
  pricedQuestions.some((one) => one.field === field);

/** The maximum number of premiums to fetch for both questions together. */
const maxOptions = 6;

interface Option {
  field: PricedField;
  id: number;
  choices: PremiumChoices;
}

/**
 * The options nearest to the chosen ones, taken in turn from both questions. If one question has no more options, the
 * other one fills up the list.
 */
function optionsBeside(chosen: PremiumChoices, lists: ReferenceLists): Option[] {
  return pricedQuestions
    .flatMap(({ field, list }) => {
      const ids = (lists[list].choices ?? []).map(({ id }) => id);
      const place = ids.indexOf(chosen[field]);
      return ids
        .map((id, index) => ({ id, distance: Math.abs(index - place) }))
        .filter(({ distance }) => distance > 0)
        .sort((one, other) => one.distance - other.distance)
        .map(({ id }, rank) => ({ field, id, rank, choices: { ...chosen, [field]: id } }));
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxOptions);
}

const { getPremium } = pricesApi.endpoints;

/**
 * Fetches the premiums of other options for the new value and the excess, once the current price is known and the
 * browser is idle. Returns a function for the price difference of an option, in kroner per month: `none` if the option
 * has no price, null if the difference is not known.
 */
export function useOptionChanges(
  chosen: PremiumChoices | null,
  { status, premium }: PremiumState,
  lists: ReferenceLists,
): (field: string, id: string) => Fraction | 'none' | null {
  const dispatch = useAppDispatch();
  const options = chosen && status === 'known' ? optionsBeside(chosen, lists) : [];
  // Keep the options as a string. Strings compare by value, so a render with the same options does not fetch again.
  const asked = JSON.stringify(options.map(({ choices }) => choices));
  /**
   * True once the server has limited the requests. Then fetch no more options: the user's own choices need their
   * premium.
   */
  const isRateLimited = useRef(false);
  useEffect(() => {
    const wanted = JSON.parse(asked) as PremiumChoices[];
    if (wanted.length === 0 || isRateLimited.current) return undefined;
    return fetchWhenIdle(() => {
      const lookups = wanted.map((choices) => dispatch(getPremium.initiate(choices)));
      for (const lookup of lookups) {
        void lookup.then(({ error }) => {
          if (isApiError(error) && error.kind === 'rateLimited') isRateLimited.current = true;
        });
      }
      return () => lookups.forEach((lookup) => lookup.unsubscribe());
    });
  }, [dispatch, asked]);
  const answers = useAppSelector(
    (state) => options.map(({ choices }) => getPremium.select(choices)(state).data),
    shallowEqual,
  );
  const now = premiumPerMonth(premium);
  return (field, id) => {
    const index = options.findIndex((option) => option.field === field && String(option.id) === id);
    const other = answers[index];
    if (other === null) return 'none';
    return other ? subtract(premiumPerMonth(other), now) : null;
  };
}
