import type { Database } from '../db/database';
import { hasChoices } from '../db/seed/products.seed';
import type { Choices, Schemas } from '../db/tables';
import { DomainError, refuseFields, rowOf } from './domainError';

export const choicesIn = ({ area_id, new_value_id, own_risk_id, injury_id }: Choices): Choices => ({
  area_id,
  new_value_id,
  own_risk_id,
  injury_id,
});

export function refuseUnknownChoices(db: Database, choices: Choices): void {
  const lists = {
    area_id: db.areas,
    new_value_id: db.newValues,
    own_risk_id: db.ownRisks,
    injury_id: db.injuries,
  };
  const unknown = Object.entries(lists).filter(
    ([name, list]) => list.get(choices[name as keyof Choices]) === undefined,
  );
  refuseFields(
    unknown.map(([name]) => name),
    'choiceUnknown',
  );
}

export function listPrices({
  prices,
  areas,
  newValues,
  ownRisks,
  injuries,
}: Database): Schemas['PricePlan'][] {
  return prices.all().map((row) => ({
    ...row,
    area_title: areas.find(row.area_id)?.title ?? null,
    new_value_title: newValues.find(row.new_value_id)?.title ?? null,
    own_risk_title: ownRisks.find(row.own_risk_id)?.title ?? null,
    injury_id_title: injuries.find(row.injury_id)?.title ?? null,
  }));
}

export function findPremium(db: Database, choices: Choices): Schemas['Premium'] | null {
  const price = db.prices.all().find((row) => hasChoices(row, choices));
  if (price === undefined) return null;
  const { premium, ensure, dantaxi } = price;
  return { premium, ensure, dantaxi };
}

/** Adds a price. Missing percentages are 0. Rejects unknown choices and a second price for the same choices. */
export function addPrice(db: Database, body: Schemas['CreatePriceBody']): void {
  const { premium, ensure = 0, dantaxi = 0 } = body;
  checkChoices(db, body, null);
  db.prices.insert({
    ...choicesIn(body),
    premium: amount(premium),
    ensure: percent(ensure),
    dantaxi: percent(dantaxi),
  });
}

/** Changes a price. Missing percentages keep their value. Rejects an unknown price, and whatever `addPrice` rejects. */
export function changePrice(db: Database, body: Schemas['UpdatePriceBody']): void {
  const before = rowOf(db.prices, body.id, 'priceUnknown');
  checkChoices(db, body, body.id);
  const { premium, ensure = before.ensure, dantaxi = before.dantaxi } = body;
  db.prices.update(body.id, {
    ...choicesIn(body),
    premium: amount(premium),
    ensure: percent(ensure),
    dantaxi: percent(dantaxi),
  });
}

export function changeKickback(db: Database, body: Schemas['UpdateKickbackBody']): void {
  const { price_id: id, ensure, dantaxi } = body;
  rowOf(db.prices, id, 'priceUnknown');
  db.prices.update(id, { ensure: percent(ensure), dantaxi: percent(dantaxi) });
}

function checkChoices(db: Database, choices: Choices, ownId: number | null): void {
  refuseUnknownChoices(db, choices);
  if (db.prices.all().some((row) => row.id !== ownId && hasChoices(row, choices))) {
    throw new DomainError('conflict', 'priceTaken');
  }
}

// Store amounts as text with two decimals, as the database of a real server returns them.
const amount = (value: number) => value.toFixed(2);

/** Formats a percentage as text. Keeps more than two decimals, which the product accepts and sends. */
const percent = (value: number | string | null) =>
  Number(value).toLocaleString('en', {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 20,
  });

/** The add-ons of a type that match the text in a column. A search in the column `type` ignores the text. */
export function searchAddOns(
  db: Database,
  { type, search_filter: column, search_key: text }: Schemas['SearchAddOnsBody'],
): Schemas['AddOn'][] {
  const wanted = text.trim().toLocaleLowerCase('da');
  const ofType = db.addOns.all().filter((row) => row.type === type);
  if (column === 'type') return ofType;
  return ofType.filter((row) => String(row[column]).toLocaleLowerCase('da').includes(wanted));
}

export function addAddOn(db: Database, { name, price, type }: Schemas['CreateAddOnBody']): void {
  db.addOns.insert({ name, price: amount(price), type });
}

export function changeAddOn(db: Database, body: Schemas['UpdateAddOnBody']): void {
  const { id, name, price, type } = body;
  rowOf(db.addOns, id, 'addOnUnknown');
  db.addOns.update(id, { name, price: amount(price), type });
}
