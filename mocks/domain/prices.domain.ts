import type { Database } from '../db/database';
import type { PriceRow } from '../db/tables';
import { refuseUnknownChoices, type Choices } from './choices.domain';
import { DomainError } from './domainError';

/** What a price form writes: kroner per year, and percentages that may be left out. */
export interface PriceDetails extends Choices {
  premium: number;
  ensure?: number | undefined;
  dantaxi?: number | undefined;
}

/** The price for four choices; null where there is none (section 4). */
export function findPremium(db: Database, choices: Choices): PriceRow | null {
  return db.prices.all().find((row) => isFor(row, choices)) ?? null;
}

/** Adds a price; percentages that are left out are 0. Refuses unknown choices and a second price. */
export function addPrice(db: Database, details: PriceDetails): void {
  checkChoices(db, details, null);
  const { premium, ensure = 0, dantaxi = 0, ...choices } = details;
  db.prices.insert({ ...choices, ...amounts({ premium, ensure, dantaxi }) });
}

/** Changes a price; percentages that are left out keep their value. Refuses like `addPrice`. */
export function changePrice(db: Database, id: number, details: PriceDetails): void {
  const { ensure, dantaxi } = findPrice(db, id);
  checkChoices(db, details, id);
  const kept = { ensure: details.ensure ?? ensure, dantaxi: details.dantaxi ?? dantaxi };
  db.prices.update(id, { ...details, ...amounts({ premium: details.premium, ...kept }) });
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

/** Removes a price. */
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
  if (db.prices.all().some((row) => row.id !== ownId && isFor(row, choices))) {
    throw new DomainError('conflict', 'priceTaken');
  }
}

function isFor(row: PriceRow, choices: Choices): boolean {
  return (
    row.areaId === choices.areaId &&
    row.newValueId === choices.newValueId &&
    row.ownRiskId === choices.ownRiskId &&
    row.injuryId === choices.injuryId
  );
}

// Amounts are kept as the database of such a server keeps them: decimals with two places, as text.
function amounts<Key extends string>(values: Record<Key, number | string>): Record<Key, string> {
  const entries = Object.entries<number | string>(values);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Number(value).toFixed(2)]),
  ) as Record<Key, string>;
}
