import { baseApi, isStale } from '../core/baseApi';
import { call } from '../core/call';
import { layersOf, requireAllRows } from '../core/wire/envelope';
import type {
  TruckerHistoryEntry,
  TruckerHistoryDetails,
  TruckerHistoryFields,
} from '../truckers/trucker.model';
import {
  parseJson,
  parseWireDate,
  isGiven,
  listIn,
  getField,
  parseFlag,
  asRecord,
  isRecord,
  parseRows,
  parseText,
} from '../core/wire/parse';

/** Parses the title of a choice, which is sent as an object or as its title only. */
function parseTitle(value: unknown): string {
  return parseText(isRecord(value) ? getField(value, 'title') : value);
}

function parseFields(record: Record<string, unknown>): TruckerHistoryDetails {
  const unreadable: (keyof TruckerHistoryFields)[] = [];
  const read = <Value>(
    field: keyof TruckerHistoryFields,
    wireName: string,
    parseValue: (value: unknown) => Value,
  ): Value => {
    const given = getField(record, wireName);
    const value = parseValue(given);
    if (isGiven(given) && !isGiven(value)) unreadable.push(field);
    return value;
  };
  return {
    name: read('name', 'name', parseText),
    email: read('email', 'email', parseText),
    cvr: read('cvr', 'cvr', parseText),
    truckNumber: read('truckNumber', 'truck_number', parseText),
    phone: read('phone', 'phone_number', parseText),
    address: read('address', 'address', parseText),
    zipCode: read('zipCode', 'zip_code', parseText),
    city: read('city', 'city', parseText),
    numberPlate: read('numberPlate', 'reg_number', parseText),
    frameNumber: read('frameNumber', 'serial_number', parseText),
    newValue: read('newValue', 'new_value', parseTitle),
    ownRisk: read('ownRisk', 'own_risk', parseTitle),
    area: read('area', 'area', parseTitle),
    injury: read('injury', 'injury', parseTitle),
    hasRoadAssistance: read('hasRoadAssistance', 'addon_1', parseFlag),
    roadAssistanceFrom: read('roadAssistanceFrom', 'addon_1_date', parseWireDate),
    hasGlassCover: read('hasGlassCover', 'addon_2', parseFlag),
    policyNumber: read('policyNumber', 'police_number', parseText),
    terminationDate: read('terminationDate', 'termination_date', parseWireDate),
    hasWorkInsurance: read('hasWorkInsurance', 'is_work_insurance', parseFlag),
    hasPreviousInsurance: read('hasPreviousInsurance', 'previous_insurance', parseFlag),
    unreadable,
  };
}

/** True for an object without fields, also if PHP has sent it as an empty list. */
function isEmpty(content: unknown): boolean {
  return typeof content === 'object' && Object.keys(content ?? {}).length === 0;
}

function parseDetails(value: unknown): TruckerHistoryEntry['details'] {
  if (!isGiven(value)) return 'missing';
  // The server sends the details as JSON text or as an object.
  const content = typeof value === 'string' ? parseJson(value) : value;
  if (isEmpty(content)) return 'missing';
  const record = asRecord(content);
  return record ? parseFields(record) : 'damaged';
}

/**
 * Parses the submissions of a haulier in the server's order. The body is the list, with or without an envelope. In an
 * envelope, null means that there are no entries.
 */
export function parseTruckerHistory(body: unknown): TruckerHistoryEntry[] {
  requireAllRows(body, 'list');
  const isNone = body !== null && layersOf(body).at(-1) === null;
  const list = isNone ? [] : (listIn(body) ?? undefined);
  return parseRows(list, 'list', (entry) => ({
    submittedAt: parseText(getField(entry, 'created_at')),
    details: parseDetails(getField(entry, 'data')),
  }));
}

export const truckerHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTruckerHistory: build.query<TruckerHistoryEntry[], number>({
      queryFn: call((id) => ({ path: ['truckers', 'trucker-history', id] }), parseTruckerHistory),
      providesTags: (_result, _error, id) => [{ type: 'TruckerHistory', id }],
      forceRefetch: isStale,
    }),
  }),
});

export const { useGetTruckerHistoryQuery } = truckerHistoryApi;
