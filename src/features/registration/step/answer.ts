import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/textKeys';
import type { StepId } from '../machine/wizard.state';

/**
 * An answer to be checked before signing: its label by key, its value as it is read, and `lang` if that is not the page's. The
 * value is '' where nothing was answered, null where nobody can say now what the answer is called.
 */
export interface GivenAnswer {
  step: StepId;
  field: string;
  labelKey: TextKey;
  value: string | null;
  lang?: Language;
}

/** Puts a yes or no into words; null is a question left open. */
export type SayYesNo = (flag: boolean | null) => string;
