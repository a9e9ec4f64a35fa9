import { useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { formatPhone } from '@/shared/contact/contact';
import type { Message } from '@/shared/errors/failureMessage';
import { MessageText, useMessageText } from '@/shared/errors/MessageText';
import { ErrorSummary } from '@/shared/forms/ErrorSummary';
import { FormFrame } from '@/shared/forms/AppForm';
import { TextField } from '@/shared/forms/fields/TextField';
import { controlId } from '@/shared/forms/formContext';
import { isOfDigits, withoutSeparators } from '@/shared/forms/formValues';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useSettings } from '@/shared/hooks/useSettings';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { AppModal } from '@/shared/ui/AppModal';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { resendPauseSeconds } from '@/config/constants';
import { Button } from '@/shared/ui/Button';
import { toFormFailure, type WizardProps } from '../step/stepProps';
import { codeSchema } from './code.schema';

const refused = { key: 'SMS_VERIFICATION_FAILURE' } as const;
const maybeUsed: Message = { key: 'sms.maybeUsed' };

/** Asks for the code that was sent to the haulier's phone. */
export function SmsDialog({ state, wizard }: WizardProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const [message, setMessage] = useState<Message | null>(null);
  const sentAt = state.sentCode?.at ?? 0;
  const { announce } = useAnnounce();
  const [openedAt] = useState(sentAt);
  const secondsLeft = useCountdown(sentAt, resendPauseSeconds);

  const phone = formatPhone(state.details?.phone ?? '');
  const isSending = state.phase === 'resendingCode';
  const isBusy = state.phase !== 'code';

  const handleClose = () => wizard.send({ type: 'codeDismissed' });

  const handleSubmit = async (code: string) => {
    setMessage(null);
    const event = { type: 'codeSubmitted', code } as const;
    const resting = ['code', 'checkingAgreement'] as const;
    const failure = await wizard.submit(event, resting);
    const said = toFormFailure(failure);
    if (!failure || !said || 'key' in failure) return said;
    const { error, lost, lang } = failure;
    if (lost) return said;
    // A refusal or a validation error means that the code is wrong. Other errors, such as a lost connection, do not
    // belong to the field.
    const isWrong = error.kind === 'refused' || error.kind === 'validation';
    if (isWrong && state.sentCode?.isMaybeUsed) {
      return { message: maybeUsed, fieldErrors: { code: maybeUsed } };
    }
    // Show the general failure message, followed by the server's words if those differ.
    const isSame = (words: string) => words === toText(refused);
    if (!isWrong) {
      const why = isSame(toText(said.message)) ? refused : said.message;
      return { ...said, message: refused, otherMessages: [why], canRetry: false };
    }
    const text = error.fieldErrors.code ?? error.message;
    const why: Message = text && !isSame(text) ? { text, lang, intro: refused.key } : refused;
    return { ...said, message: why, fieldErrors: { ...error.fieldErrors, code: why } };
  };

  const handleResend = async () => {
    const failure = await wizard.submit({ type: 'codeRequestedAgain' }, ['code']);
    const result = toFormFailure(failure)?.message ?? { key: 'sms.resent' };
    setMessage(result);
    announce(toText(result));
  };

  return (
    <AppModal title={t('sms.title')} onClose={handleClose} isLocked={isBusy}>
      {/* A new code starts a new form, as the input belongs to the old code. */}
      <CodeForm
        key={sentAt}
        takesFocus={sentAt !== openedAt}
        isLocked={isSending}
        prompt={`${t('sms.prompt', { context })} ${phone}`}
        onSubmit={handleSubmit}
        onCancel={handleClose}
      >
        {/* If no code arrives, the user can request a new one after a pause, or correct the phone number. */}
        <section className="resend-code" aria-label={t('sms.notReceived', { context })}>
          <p className="mb-1">{t('sms.notReceived', { context })}</p>
          {message && (
            <p className="mb-1">
              <MessageText message={message} />
            </p>
          )}
          {secondsLeft > 0 ? (
            <p className="form-text resend-code-pause">
              {t('sms.resendIn', { count: secondsLeft })}
            </p>
          ) : (
            <Button
              variant="quiet"
              isBusy={isBusy}
              onClick={() => void handleResend()}
              {...(isSending && { busyText: t('sms.sending') })}
            >
              {t('sms.resend')}
            </Button>
          )}
          <Button
            variant="quiet"
            isUnavailable={isBusy}
            onClick={() => wizard.reopen('details', 'phone')}
          >
            {t('sms.changeNumber')}
          </Button>
        </section>
      </CodeForm>
    </AppModal>
  );
}

