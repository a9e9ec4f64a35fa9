import { layersOf, unwrap, unwrapRows } from '../core/wire/envelope';
import {
  isGiven,
  listIn,
  readField,
  readGiven,
  readId,
  readKeys,
  readText,
  required,
  UnreadableAnswer,
  within,
} from '../core/wire/read';
import { readAmount, readDecimal } from '../core/wire/readDecimal';
import type { Premium, Price } from './price.model';

function readPrice(value: unknown): Price | null {
  const read = (name: string) => readField(value, name);
  const id = readId(read('id'));
  if (id === null) return null;
  return {
    id,
    areaId: readId(read('area_id')) ?? 0,
    newValueId: readId(read('new_value_id')) ?? 0,
    ownRiskId: readId(read('own_risk_id')) ?? 0,
    injuryId: readId(read('injury_id')) ?? 0,
    areaTitle: readText(read('area_title')),
    newValueTitle: readText(read('new_value_title')),
    ownRiskTitle: readText(read('own_risk_title')),
    injuryTitle: readText(read('injury_id_title')),
    premium: readGiven(value, 'premium', readAmount),
    ensurePercent: readGiven(value, 'ensure', readAmount),
    dantaxiPercent: readGiven(value, 'dantaxi', readAmount),
  };
}

/** The price table (specification, section 7). A row without an id is left out; one whose amounts cannot be read stays. */
export function readPrices(body: unknown): Price[] {
  return unwrapRows(body, 'price_plans', readPrice);
}

/**
 * The premium of four choices: an object or the first of a list under `price_plans`, or the bare fields. Null where
 * there is none. Throws UnreadableAnswer for an answer without a body, one about something else, and amounts that cannot be
 * read: they say nothing of the price, which can be asked for again.
 */
export function readPremium(body: unknown): Premium | null {
  required(body, 'price_plans');
  const named = unwrap(body, 'price_plans');
  const found = named === undefined ? layersOf(body).at(-1) : named;
  const [plan] = listIn(found) ?? [found];
  const premium = readField(plan, 'premium');
  const isAboutElse = readKeys(plan).length > 0 || typeof plan === 'string';
  if (premium === undefined && isAboutElse) throw new UnreadableAnswer('price_plans');
  if (!isGiven(premium)) return null;
  const percent = (name: string) => required(readAmount(readField(plan, name)), name);
  return within('price_plans', () => ({
    premium: required(readDecimal(premium), 'premium'),
    ensurePercent: percent('ensure'),
    dantaxiPercent: percent('dantaxi'),
  }));
}
