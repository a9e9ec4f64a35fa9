import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useSettings } from '@/shared/hooks/settings';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { toFormFailure, type StepProps } from '../step/stepProps';
import { stepOrder, steps } from '../step/steps';
import { SigningDialog } from './SigningDialog';

/** Takes the place of step 3 between saving and signing: the signing frame, or why it is closed and the ways on (D19). */
export function SigningPage({ state, wizard, onReopen }: StepProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const { signing, contact } = useSettings();
  const { phase, failure, token } = state;
  const isBusy = phase === 'renewingSigning';
  const isCancelled = failure !== null && 'key' in failure && failure.key === 'signing.cancelled';
  const hasFailed = failure !== null && !isCancelled;
  const place = t('wizard.stepOf', { step: steps.work.number, total: stepOrder.length });
  useDocumentTitle(`${place}: ${t(steps.work.titleKey)}`, { hasError: hasFailed });

  const said = toFormFailure(failure)?.message;
  const message = said ? toText(said) : '';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);

  if (phase === 'signing' && signing && state.signing) {
    const { encodedParams } = state.signing;
    return <SigningDialog wizard={wizard} signing={signing} encodedParams={encodedParams} />;
  }
  // Signed: thank-you is on its way, and no form comes back in between.
  if (phase === 'completed') return <LoadingState label={t('common.loading')} />;

  const handleBack = () => {
    onReopen('work');
    document.getElementById('page-title')?.focus();
  };
  return (
    <>
      {message && (
        <div ref={box} role="group" aria-label={message} tabIndex={-1}>
          <Alert tone={hasFailed ? 'danger' : 'info'} title={message} />
        </div>
      )}
      <p>
        <UnbrokenText
          text={t(token ? 'signing.laterByLink' : 'signing.laterByPhone', { phone: contact.phone })}
        />
      </p>
      <div className="wizard-actions">
        <Button variant="secondary" isBusy={isBusy} onClick={handleBack}>
          {t('common.back')}
        </Button>
        <Button
          isBusy={isBusy}
          busyText={t('signing.loading')}
          onClick={() => wizard.send({ type: 'signingReopened' })}
        >
          {t('wizard.finish', { context })}
        </Button>
      </div>
    </>
  );
}
