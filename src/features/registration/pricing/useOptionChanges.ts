import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { PremiumQuery } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { carPricePerMonth } from '@/domain/insurancePrice';
import { add, fraction, multiply, type Fraction } from '@/shared/money/fraction';
import { fetchWhenIdle } from '@/shared/routing/fetchWhenIdle';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PremiumState } from './usePremium';

/** The questions whose options say what they change. */
const pricedQuestions = [
  { field: 'newValueId', list: 'newValues' },
  { field: 'ownRiskId', list: 'ownRisks' },
] as const;

type PricedField = (typeof pricedQuestions)[number]['field'];

/** How many premiums are looked up for each question: those of the options that stand nearest to the chosen one. */
const mostPerQuestion = 3;

interface Option {
  field: PricedField;
  id: number;
  query: PremiumQuery;
}

function optionsBeside(chosen: PremiumQuery, lists: ReferenceLists): Option[] {
  return pricedQuestions.flatMap(({ field, list }) => {
    const ids = (lists[list].choices ?? []).map(({ id }) => id);
    const place = ids.indexOf(chosen[field]);
    return ids
      .map((id, index) => ({ id, distance: Math.abs(index - place) }))
      .filter(({ distance }) => distance > 0)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, mostPerQuestion)
      .map(({ id }) => ({ field, id, query: { ...chosen, [field]: id } }));
  });
}

const { getPremium } = pricesApi.endpoints;

/**
 * What other options of value and excess would change, in kroner per month: looked up while the browser is idle, once the price of
 * the choices is known. `none` is an option without a price, null one whose change is not known.
 */
export function useOptionChanges(
  chosen: PremiumQuery | null,
  { status, premium }: PremiumState,
  lists: ReferenceLists,
): (field: string, id: string) => Fraction | 'none' | null {
  const dispatch = useAppDispatch();
  const isKnown = status === 'known';
  const asked = JSON.stringify(isKnown && chosen);
  const options = useMemo(() => {
    const query = JSON.parse(asked) as PremiumQuery | false | null;
    return query ? optionsBeside(query, lists) : [];
  }, [asked, lists]);
  useEffect(() => {
    if (options.length === 0) return undefined;
    return fetchWhenIdle(() => {
      const lookups = options.map(({ query }) => dispatch(getPremium.initiate(query)));
      return () => lookups.forEach((lookup) => lookup.unsubscribe());
    });
  }, [dispatch, options]);
  const answers = useAppSelector(
    (state) => options.map(({ query }) => getPremium.select(query)(state).data),
    shallowEqual,
  );
  return (field, id) => {
    const index = options.findIndex((option) => option.field === field && String(option.id) === id);
    const other = answers[index];
    if (other === null) return 'none';
    if (!other) return null;
    const now = carPricePerMonth(premium, []);
    return add(carPricePerMonth(other, []), multiply(now, fraction('-1')));
  };
}
