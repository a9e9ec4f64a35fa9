import { type FieldNames, type WireBody, writeDecimal } from '../core/wire/write';
import type { KickbackInput, PremiumQuery, PriceInput } from './price.model';

/** The four choices under the wire's names. */
export function writePremiumQuery(query: PremiumQuery): WireBody<'GetPremiumBody'> {
  return {
    area_id: query.areaId,
    new_value_id: query.newValueId,
    own_risk_id: query.ownRiskId,
    injury_id: query.injuryId,
  };
}

const kickbackNames = { ensure: 'ensurePercent', dantaxi: 'dantaxiPercent' } as const;

/** The input's names of what `writePrice` writes under others. */
export const priceFieldNames = {
  ...kickbackNames,
  area_id: 'areaId',
  new_value_id: 'newValueId',
  own_risk_id: 'ownRiskId',
  injury_id: 'injuryId',
} as const satisfies FieldNames<WireBody<'CreatePriceBody'>, PriceInput>;

/** A row of the price table under the wire's names. */
export function writePrice(input: PriceInput): WireBody<'CreatePriceBody'> {
  return {
    ...writePremiumQuery(input),
    premium: writeDecimal(input.premium),
    ...(input.ensurePercent !== null && { ensure: writeDecimal(input.ensurePercent) }),
    ...(input.dantaxiPercent !== null && { dantaxi: writeDecimal(input.dantaxiPercent) }),
  };
}

/** The input's names of what `writeKickback` writes under others. */
export const kickbackFieldNames = {
  ...kickbackNames,
  price_id: 'id',
} as const satisfies FieldNames<WireBody<'UpdateKickbackBody'>, KickbackInput>;

/** The two percentages of one row. */
export function writeKickback(input: KickbackInput): WireBody<'UpdateKickbackBody'> {
  return {
    price_id: input.id,
    ensure: writeDecimal(input.ensurePercent),
    dantaxi: writeDecimal(input.dantaxiPercent),
  };
}
