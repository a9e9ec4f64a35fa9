import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';

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
export function SigningPaused(props: SigningPausedProps) {
  const { message, hasFailed, isBusy, hasLink, phone, onReopen, onBack } = props;
  const { t } = useTexts();
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
          {t('wizard.finish')}
        </Button>
      </div>
    </>
  );
}