/**
 * Counts down from `seconds`, starting at `start` (milliseconds since 1970). Returns the remaining whole seconds. Uses
 * the clock instead of counting ticks: timers stop while the phone sleeps or shows another app, such as the one with
 * the SMS.
 */
function useCountdown(start: number, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  const end = start + seconds * 1000;
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.min(seconds, Math.max(0, Math.round((end - now) / 1000)));
}

interface CodeFormProps {
  /** True while a new code is requested: the old one can still be typed but not submitted. */
  isLocked: boolean;
  /**
   * True if this form replaces that of an older code. The pressed button, which requested the new code, has disappeared
   * with that form.
   */
  takesFocus: boolean;
  prompt: string;
  onSubmit: (code: string) => Promise<SubmitFailure | undefined>;
  onCancel: () => void;
  children: ReactNode;
}

const empty = { code: '' };

/**
 * The form for the SMS code. Phones can autofill its field. A code with the number of digits in the settings is
 * submitted automatically, but the same code only once.
 */
function CodeForm(props: CodeFormProps) {
  const { isLocked, takesFocus, prompt, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('registration');
  const toText = useMessageText();
  const { smsCodeDigits } = useSettings();
  const { announce } = useAnnounce();
  const lastSent = useRef('');
  const form = useAppForm({
    initialValues: empty,
    schema: codeSchema,
    isLocked,
    onSubmit: ({ code }) => {
      lastSent.current = withoutSeparators(code);
      return onSubmit(lastSent.current);
    },
  });
  const fieldId = controlId(form.id, 'code');
  useEffect(() => {
    if (takesFocus) document.getElementById(fieldId)?.focus();
  }, [takesFocus, fieldId]);

  const hint =
    smsCodeDigits > 0 ? `${prompt}. ${t('sms.byItself', { digits: smsCodeDigits })}` : prompt;
  const typed = withoutSeparators(form.values.code);
  const isComplete = isOfDigits(typed, smsCodeDigits);
  const verify = useEffectEvent(() => {
    if (typed !== lastSent.current) form.submit();
  });
  useEffect(() => {
    if (isComplete && !isLocked) verify();
  }, [isComplete, isLocked, typed]);

  const { refusal } = form;
  useEffect(() => {
    const wrong = refusal?.errors.code;
    const field = document.getElementById(fieldId);
    if (!wrong || !(field instanceof HTMLInputElement)) return;
    // A screen reader does not read a field again that already has the focus, so announce the error.
    if (document.activeElement === field) announce(toText(wrong));
    field.focus();
    // Select the text, so that the next digit replaces it.
    field.select();
  }, [refusal, fieldId, announce, toText]);

  return (
    <FormFrame form={form}>
      {refusal && refusal.messages.length > 0 && <ErrorSummary />}
      <div className="code-field">
        <TextField
          name="code"
          label={t('sms.code')}
          hint={<UnbrokenText text={hint} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          isRequired
        />
      </div>
      {children}
      <div className="wizard-actions">
        <Button variant="secondary" isUnavailable={isLocked || form.isBusy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          isBusy={isLocked || form.isBusy}
          {...(form.isBusy && { busyText: t('sms.verifying') })}
        >
          {t('sms.verify')}
        </Button>
      </div>
    </FormFrame>
  );
}
