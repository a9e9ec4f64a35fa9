import { baseApi, isStale } from '../core/baseApi';
import { call } from '../core/call';
import type {
  TruckerHistoryEntry,
  TruckerHistoryDetails,
  TruckerHistoryFields,
} from '../truckers/trucker.model';
import {
  parseJson,
  readDate,
  isGiven,
  listIn,
  readField,
  readFlag,
  readRecord,
  readRows,
  readText,
} from '../core/wire/read';

/** The server may send a choice as its title only. */
function readTitle(value: unknown): string {
  return readText(readRecord(value) ? readField(value, 'title') : value);
}

function readFields(blob: Record<string, unknown>): TruckerHistoryDetails {
  const unreadable: (keyof TruckerHistoryFields)[] = [];
  const read = <Value>(
    field: keyof TruckerHistoryFields,
    wireName: string,
    readValue: (value: unknown) => Value,
  ): Value => {
    const given = readField(blob, wireName);
    const value = readValue(given);
    if (isGiven(given) && !isGiven(value)) unreadable.push(field);
    return value;
  };
  return {
    name: read('name', 'name', readText),
    email: read('email', 'email', readText),
    cvr: read('cvr', 'cvr', readText),
    truckNumber: read('truckNumber', 'truck_number', readText),
    phone: read('phone', 'phone_number', readText),
    address: read('address', 'address', readText),
    zipCode: read('zipCode', 'zip_code', readText),
    city: read('city', 'city', readText),
    numberPlate: read('numberPlate', 'reg_number', readText),
    frameNumber: read('frameNumber', 'serial_number', readText),
    newValue: read('newValue', 'new_value', readTitle),
    ownRisk: read('ownRisk', 'own_risk', readTitle),
    area: read('area', 'area', readTitle),
    injury: read('injury', 'injury', readTitle),
    hasRoadAssistance: read('hasRoadAssistance', 'addon_1', readFlag),
    roadAssistanceFrom: read('roadAssistanceFrom', 'addon_1_date', readDate),
    hasGlassCover: read('hasGlassCover', 'addon_2', readFlag),
    policyNumber: read('policyNumber', 'police_number', readText),
    terminationDate: read('terminationDate', 'termination_date', readDate),
    hasWorkInsurance: read('hasWorkInsurance', 'is_work_insurance', readFlag),
    hasPreviousInsurance: read('hasPreviousInsurance', 'previous_insurance', readFlag),
    unreadable,
  };
}

/** PHP may encode an object without fields as an empty list. */
function isEmpty(content: unknown): boolean {
  return typeof content === 'object' && Object.keys(content ?? {}).length === 0;
}

function readDetails(value: unknown): TruckerHistoryEntry['details'] {
  if (!isGiven(value)) return 'missing';
  // The server sends the details as JSON text or as an object.
  const content = typeof value === 'string' ? parseJson(value) : value;
  if (isEmpty(content)) return 'missing';
  const blob = readRecord(content);
  return blob ? readFields(blob) : 'damaged';
}

/** Keeps the server's order. The body is the list, with or without an envelope. */
export function readTruckerHistory(body: unknown): TruckerHistoryEntry[] {
  return readRows(listIn(body) ?? undefined, 'list', (entry) => ({
    submittedAt: readText(readField(entry, 'created_at')),
    details: readDetails(readField(entry, 'data')),
  }));
}

export const truckerHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTruckerHistory: build.query<TruckerHistoryEntry[], number>({
      queryFn: call((id) => ({ path: ['truckers', 'trucker-history', id] }), readTruckerHistory),
      providesTags: (_result, _error, id) => [{ type: 'TruckerHistory', id }],
      forceRefetch: isStale,
    }),
  }),
});

export const { useGetTruckerHistoryQuery } = truckerHistoryApi;
