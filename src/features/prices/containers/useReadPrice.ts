import type { Price } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { findRecord } from '@/shared/lists/dialogs/useEditForm';
import { useAppDispatch } from '@/store/hooks';

const { listPrices } = pricesApi.endpoints;

/** No call reads one price, so the list is read again (section 7). */
export function useReadPrice(id: Price['id']): () => Promise<Price | undefined> {
  const dispatch = useAppDispatch();
  return async () => {
    const request = listPrices.initiate(undefined, { forceRefetch: true, subscribe: false });
    return findRecord(await dispatch(request).unwrap(), id);
  };
}
