import { useReferenceLists } from '@/api/lookups/lookups.api';
import type { Price } from '@/api/prices/price.model';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { priceChoices } from '../forms/priceChoices';

/** The choices that the form for a price offers. `price`: the edited price, if any. */
export function usePriceChoices(price?: Price) {
  const { lists, isLoading, isFetching, error } = useReferenceLists();
  useLoadNotice({ isError: error !== null, isFetching, error });
  return { choices: priceChoices(lists, price), isLoading };
}
