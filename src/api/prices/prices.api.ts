import type { NoArgument } from '../core/apiRequest';
import { baseApi, isStale, unlessRefused } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import type { WireBody } from '../core/wire/write';
import type { KickbackInput, Premium, PremiumQuery, Price, PriceInput } from './price.model';
import { readPremium, readPrices } from './price.reader';
import {
  kickbackFieldNames,
  priceFieldNames,
  writeKickback,
  writePremiumQuery,
  writePrice,
} from './price.writer';

/** The price table and the premium lookup (specification, section 7). */
export const pricesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Price'] }).injectEndpoints({
  endpoints: (build) => ({
    listPrices: build.query<Price[], NoArgument>({
      queryFn: call(() => ({ path: ['price-plan', 'list'] }), readPrices),
      providesTags: ['Price'],
      forceRefetch: isStale,
    }),
    getPremium: build.query<Premium | null, PremiumQuery>({
      queryFn: call(
        (query) => ({
          path: ['price-plan', 'get-premium'],
          method: 'POST',
          body: writePremiumQuery(query),
        }),
        readPremium,
      ),
      providesTags: ['Price'],
    }),
    createPrice: build.mutation<null, PriceInput>({
      queryFn: call(
        (input) => ({
          path: ['price-plan', 'create'],
          method: 'POST',
          body: writePrice(input),
          fieldNames: priceFieldNames,
        }),
        readNothing,
      ),
      invalidatesTags: unlessRefused(() => ['Price'] as const),
    }),
    updatePrice: build.mutation<null, PriceInput & { id: number }>({
      queryFn: call((input) => {
        const body: WireBody<'UpdatePriceBody'> = { ...writePrice(input), id: input.id };
        return {
          path: ['price-plan', 'update'],
          method: 'POST',
          body,
          fieldNames: priceFieldNames,
        };
      }, readNothing),
      invalidatesTags: unlessRefused(() => ['Price'] as const),
    }),
    updateKickback: build.mutation<null, KickbackInput>({
      queryFn: call(
        (input) => ({
          path: ['price-plan', 'update-kickback'],
          method: 'POST',
          body: writeKickback(input),
          fieldNames: kickbackFieldNames,
        }),
        readNothing,
      ),
      invalidatesTags: unlessRefused(() => ['Price'] as const),
    }),
    deletePrice: build.mutation<null, number>({
      queryFn: call(
        (id) => ({ path: ['price-plan', 'delete', id], method: 'DELETE' }),
        readNothing,
      ),
      invalidatesTags: unlessRefused(() => ['Price'] as const),
    }),
  }),
});

export const {
  useListPricesQuery,
  useGetPremiumQuery,
  useCreatePriceMutation,
  useUpdatePriceMutation,
  useUpdateKickbackMutation,
  useDeletePriceMutation,
} = pricesApi;
