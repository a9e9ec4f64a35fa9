import type { OperationId } from './document';

/** The calls that change nothing on the server, whatever their method. */
export const readOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'listTruckers',
  'getTrucker',
  'searchTruckers',
  'getTruckerHistory',
  'listPrices',
  'getPremium',
  'listAddOns',
  'searchAddOns',
  'listAreas',
  'listNewValues',
  'listOwnRisks',
  'listInjuries',
  'getRegistration',
  'getEmailInfo',
]);
