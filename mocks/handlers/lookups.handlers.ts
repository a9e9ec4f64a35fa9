import type { Operations } from './http/operation.types';

type LookupCalls = 'listAreas' | 'listNewValues' | 'listOwnRisks' | 'listInjuries';

/** Reference lists (specification, section 7). */
export const lookupOperations: Pick<Operations, LookupCalls> = {
  listAreas: ({ db }) => ({ data: { areas: db.areas.all() } }),
  listNewValues: ({ db }) => ({ data: { new_values: db.newValues.all() } }),
  listOwnRisks: ({ db }) => ({ data: { own_risks: db.ownRisks.all() } }),
  listInjuries: ({ db }) => ({ data: { injuries: db.injuries.all() } }),
};
