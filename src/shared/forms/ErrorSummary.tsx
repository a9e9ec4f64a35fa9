import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText, useMessageText } from '../errors/MessageText';
import { Button } from '../ui/Button';
import { controlId, useFormHandle } from './formContext';

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * Everything that a submit was refused for, on top of the form. Takes focus then; links to the fields. It stays as it is until
 * the next submit: nothing moves under a press while the fields are corrected. Where nothing has to be changed it offers the
 * submit again, as the form's own button may be far below.
 */
export function ErrorSummary() {
  const { t } = useTranslation();
  const toText = useMessageText();
  const { id, refusal, labels, values } = useFormHandle();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);

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
            <MessageText message={message} />
          </li>
        ))}
        {faulty.map(({ name, message, label }) => (
          <li key={name}>
            <a className="alert-link" href={`#${controlId(id, name)}`} onClick={goToField}>
              {label && (
                <span lang={label.lang}>
                  {/* A question ends in a mark of its own. */}
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
        <div className="mt-2">
          <Button type="submit" variant="secondary">
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
