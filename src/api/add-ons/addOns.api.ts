import type { NoArgument } from '../core/apiRequest';
import { baseApi, isStale, unlessRefused } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import type { WireBody } from '../core/wire/write';
import type { AddOn, AddOnInput, AddOnType, OfferedAddOn } from './addOn.model';
import { readAddOns, readOfferedAddOns } from './addOn.reader';
import { writeAddOn, writeAddOnSearch } from './addOn.writer';

/** The add-on products (specification, section 7). */
export const addOnsApi = baseApi.enhanceEndpoints({ addTagTypes: ['AddOn'] }).injectEndpoints({
  endpoints: (build) => ({
    listAddOns: build.query<AddOn[], NoArgument>({
      queryFn: call(() => ({ path: ['add-on', 'list'] }), readAddOns),
      providesTags: ['AddOn'],
      forceRefetch: isStale,
    }),
    searchAddOns: build.query<OfferedAddOn[], AddOnType>({
      queryFn: call(
        (type) => ({ path: ['add-on', 'search'], method: 'POST', body: writeAddOnSearch(type) }),
        readOfferedAddOns,
      ),
      providesTags: ['AddOn'],
    }),
    createAddOn: build.mutation<null, AddOnInput>({
      queryFn: call(
        (input) => ({ path: ['add-on', 'create'], method: 'POST', body: writeAddOn(input) }),
        readNothing,
      ),
      invalidatesTags: unlessRefused(() => ['AddOn'] as const),
    }),
    updateAddOn: build.mutation<null, AddOnInput & { id: number }>({
      queryFn: call((addOn) => {
        const body: WireBody<'UpdateAddOnBody'> = { ...writeAddOn(addOn), id: addOn.id };
        return { path: ['add-on', 'update'], method: 'POST', body };
      }, readNothing),
      invalidatesTags: unlessRefused(() => ['AddOn'] as const),
    }),
    deleteAddOn: build.mutation<null, number>({
      queryFn: call((id) => ({ path: ['add-on', 'delete', id], method: 'DELETE' }), readNothing),
      invalidatesTags: unlessRefused(() => ['AddOn'] as const),
    }),
  }),
});

export const {
  useListAddOnsQuery,
  useSearchAddOnsQuery,
  useCreateAddOnMutation,
  useUpdateAddOnMutation,
  useDeleteAddOnMutation,
} = addOnsApi;
