import { readDate } from '../core/wire/readDate';
import { readField, readFlag, readRecord, readRows, readText } from '../core/wire/read';
import type { TruckerHistoryDetails, TruckerHistoryEntry } from './trucker.model';

function parseBlob(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string') return readRecord(value);
  try {
    return readRecord(JSON.parse(value));
  } catch {
    return null;
  }
}

/** A choice is shown by its title; a blob may hold the title alone. */
function readTitle(value: unknown): string {
  return readText(readRecord(value) ? readField(value, 'title') : value);
}

function readDetails(value: unknown): TruckerHistoryDetails | null {
  const blob = parseBlob(value);
  if (!blob) return null;
  const read = (name: string) => readField(blob, name);
  return {
    name: readText(read('name')),
    email: readText(read('email')),
    cvr: readText(read('cvr')),
    truckNumber: readText(read('truck_number')),
    phone: readText(read('phone_number')),
    address: readText(read('address')),
    zipCode: readText(read('zip_code')),
    city: readText(read('city')),
    registrationNumber: readText(read('reg_number')),
    frameNumber: readText(read('serial_number')),
    newValue: readTitle(read('new_value')),
    ownRisk: readTitle(read('own_risk')),
    area: readTitle(read('area')),
    injury: readTitle(read('injury')),
    hasRoadAssistance: readFlag(read('addon_1')),
    roadAssistanceFrom: readDate(read('addon_1_date')),
    hasGlassCover: readFlag(read('addon_2')),
    policyNumber: readText(read('police_number')),
    terminationDate: readDate(read('termination_date')),
    hasWorkInsurance: readFlag(read('is_work_insurance')),
    hasPreviousInsurance: readFlag(read('previous_insurance')),
  };
}

/**
 * The submissions of a haulier in the server's order (specification, section 7: the answer is the list itself; an
 * enveloped one is read too, D5). A damaged submission keeps its place, without details.
 */
export function readTruckerHistory(body: unknown): TruckerHistoryEntry[] {
  return readRows(Array.isArray(body) ? body : readField(body, 'data'), (entry) => ({
    submittedAt: readText(readField(entry, 'created_at')),
    details: readDetails(readField(entry, 'data')),
  }));
}
