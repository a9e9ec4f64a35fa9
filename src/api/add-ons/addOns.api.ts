import type { NoArgument } from '../core/apiRequest';
import { call } from '../core/call';
import { baseApi, isStale, unlessRefused } from '../core/baseApi';
import type { AddOn, AddOnInput, AddOnType } from './addOn.model';
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

const typeCodes = { car: 1, work: 2 } as const satisfies Record<AddOnType, number>;

function readType(value: unknown): AddOnType | null {
  const code = readId(value);
  if (code === typeCodes.car) return 'car';
  return code === typeCodes.work ? 'work' : null;
}

function readAddOn(value: unknown): AddOn | null {
  const id = readId(readField(value, 'id'));
  const type = readType(readField(value, 'type'));
  if (id === null || type === null) return null;
  const price = readDecimal(readField(value, 'price'));
  // A missing price must not become 0.
  if (price === null) noteUnreadable('price');
  return { id, name: readText(readField(value, 'name')), price, type };
}

/** Sorts by id: the order of the ids decides which add-on of a type is the first. */
function inOrder(addOns: AddOn[]): AddOn[] {
  return addOns.sort((one, other) => one.id - other.id);
}

export function readAddOns(body: unknown): AddOn[] {
  return inOrder(unwrapRows(body, 'add_ons', readAddOn));
}

/**
 * For the wizard, where the position of an add-on decides which cover it is. A row that cannot be parsed throws
 * UnreadableAnswer, because skipping it would move the next row into its place.
 */
export function readOfferedAddOns(body: unknown, type: AddOnType): AddOn[] {
  const readRow = (value: unknown) => {
    required(readId(readField(value, 'id')), 'id');
    required(readType(readField(value, 'type')), 'type');
    return readAddOn(value);
  };
  return inOrder(unwrapRows(body, 'add_ons', readRow)).filter((addOn) => addOn.type === type);
}

function writeAddOn(input: AddOnInput): WireBody<'CreateAddOnBody'> {
  return { name: input.name, price: writeDecimal(input.price), type: typeCodes[input.type] };
}

function writeAddOnSearch(type: AddOnType): WireBody<'SearchAddOnsBody'> {
  return { search_filter: 'type', search_key: '', pagination: 'false', type: typeCodes[type] };
}

const addOnsChanged = unlessRefused(() => ['AddOn'] as const);

export const addOnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAddOns: build.query<AddOn[], NoArgument>({
      queryFn: call(() => ({ path: ['add-on', 'list'] }), readAddOns),
      providesTags: ['AddOn'],
      forceRefetch: isStale,
    }),
    searchAddOns: build.query<AddOn[], AddOnType>({
      queryFn: call(
        (type) => ({ path: ['add-on', 'search'], body: writeAddOnSearch(type) }),
        readOfferedAddOns,
      ),
      providesTags: ['AddOn'],
    }),
    createAddOn: build.mutation<null, AddOnInput>({
      queryFn: call((input) => ({ path: ['add-on', 'create'], body: writeAddOn(input) })),
      invalidatesTags: addOnsChanged,
    }),
    updateAddOn: build.mutation<null, AddOnInput & { id: number }>({
      queryFn: call(({ id, ...input }) => ({
        path: ['add-on', 'update'],
        body: { ...writeAddOn(input), id } satisfies WireBody<'UpdateAddOnBody'>,
      })),
      invalidatesTags: addOnsChanged,
    }),
    deleteAddOn: build.mutation<null, number>({
      queryFn: call((id) => ({ path: ['add-on', 'delete', id], method: 'DELETE' })),
      invalidatesTags: addOnsChanged,
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
