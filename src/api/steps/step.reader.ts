import { isSuccessStatus, readOwnStatus, readStatus, unwrap } from '../core/wire/envelope';
import { readField, readKeys, readRecord, readText, required } from '../core/wire/read';
import { readTrucker, readTruckerWithCompanies } from '../truckers/trucker.reader';
import type { TruckerWithCompanies } from '../truckers/trucker.model';
import type { EmailContent, EmailQuery } from './step.model';

/** The haulier of a link, and the companies; null where the server knows the link and has no haulier for it. */
export function readLinkedTrucker(body: unknown): TruckerWithCompanies | null {
  return unwrap(body, 'truckers') === null ? null : readTruckerWithCompanies(body, 'truckers');
}

/** The new haulier and the companies, or null where the answer does not carry the haulier (D11). */
export function readRegistration(body: unknown): TruckerWithCompanies | null {
  const hasTrucker = readTrucker(unwrap(body, 'trucker')) !== null;
  return hasTrucker ? readTruckerWithCompanies(body, 'trucker') : null;
}

/** Whether the answer to step 3 says that the haulier is registered: `data.status`, or `status` alone (section 7, D5). */
export function readWorkChoicesResult(body: unknown): { isRegistered: boolean } {
  const status = readOwnStatus(readField(body, 'data')) ?? readStatus(body);
  return { isRegistered: isSuccessStatus(status) };
}

function toCamelCase(name: string): string {
  const [first = '', ...others] = name.toLowerCase().split('_');
  return first + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function readValue(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : readText(value);
}

/**
 * The texts of an e-mail by their camelCase names (`inviteMsg1`, `zipCode`), under `data.data` or `data` (section 7,
 * D5). Throws UnreadableAnswer where there are none.
 */
export function readEmailContent(body: unknown, { kind }: EmailQuery): EmailContent {
  const content = required(readRecord(unwrap(body, 'data')), 'data');
  const fields = readKeys(content).map((name) => [
    toCamelCase(name),
    readValue(readField(content, name)),
  ]);
  return { kind, fields: Object.fromEntries(fields) as Record<string, string> };
}
