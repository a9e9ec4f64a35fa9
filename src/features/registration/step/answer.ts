import type { TextKey } from '@/i18n/textKeys';
import type { StepId } from '../machine/state';

/** An answer to be checked before signing: its label by key, and its value as it is read. */
export interface GivenAnswer {
  step: StepId;
  field: string;
  labelKey: TextKey;
  value: string;
}

/** Puts a yes or no into words; null is a question left open. */
export type SayYesNo = (flag: boolean | null) => string;
