import { useTexts } from '@/i18n/useTexts';
import { useErrorText } from '@/shared/errors/useErrorText';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardFailure } from '../machine/wizard.types';

/** Puts what the wizard says went wrong into words for a form: the server's where it sent some (section 8). */
export function useSubmitFailure(): (failure: WizardFailure | null) => SubmitFailure | undefined {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (failure) => {
    if (!failure) return undefined;
    if ('key' in failure) return { message: t(failure.key) };
    const { error } = failure;
    return { message: errorText(error), fieldErrors: error.fieldErrors };
  };
}
