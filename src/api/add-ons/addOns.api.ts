import type { NoArgument } from '../core/apiRequest';
import { call, readNothing } from '../core/call';
import { baseApi, isStale, unlessRefused } from '../core/baseApi';
import type { AddOn, AddOnInput, AddOnType, OfferedAddOn } from './addOn.model';
import { unwrapRows } from '../core/wire/envelope';
import {
  noteUnreadable,
  readField,
  readId,
  readText,
  required,
  readDecimal,
} from '../core/wire/read';
import { type WireBody, writeDecimal } from '../core/wire/write';

function readType(value: unknown): AddOnType | null {
  const code = readId(value);
  if (code === 1) return 'car';
  return code === 2 ? 'work' : null;
}

function readAddOn(value: unknown): AddOn | null {
  const id = readId(readField(value, 'id'));
  const type = readType(readField(value, 'type'));
  if (id === null || type === null) return null;
  const price = readDecimal(readField(value, 'price'));
  // A price that is not there is not 0 (section 3).
  if (price === null) noteUnreadable('price');
  return { id, name: readText(readField(value, 'name')), price, type };
}

/** First and second are told by the ids, in whatever order add-ons come (section 3). */
function inOrder(addOns: AddOn[]): AddOn[] {
  return addOns.sort((one, other) => one.id - other.id);
}

/** The add-ons, as a list or as one page of it (specification, section 7). Rows without id or type are left out. */
export function readAddOns(body: unknown): AddOn[] {
  return inOrder(unwrapRows(body, 'add_ons', readAddOn));
}

/**
 * The same of one type, for the wizard, where the place of an add-on says which cover it is. Throws UnreadableAnswer for a row without
 * id or type: the next one would take its place.
 */
export function readOfferedAddOns(body: unknown, type: AddOnType): OfferedAddOn[] {
  const readRow = (value: unknown) => {
    required(readId(readField(value, 'id')), 'id');
    required(readType(readField(value, 'type')), 'type');
    return readAddOn(value);
  };
  return inOrder(unwrapRows(body, 'add_ons', readRow)).filter((addOn) => addOn.type === type);
}

const typeCodes = { car: 1, work: 2 } as const satisfies Record<AddOnType, number>;

/** An add-on under the wire's names; 1 is car, 2 is work (specification, section 9). */
function writeAddOn(input: AddOnInput): WireBody<'CreateAddOnBody'> {
  return { name: input.name, price: writeDecimal(input.price), type: typeCodes[input.type] };
}

/** The wizard's search: all add-ons of one type (specification, section 7). */
function writeAddOnSearch(type: AddOnType): WireBody<'SearchAddOnsBody'> {
  return { search_filter: 'type', search_key: '', pagination: 'false', type: typeCodes[type] };
}

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
