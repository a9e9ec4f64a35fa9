import type { Choice } from '../truckers/trucker.model';

export interface ReferenceList {
  /** The choices of the list; null until the list has loaded. */
  choices: Choice[] | null;
  /** True if nothing can be chosen, because the last request failed or the list is empty. Stays true during `retry`. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The lists of choices that the price of a car insurance depends on. */
export type ReferenceLists = Record<'areas' | 'newValues' | 'ownRisks' | 'injuries', ReferenceList>;
