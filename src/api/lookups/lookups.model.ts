import type { Choice } from '../truckers/trucker.model';

/** One reference list while it is read. */
export interface ReferenceList {
  /** Null until it is there. */
  choices: Choice[] | null;
  /** Its last reading failed; stays while `retry` is under way. */
  hasFailed: boolean;
  retry: () => void;
}

/** The reference lists that a car insurance is chosen and priced by (specification, section 3). */
export type ReferenceLists = Record<'areas' | 'newValues' | 'ownRisks' | 'injuries', ReferenceList>;
