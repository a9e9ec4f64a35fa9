import type { Choice } from '../truckers/trucker.model';

export interface ReferenceList {
  /** Null until they are loaded. */
  choices: Choice[] | null;
  /** The last read failed; stays true during `retry`. */
  hasFailed: boolean;
  retry: () => void;
}

/** What a car insurance is chosen and priced by (specification, section 3). */
export type ReferenceLists = Record<'areas' | 'newValues' | 'ownRisks' | 'injuries', ReferenceList>;
