import type { AddOn } from '@/api/add-ons/addOn.model';
import { addOnsApi, useListAddOnsQuery } from '@/api/add-ons/addOns.api';
import { bypassCache, fetchOnce } from '@/api/core/baseApi';
import type { ListQuery } from '@/shared/lists/dialogs/freshRecord';
import { useAppDispatch } from '@/store/hooks';

const { listAddOns } = addOnsApi.endpoints;

/** The list of add-ons, for a dialog. */
export function useAddOnList(): ListQuery<AddOn> {
  const dispatch = useAppDispatch();
  const { data } = useListAddOnsQuery();
  return {
    data,
    fetchRows: () => fetchOnce(dispatch(listAddOns.initiate(undefined, bypassCache))),
  };
}
