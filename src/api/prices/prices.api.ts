import type { NoArgument } from '../core/apiRequest';
import { call } from '../core/call';
import { baseApi, isStale, invalidateUnlessRefused, type PartOfRun } from '../core/baseApi';
import { type WireBody, type FieldNames, writeDecimal } from '../core/wire/write';
import type { KickbackInput, Premium, PremiumChoices, Price, PriceInput } from './price.model';
import { layersOf, unwrap, unwrapRows } from '../core/wire/envelope';
import {
  isGiven,
  listIn,
  getField,
  parseAmount,
  parseField,
  parseId,
  safeKeysOf,
  parseText,
  required,
  UnreadableResponse,
  within,
  parseWirePercent,
  parseWireDecimal,
} from '../core/wire/parse';

function parsePrice(value: unknown): Price | null {
  const read = (name: string) => getField(value, name);
  const id = parseId(read('id'));
  if (id === null) return null;
  return {
    id,
    areaId: parseId(read('area_id')) ?? 0,
    newValueId: parseId(read('new_value_id')) ?? 0,
    ownRiskId: parseId(read('own_risk_id')) ?? 0,
    injuryId: parseId(read('injury_id')) ?? 0,
    areaTitle: parseText(read('area_title')),
    newValueTitle: parseText(read('new_value_title')),
    ownRiskTitle: parseText(read('own_risk_title')),
    injuryTitle: parseText(read('injury_id_title')),
    premium: parseAmount(value, 'premium'),
    ensurePercent: parseField(value, 'ensure', parseWirePercent),
    dantaxiPercent: parseField(value, 'dantaxi', parseWirePercent),
  };
}

/**
 * Parses the price table. Skips rows without an id. An amount that is missing or cannot be parsed is null; a missing
 * percentage is 0.
 */
export function parsePrices(body: unknown): Price[] {
  return unwrapRows(body, 'price_plans', parsePrice);
}

/**
 * Parses the price for the choices: `price_plans` with an object or a list, whose first item counts, or the bare
 * fields. Returns null if there is no price. Throws UnreadableResponse if the body is missing, has other content or has
 * amounts that cannot be parsed, because none of these means that there is no price.
 */
export function parsePremium(body: unknown): Premium | null {
  required(body, 'price_plans');
  const named = unwrap(body, 'price_plans');
  const found = named === undefined ? layersOf(body).at(-1) : named;
  const [plan] = listIn(found) ?? [found];
  const premium = getField(plan, 'premium');
  const hasOtherContent = safeKeysOf(plan).length > 0 || typeof plan === 'string';
  if (premium === undefined && hasOtherContent) throw new UnreadableResponse('price_plans');
  if (!isGiven(premium)) return null;
  const percent = (name: string) => required(parseWirePercent(getField(plan, name)), name);
  return within('price_plans', () => ({
    premium: required(parseWireDecimal(premium), 'premium'),
    ensurePercent: percent('ensure'),
    dantaxiPercent: percent('dantaxi'),
  }));
}

export function writePremiumChoices(choices: PremiumChoices): WireBody<'GetPremiumBody'> {
  return {
    area_id: choices.areaId,
    new_value_id: choices.newValueId,
    own_risk_id: choices.ownRiskId,
    injury_id: choices.injuryId,
  };
}

/** Maps the wire's names of the four choices that determine a premium. Step 2 of the wizard sends the same names. */
export const premiumFieldNames = {
  area_id: 'areaId',
  new_value_id: 'newValueId',
  own_risk_id: 'ownRiskId',
  injury_id: 'injuryId',
} as const;

const kickbackNames = { ensure: 'ensurePercent', dantaxi: 'dantaxiPercent' } as const;

const priceFieldNames = {
  ...premiumFieldNames,
  ...kickbackNames,
} as const satisfies FieldNames<WireBody<'CreatePriceBody'>, PriceInput>;

export function writePrice(input: PriceInput): WireBody<'CreatePriceBody'> {
  return {
    ...writePremiumChoices(input),
    premium: writeDecimal(input.premium),
    ...(input.ensurePercent !== null && { ensure: writeDecimal(input.ensurePercent) }),
    ...(input.dantaxiPercent !== null && { dantaxi: writeDecimal(input.dantaxiPercent) }),
  };
}

const kickbackFieldNames = {
  ...kickbackNames,
  price_id: 'id',
} as const satisfies FieldNames<WireBody<'UpdateKickbackBody'>, KickbackInput>;

function writeKickback(input: KickbackInput): WireBody<'UpdateKickbackBody'> {
  return {
    price_id: input.id,
    ensure: writeDecimal(input.ensurePercent),
    dantaxi: writeDecimal(input.dantaxiPercent),
  };
}

const pricesChanged = invalidateUnlessRefused((_answer, { isPartOfRun }: PartOfRun) =>
  isPartOfRun ? [] : (['Price'] as const),
);

export const pricesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPrices: build.query<Price[], NoArgument>({
      queryFn: call(() => ({ path: ['price-plan', 'list'] }), parsePrices),
      providesTags: ['Price'],
      forceRefetch: isStale,
    }),
    getPremium: build.query<Premium | null, PremiumChoices>({
      queryFn: call(
        (choices) => ({ path: ['price-plan', 'get-premium'], body: writePremiumChoices(choices) }),
        parsePremium,
      ),
      providesTags: ['Price'],
    }),
    createPrice: build.mutation<null, PriceInput & PartOfRun>({
      queryFn: call((input) => ({
        path: ['price-plan', 'create'],
        body: writePrice(input),
        fieldNames: priceFieldNames,
      })),
      invalidatesTags: pricesChanged,
    }),
    updatePrice: build.mutation<null, PriceInput & PartOfRun & { id: number }>({
      queryFn: call(({ id, ...input }) => ({
        path: ['price-plan', 'update'],
        body: { ...writePrice(input), id } satisfies WireBody<'UpdatePriceBody'>,
        fieldNames: priceFieldNames,
      })),
      invalidatesTags: pricesChanged,
    }),
    updateKickback: build.mutation<null, KickbackInput & PartOfRun>({
      queryFn: call((input) => ({
        path: ['price-plan', 'update-kickback'],
        body: writeKickback(input),
        fieldNames: kickbackFieldNames,
      })),
      invalidatesTags: pricesChanged,
    }),
    deletePrice: build.mutation<null, { id: number } & PartOfRun>({
      queryFn: call(({ id }) => ({ path: ['price-plan', 'delete', id], method: 'DELETE' })),
      invalidatesTags: pricesChanged,
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
