import { bypassCache, fetchOnce } from '@/api/core/baseApi';
import type { Premium, PremiumChoices, Price } from '@/api/prices/price.model';
import { pricesApi, useListPricesQuery } from '@/api/prices/prices.api';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/store';

const { getPremium, listPrices } = pricesApi.endpoints;

/** Fetches all prices, bypassing the cache. Undefined if the session ended meanwhile. */
export const fetchPrices = (dispatch: AppDispatch): Promise<readonly Price[] | undefined> =>
  fetchOnce(dispatch(listPrices.initiate(undefined, bypassCache)));

/** Fetches the premium of one combination, bypassing the cache. Undefined if the session ended meanwhile. */
export const fetchPremium = (
  dispatch: AppDispatch,
  place: PremiumChoices,
): Promise<Premium | null | undefined> =>
  fetchOnce(dispatch(getPremium.initiate(place, bypassCache)));

export function usePriceList() {
  const dispatch = useAppDispatch();
  return { ...useListPricesQuery(), fetchRows: () => fetchPrices(dispatch) };
}
