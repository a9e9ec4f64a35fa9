import type { NoArgument } from '../core/apiRequest';
import { call } from '../core/call';
import { baseApi, isStale, invalidateUnlessRefused } from '../core/baseApi';
import type { AddOn, AddOnInput, AddOnType } from './addOn.model';
import { unwrapRows } from '../core/wire/envelope';
import { getField, parseAmount, parseId, parseText, required } from '../core/wire/parse';
import { type WireBody, writeDecimal } from '../core/wire/write';

const typeCodes = { car: 1, work: 2 } as const satisfies Record<AddOnType, number>;

function parseType(value: unknown): AddOnType | null {
  const code = parseId(value);
  if (code === typeCodes.car) return 'car';
  return code === typeCodes.work ? 'work' : null;
}

function parseAddOn(value: unknown): AddOn | null {
  const id = parseId(getField(value, 'id'));
  const type = parseType(getField(value, 'type'));
  if (id === null || type === null) return null;
  const name = parseText(getField(value, 'name'));
  return { id, name, price: parseAmount(value, 'price'), type };
}

/** Sorts add-ons by id, because the server identifies one by its position among those of its type in this order. */
function sortById(addOns: readonly AddOn[]): AddOn[] {
  return [...addOns].sort((one, other) => one.id - other.id);
}

export function parseAddOns(body: unknown): AddOn[] {
  return sortById(unwrapRows(body, 'add_ons', parseAddOn));
}

/**
 * Parses the add-ons that the wizard offers, where the position of an add-on decides which cover it is. Throws
 * UnreadableResponse for a row that cannot be parsed, because skipping it would move the next row into its place.
 */
export function parseOfferedAddOns(body: unknown, type: AddOnType): AddOn[] {
  const parseRow = (value: unknown) => {
    required(parseId(getField(value, 'id')), 'id');
    required(parseType(getField(value, 'type')), 'type');
    return parseAddOn(value);
  };
  return sortById(unwrapRows(body, 'add_ons', parseRow)).filter((addOn) => addOn.type === type);
}

function writeAddOn(input: AddOnInput): WireBody<'CreateAddOnBody'> {
  return { name: input.name, price: writeDecimal(input.price), type: typeCodes[input.type] };
}

function writeAddOnSearch(type: AddOnType): WireBody<'SearchAddOnsBody'> {
  return { search_filter: 'type', search_key: '', pagination: 'false', type: typeCodes[type] };
}

const addOnsChanged = invalidateUnlessRefused(() => ['AddOn'] as const);

export const addOnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAddOns: build.query<AddOn[], NoArgument>({
      queryFn: call(() => ({ path: ['add-on', 'list'] }), parseAddOns),
      providesTags: ['AddOn'],
      forceRefetch: isStale,
    }),
    searchAddOns: build.query<AddOn[], AddOnType>({
      queryFn: call(
        (type) => ({ path: ['add-on', 'search'], body: writeAddOnSearch(type) }),
        parseOfferedAddOns,
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
