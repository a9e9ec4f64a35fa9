import type { OperationId } from '../../contract/document';

const enveloped: ReadonlySet<OperationId> = new Set<OperationId>([
  'listPrices',
  'getPremium',
  'listAddOns',
  'searchAddOns',
  'listAreas',
  'listNewValues',
  'listOwnRisks',
  'listInjuries',
  'saveWorkChoices',
  'getEmailInfo',
]);

/** The answer without its outer `data`, for calls that have two forms (D5). */
export function withoutEnvelope(id: OperationId, body: unknown): unknown {
  if (!enveloped.has(id) || typeof body !== 'object' || body === null) return body;
  return 'data' in body ? body.data : body;
}
