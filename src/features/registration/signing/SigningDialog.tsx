import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Settings } from '@/config/settings';
import { useTexts } from '@/i18n/useTexts';
import type { WizardRunner } from '../machine/runner';
import { openSigningChannel } from './signingChannel';
import { SigningOverlay } from './SigningOverlay';

interface SigningDialogProps {
  wizard: WizardRunner;
  signing: NonNullable<Settings['signing']>;
  /** What the server gave for the frame. */
  encodedParams: string;
}

/** Has the agreement signed in the frame of the deployment (specification, section 4; D19). */
export function SigningDialog({ wizard, signing, encodedParams }: SigningDialogProps) {
  const { t } = useTexts();
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
