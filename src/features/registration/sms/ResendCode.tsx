import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '@/shared/ui/Button';

interface ResendCodeProps {
  /** Until a new code may be asked for; 0 when it may. */
  secondsLeft: number;
  /** A code is being sent or verified. */
  isBusy: boolean;
  /** It is a new code that is being sent. */
  isSending: boolean;
  /** What came of the last request, nothing before any. */
  message: ReactNode;
  onResend: () => void;
  onChangeNumber: () => void;
}

/** What to do when no code arrives: ask for a new one after a pause, or correct the number. */
export function ResendCode(props: ResendCodeProps) {
  const { secondsLeft, isBusy, isSending, message, onResend, onChangeNumber } = props;
  const { t } = useTexts();
  return (
    <section className="resend-code" aria-label={t('sms.notReceived')}>
      <p className="mb-1">{t('sms.notReceived')}</p>
      {message && <p className="mb-1">{message}</p>}
      {secondsLeft > 0 ? (
        <p className="resend-code-pause">{t('sms.resendIn', { seconds: secondsLeft })}</p>
      ) : (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={onResend}
          {...(isSending && { busyText: t('sms.sending') })}
        >
          {t('sms.resend')}
        </Button>
      )}
      <Button variant="quiet" onClick={onChangeNumber}>
        {t('sms.changeNumber')}
      </Button>
    </section>
  );
}
