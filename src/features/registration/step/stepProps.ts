import { inLanguage } from '@/shared/errors/failureMessage';
import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardRunner } from '../machine/runner';
import type { WizardFailure, WizardState } from '../machine/wizard.state';
import type { Drafts } from './wizardDrafts';

export interface WizardProps {
  state: WizardState;
  wizard: WizardRunner;
}

export interface StepProps extends WizardProps {
  /**
   * The drafts of the visit. This object is updated on every input, and forms start with its values. Another object
   * replaces it once, when stored drafts are restored after the first render.
   */
  drafts: Drafts;
}

/**
 * Converts the wizard's failure for a form. Shows the server's message with our help below it, or after a lost response
 * our own message with the server's below it.
 */
export function toFormFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  if ('key' in failure) return { message: failure };
  const { error, lost, lang, help } = failure;
  const failed = toSubmitFailure(error);
  const below = help && { otherMessages: [{ key: help }] };
  const said = { ...failed, message: inLanguage(failed.message, lang), lang, ...below };
  if (!lost) return said;
  const others = error.message ? { otherMessages: [error.message] } : {};
  // `wizard.saveUnknownCall` asks the haulier to call before another try, so do not offer one.
  const canRetry = said.canRetry === true && lost !== 'wizard.saveUnknownCall';
  return { ...said, message: { key: lost }, ...others, canRetry };
}
