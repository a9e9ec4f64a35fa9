import { toSubmitFailure } from '@/shared/forms/serverErrors';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardFailure } from '../machine/wizard.state';

/** What the wizard says went wrong, for a form: the server's words where it sent some (section 8). */
export function toFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  return 'key' in failure ? { message: failure } : toSubmitFailure(failure.error);
}
