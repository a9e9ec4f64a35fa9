import { useTexts } from '@/i18n/useTexts';
import { useMessageText } from '@/shared/errors/useMessageText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useSettings } from '@/shared/hooks/settings';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { toFormFailure } from '../step/stepProps';
import type { StepProps } from '../step/stepProps';
import { stepOrder, steps } from '../step/steps';
import { SigningDialog } from './SigningDialog';
import { SigningPaused } from './SigningPaused';

/** Takes the place of step 3 once it is saved and until it is signed: the signing frame, or why it is closed (D19). */
export function SigningPage({ state, wizard, onReopen }: StepProps) {
  const { t } = useTexts();
  const toText = useMessageText();
  const { signing, contact } = useSettings();
  const { phase, failure, token } = state;
  const isCancelled = failure !== null && 'key' in failure && failure.key === 'signing.cancelled';
  const hasFailed = failure !== null && !isCancelled;
  const place = t('wizard.stepOf', { step: steps.work.number, total: stepOrder.length });
  useDocumentTitle(`${place}: ${t(steps.work.titleKey)}`, { hasError: hasFailed });

  if (phase === 'signing' && signing && state.signing) {
    const { encodedParams } = state.signing;
    return <SigningDialog wizard={wizard} signing={signing} encodedParams={encodedParams} />;
  }
  // Signed: thank-you is on its way, and no form comes back in between.
  if (phase === 'completed') return <LoadingState label={t('common.loading')} />;

  const message = toFormFailure(failure)?.message;
  const handleBack = () => {
    onReopen('work');
    document.getElementById('page-title')?.focus();
  };
  return (
    <SigningPaused
      message={message ? toText(message) : ''}
      hasFailed={hasFailed}
      isBusy={phase === 'renewingSigning'}
      hasLink={token !== ''}
      phone={contact.phone}
      onReopen={() => wizard.send({ type: 'signingReopened' })}
      onBack={handleBack}
    />
  );
}
