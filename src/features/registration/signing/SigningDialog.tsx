import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '@/config/settings';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import type { WizardRunner } from '../machine/runner';
import { openSigningChannel } from './signingChannel';
import './signing.scss';

interface SigningDialogProps {
  wizard: WizardRunner;
  signing: NonNullable<Settings['signing']>;
  /** What the server gave for the frame. */
  encodedParams: string;
}

/** Has the agreement signed in the deployment's frame, over the whole screen (D19). Escape cancels, like the buttons. */
export function SigningDialog({ wizard, signing, encodedParams }: SigningDialogProps) {
  const { t } = useTranslation('registration');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setIsLoading] = useState(true);
  const { origin } = signing;
  const handleCancel = () => wizard.send({ type: 'signingCancelled' });
  // Nothing of what the frame sent is logged (specification, section 8).
  const handleUnknownCommand = useEffectEvent(() => console.warn(t('signing.unknownCommand')));

  // Not later than the frame itself, whose first word would be missed.
  useLayoutEffect(
    () =>
      openSigningChannel({
        page: window,
        getFrameWindow: () => frame.current?.contentWindow ?? null,
        origin,
        encodedParams,
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
      isOpen
      onClose={handleCancel}
      footer={
        <Button variant="secondary" onClick={handleCancel}>
          {t('signing.cancel')}
        </Button>
      }
    >
      <div className="signing-frame">
        {isLoading && <LoadingState label={t('signing.loading')} />}
        {/* The tabIndex makes the frame one of the elements that the dialog keeps the focus among. */}
        <iframe
          ref={frame}
          title={t('signing.title')}
          sandbox={signing.sandbox}
          referrerPolicy="no-referrer"
          src={signing.url}
          tabIndex={0}
          onLoad={() => setIsLoading(false)}
        />
      </div>
    </AppModal>
  );
}
