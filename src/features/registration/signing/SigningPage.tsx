import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signingSilenceMs } from '@/config/constants';
import type { Settings } from '@/config/settings';
import { Audience } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { useSettings } from '@/shared/hooks/useSettings';
import { LoadingState, useIsSlow } from '@/shared/ui/states/LoadingState';
import { Alert } from '@/shared/ui/Alert';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import { PhoneText } from '@/shared/ui/PhoneText';
import type { WizardRunner } from '../machine/runner';
import { failureKeyOf, requestFailureOf } from '../machine/wizard.state';
import { useStepTitle } from '../step/StepForm';
import { toFormFailure, type WizardProps } from '../step/stepProps';
import { steps } from '../step/steps';
import { openSigningChannel } from './signingChannel';
import './signing.scss';

/**
 * Replaces step 3 between saving and signing. Shows the signing frame; once that is closed, the reason, with buttons to
 * go on.
 */
export function SigningPage({ state, wizard }: WizardProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const { signing } = useSettings();
  const { phase, failure, token } = state;
  const isBusy = phase === 'renewingSigning';
  const hasFailed = failure !== null && failureKeyOf(state) !== 'signing.cancelled';
  useStepTitle(steps.work.number, steps.work.titleKey, { hasError: hasFailed });

  const message = toFormFailure(failure)?.message;
  const help = requestFailureOf(state)?.help;
  const text = message ? toText(message) : '';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);

  if (phase === 'signing' && signing && state.signing) {
    const { encodedParams } = state.signing;
    return <SigningDialog wizard={wizard} signing={signing} encodedParams={encodedParams} />;
  }
  // Do not show the form again while the thank-you page loads.
  if (phase === 'completed') return <LoadingState label={t('common.loading')} />;

  const handleBack = () => {
    wizard.reopen('check');
    focusPageHeading();
  };
  return (
    <>
      {message && (
        <div
          ref={box}
          role="group"
          aria-label={text}
          lang={'lang' in message ? message.lang : undefined}
          tabIndex={-1}
        >
          <Alert tone={hasFailed ? 'danger' : 'info'} title={text} />
        </div>
      )}
      <p>
        {t('signing.notSigned')}{' '}
        <PhoneText text={t(help ?? (token ? 'signing.laterByLink' : 'signing.laterByPhone'))} />
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

interface SigningDialogProps {
  wizard: WizardRunner;
  signing: NonNullable<Settings['signing']>;
  encodedParams: string;
}

/** The full-screen dialog with the configured signing frame. Escape cancels, like the buttons. */
function SigningDialog({ wizard, signing, encodedParams }: SigningDialogProps) {
  const { t } = useTranslation('registration');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [hasSentMessage, setHasSentMessage] = useState(false);
  // If the browser blocks the frame, the frame loads an error page instead: only the missing messages reveal that.
  const isSilent = useIsSlow(!hasSentMessage, signingSilenceMs);
  const { origin } = signing;
  const handleCancel = () => wizard.send({ type: 'signingCancelled' });
  // Do not log the content of the frame's message: it may be personal.
  const handleUnknownCommand = useEffectEvent(() => console.warn(t('signing.unknownCommand')));

  // Use a layout effect: a passive effect could miss the frame's first message.
  useLayoutEffect(
    () =>
      openSigningChannel({
        getFrameWindow: () => frame.current?.contentWindow ?? null,
        origin,
        encodedParams,
        onCommand: () => setHasSentMessage(true),
        onSigned: () => wizard.send({ type: 'signed' }),
        onTimedOut: () => wizard.send({ type: 'signingFailed' }),
        onUnknownCommand: () => handleUnknownCommand(),
      }),
    [wizard, origin, encodedParams],
  );

  return (
    <AppModal
      title={t('signing.title')}
      size="fullscreen"
      onClose={handleCancel}
      footer={
        <Button variant="secondary" onClick={handleCancel}>
          {t('signing.cancel')}
        </Button>
      }
    >
      <div className="signing-frame">
        {isLoading && <LoadingState label={t('signing.loading')} />}
        {isSilent && (
          <div role="alert">
            <Alert tone="warning" title={<PhoneText text={t('signing.silent')} />} />
          </div>
        )}
        <iframe
          ref={frame}
          title={t('signing.title')}
          sandbox={signing.sandbox}
          referrerPolicy="no-referrer"
          src={signing.url}
          onLoad={() => setIsLoading(false)}
        />
      </div>
    </AppModal>
  );
}
