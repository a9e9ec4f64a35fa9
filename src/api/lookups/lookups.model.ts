import type { Choice } from '../truckers/trucker.model';

export interface ReferenceList {
  /** Null until the list has loaded. */
  choices: Choice[] | null;
  /** The last request failed, or the list is empty: nothing can be chosen. Stays true during `retry`. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The lists of choices that the price of a car insurance depends on. */
export type ReferenceLists = Record<'areas' | 'newValues' | 'ownRisks' | 'injuries', ReferenceList>;
