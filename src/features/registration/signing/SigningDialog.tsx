import { useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react';
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

/** Has the agreement signed in the frame of the deployment (specification, section 4; D19). */
export function SigningDialog({ wizard, signing, encodedParams }: SigningDialogProps) {
  const { t } = useTranslation('registration');
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = signing;
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
    <SigningOverlay
      signing={signing}
      frameRef={frame}
      onCancel={() => wizard.send({ type: 'signingCancelled' })}
    />
  );
}

interface SigningOverlayProps {
  signing: NonNullable<Settings['signing']>;
  frameRef: Ref<HTMLIFrameElement>;
  onCancel: () => void;
}

/** The signing frame over the whole screen (specification, section 2). Escape cancels, like the buttons. */
function SigningOverlay({ signing, frameRef, onCancel }: SigningOverlayProps) {
  const { t } = useTranslation('registration');
  const [isLoading, setIsLoading] = useState(true);
  return (
    <AppModal
      title={t('signing.title')}
      size="fullscreen"
      isOpen
      onClose={onCancel}
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {t('signing.cancel')}
        </Button>
      }
    >
      <div className="signing-frame">
        {isLoading && <LoadingState label={t('signing.loading')} />}
        {/* The dialog keeps the focus among what can have it by its own attributes; a frame needs one for that. */}
        <iframe
          ref={frameRef}
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
