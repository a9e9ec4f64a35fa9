import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText, useMessageText } from '../errors/MessageText';
import { Button } from '../ui/Button';
import { PhoneText } from '../ui/PhoneText';
import { controlId, useFormHandle } from './formContext';

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * Lists the reasons why a submit was refused, with links to the fields, and takes the focus. It stays unchanged until
 * the next submit, so that nothing moves while the user corrects the fields. If nothing has to be changed it has a
 * submit button, as the form's own button may be far below.
 */
export function ErrorSummary() {
  const { t } = useTranslation();
  const toText = useMessageText();
  const { id, refusal, labels, values, retry } = useFormHandle();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);

  const handleRetry = () => {
    // This button disappears with the summary, so focus the form's own button. If the submit opens a dialog, the dialog
    // later returns the focus to that button.
    const form = box.current?.closest('form');
    const buttons = [...(form?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])];
    buttons.at(-1)?.focus({ preventScroll: true });
    retry?.();
  };
  if (!refusal) return null;
  const { errors, messages, canRetry } = refusal;
  const faulty = Object.keys(values).flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, message, label: labels.get(name) }] : [];
  });
  return (
    <div
      ref={box}
      className="alert alert-danger error-summary"
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 className="h5" id={titleId}>
        {t('common.errorSummaryTitle')}
      </h2>
      <ul className="list-unstyled mb-0">
        {messages.map((message) => (
          <li key={toText(message)}>
            {'key' in message ? (
              <PhoneText text={toText(message)} />
            ) : (
              <MessageText message={message} />
            )}
          </li>
        ))}
        {faulty.map(({ name, message, label }) => (
          <li key={name}>
            <a className="alert-link" href={`#${controlId(id, name)}`} onClick={goToField}>
              {label && (
                <span lang={label.lang}>
                  {label.text.endsWith('?')
                    ? label.text
                    : t('common.errorSummaryLabel', { label: label.text })}
                </span>
              )}{' '}
              <MessageText message={message} />
            </a>
          </li>
        ))}
      </ul>
      {canRetry && faulty.length === 0 && (
        <Button type={retry ? 'button' : 'submit'} variant="secondary" onClick={handleRetry}>
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
}
