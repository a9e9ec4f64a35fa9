import type { AddOn } from '@/api/add-ons/addOn.model';
import { addOnsApi, useListAddOnsQuery } from '@/api/add-ons/addOns.api';
import { bypassCache, fetchOnce } from '@/api/core/baseApi';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/store';

const { listAddOns } = addOnsApi.endpoints;

/** Fetches all add-ons, bypassing the cache. Undefined if the session ended meanwhile. */
const fetchAddOns = (dispatch: AppDispatch): Promise<readonly AddOn[] | undefined> =>
  fetchOnce(dispatch(listAddOns.initiate(undefined, bypassCache)));

/** The list of add-ons, for the page and its dialogs. */
export function useAddOnList() {
  const dispatch = useAppDispatch();
  return { ...useListAddOnsQuery(), fetchRows: () => fetchAddOns(dispatch) };
}
