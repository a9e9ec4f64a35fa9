import { useReferenceLists } from '@/api/lookups/lookups.api';
import type { Price } from '@/api/prices/price.model';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { priceSelects } from '../forms/priceSelects';

/** The selects of the form for a price. `price`: the edited price, if any. */
export function usePriceSelects(price?: Price) {
  const { lists, isLoading, isFetching, error } = useReferenceLists();
  useLoadNotice({ isError: error !== null, isFetching, error });
  return { selects: priceSelects(lists, price), isLoading };
}
