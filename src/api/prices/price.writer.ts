import { type WireBody, writeDecimal } from '../core/wire/write';
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

/** A row of the price table under the wire's names. */
export function writePrice(input: PriceInput): WireBody<'CreatePriceBody'> {
  return {
    ...writePremiumQuery(input),
    premium: writeDecimal(input.premium),
    ensure: writeDecimal(input.ensurePercent),
    dantaxi: writeDecimal(input.dantaxiPercent),
  };
}

/** The two percentages of one row. */
export function writeKickback(input: KickbackInput): WireBody<'UpdateKickbackBody'> {
  return {
    price_id: input.id,
    ensure: writeDecimal(input.ensurePercent),
    dantaxi: writeDecimal(input.dantaxiPercent),
  };
}
