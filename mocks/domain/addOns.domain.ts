import type { Database } from '../db/database';
import type { AddOnRow } from '../db/tables';
import { DomainError } from './domainError';

/** What an add-on form writes: kroner per year; type 1 is car, 2 is work. */
export interface AddOnDetails {
  name: string;
  price: number;
  type: 1 | 2;
}

/** The column that add-ons are searched in, by its wire name. */
export type AddOnSearchColumn = 'name' | 'price' | 'type';

/** The add-ons of a type, first one first; with `type` as column the text is not read (section 7). */
export function searchAddOns(
  db: Database,
  type: 1 | 2,
  column: AddOnSearchColumn,
  text: string,
): AddOnRow[] {
  const wanted = text.trim().toLocaleLowerCase('da');
  return db.addOns
    .all()
    .filter((row) => row.type === type)
    .filter(
      (row) => column === 'type' || String(row[column]).toLocaleLowerCase('da').includes(wanted),
    );
}

/** Adds an add-on at the end. */
export function addAddOn(db: Database, details: AddOnDetails): void {
  db.addOns.insert(rowOf(details));
}

/** Changes an add-on; refuses an id that none has. */
export function changeAddOn(db: Database, id: number, details: AddOnDetails): void {
  if (db.addOns.get(id) === undefined) throw new DomainError('notFound', 'addOnUnknown');
  db.addOns.update(id, rowOf(details));
}

/** Removes an add-on; refuses an id that none has. */
export function deleteAddOn(db: Database, id: number): void {
  if (!db.addOns.delete(id)) throw new DomainError('notFound', 'addOnUnknown');
}

function rowOf({ name, price, type }: AddOnDetails): Omit<AddOnRow, 'id'> {
  return { name, price: price.toFixed(2), type };
}
