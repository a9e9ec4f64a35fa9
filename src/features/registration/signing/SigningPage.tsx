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

/** Takes the place of step 3 once it is saved and until it is signed: the signing frame, or why it is closed (D19). */
export function SigningPage({ state, wizard, onReopen }: StepProps) {
  const { t } = useTranslation('registration');
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

interface SigningPausedProps {
  /** What happened; empty while signing is being opened again. */
  message: string;
  /** It failed, rather than being cancelled. */
  hasFailed: boolean;
  isBusy: boolean;
  /** The haulier came by a link, which works again. */
  hasLink: boolean;
  /** Whom to call. */
  phone: string;
  onReopen: () => void;
  onBack: () => void;
}

/** Everything is saved but not signed: what happened, and the ways on (D19). Takes focus when something happened. */
function SigningPaused(props: SigningPausedProps) {
  const { message, hasFailed, isBusy, hasLink, phone, onReopen, onBack } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);

  return (
    <>
      {message && (
        <div ref={box} role="group" aria-label={message} tabIndex={-1}>
          <Alert tone={hasFailed ? 'danger' : 'info'} title={message} />
        </div>
      )}
      <p>
        <UnbrokenText
          text={t(hasLink ? 'signing.laterByLink' : 'signing.laterByPhone', { phone })}
        />
      </p>
      <div className="wizard-actions">
        <Button variant="secondary" isBusy={isBusy} onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button isBusy={isBusy} busyText={t('signing.loading')} onClick={onReopen}>
          {t('wizard.finish', { context })}
        </Button>
      </div>
    </>
  );
}
