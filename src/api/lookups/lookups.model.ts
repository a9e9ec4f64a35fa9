import type { Choice } from '../truckers/trucker.model';

/** The reference lists that a car insurance is chosen and priced by (specification, section 3). */
export type ReferenceLists = Record<'areas' | 'newValues' | 'ownRisks' | 'injuries', Choice[]>;
