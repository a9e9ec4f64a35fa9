import type { Database } from '../db/database';
import type { OutboxRow } from '../db/tables';

/** Puts a message where development and tests can read it, in place of sending it. */
export function send(db: Database, message: Omit<OutboxRow, 'id' | 'at'>): void {
  db.outbox.insert({ ...message, at: db.now().toISOString() });
}
