import type { Database } from '../db/database';
import { hasChoices } from '../db/seed/products.seed';
import type { AddOnRow, PriceRow } from '../db/tables';
import { DomainError, refuseFields } from './domainError';

/** The four choices that a premium depends on, by the ids of the reference lists. */
export type Choices = Pick<PriceRow, 'areaId' | 'newValueId' | 'ownRiskId' | 'injuryId'>;

/** Refuses choices that the reference lists do not have. */
export function refuseUnknownChoices(db: Database, choices: Choices): void {
  const unknown = [
    db.areas.get(choices.areaId) ?? 'area_id',
    db.newValues.get(choices.newValueId) ?? 'new_value_id',
    db.ownRisks.get(choices.ownRiskId) ?? 'own_risk_id',
    db.injuries.get(choices.injuryId) ?? 'injury_id',
  ].filter((found) => typeof found === 'string');
  if (unknown.length > 0) refuseFields(unknown, 'choiceUnknown');
}

/** What a price form writes: kroner per year, and percentages that may be left out. */
interface PriceDetails extends Choices {
  premium: number;
  ensure?: number | undefined;
  dantaxi?: number | undefined;
}

export function findPremium(db: Database, choices: Choices): PriceRow | null {
  return db.prices.all().find((row) => hasChoices(row, choices)) ?? null;
}

/** Adds a price; percentages that are left out are 0. Refuses unknown choices and a second price. */
export function addPrice(db: Database, details: PriceDetails): void {
  checkChoices(db, details, null);
  const { premium, ensure = 0, dantaxi = 0, ...choices } = details;
  db.prices.insert({ ...choices, ...amounts({ premium, ensure, dantaxi }) });
}

/** Changes a price; percentages that are left out keep their value. Refuses like `addPrice`. */
export function changePrice(db: Database, id: number, details: PriceDetails): void {
  const before = findPrice(db, id);
  checkChoices(db, details, id);
  const { premium, ensure = before.ensure, dantaxi = before.dantaxi, ...choices } = details;
  db.prices.update(id, { ...choices, ...amounts({ premium, ensure, dantaxi }) });
}

/** Changes the two percentages of a price. */
export function changeKickback(
  db: Database,
  id: number,
  percentages: { ensure: number; dantaxi: number },
): void {
  findPrice(db, id);
  db.prices.update(id, amounts(percentages));
}

export function deletePrice(db: Database, id: number): void {
  if (!db.prices.delete(id)) throw new DomainError('notFound', 'priceUnknown');
}

function findPrice(db: Database, id: number): PriceRow {
  const price = db.prices.get(id);
  if (price === undefined) throw new DomainError('notFound', 'priceUnknown');
  return price;
}

function checkChoices(db: Database, choices: Choices, ownId: number | null): void {
  refuseUnknownChoices(db, choices);
  if (db.prices.all().some((row) => row.id !== ownId && hasChoices(row, choices))) {
    throw new DomainError('conflict', 'priceTaken');
  }
}

// As the database of such a server keeps amounts: decimals with two places, as text.
function amounts<Key extends string>(values: Record<Key, number | string>): Record<Key, string> {
  const entries = Object.entries<number | string>(values);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Number(value).toFixed(2)]),
  ) as Record<Key, string>;
}

/** What an add-on form writes. */
type AddOnDetails = Omit<AddOnRow, 'id' | 'price'> & { price: number };

/** The add-ons of a type; with `type` as column the text is not read (section 7). */
export function searchAddOns(
  db: Database,
  type: 1 | 2,
  column: 'name' | 'price' | 'type',
  text: string,
): AddOnRow[] {
  const wanted = text.trim().toLocaleLowerCase('da');
  const ofType = db.addOns.all().filter((row) => row.type === type);
  if (column === 'type') return ofType;
  return ofType.filter((row) => String(row[column]).toLocaleLowerCase('da').includes(wanted));
}

export function addAddOn(db: Database, { name, price, type }: AddOnDetails): void {
  db.addOns.insert({ name, price: price.toFixed(2), type });
}

export function changeAddOn(db: Database, id: number, { name, price, type }: AddOnDetails): void {
  if (db.addOns.get(id) === undefined) throw new DomainError('notFound', 'addOnUnknown');
  db.addOns.update(id, { name, price: price.toFixed(2), type });
}

export function deleteAddOn(db: Database, id: number): void {
  if (!db.addOns.delete(id)) throw new DomainError('notFound', 'addOnUnknown');
}
