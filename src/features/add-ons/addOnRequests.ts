import { addOnsApi, useListAddOnsQuery } from '@/api/add-ons/addOns.api';
import { bypassCache, fetchOnce } from '@/api/core/baseApi';
import { useAppDispatch } from '@/store/hooks';

/** The list of add-ons, for the page and its dialogs. `fetchRows` bypasses the cache. */
export function useAddOnList() {
  const dispatch = useAppDispatch();
  const fetchRows = () =>
    fetchOnce(dispatch(addOnsApi.endpoints.listAddOns.initiate(undefined, bypassCache)));
  return { ...useListAddOnsQuery(), fetchRows };
}
