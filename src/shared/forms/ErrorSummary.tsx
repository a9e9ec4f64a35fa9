import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { MessageText } from '../errors/MessageText';
import { useMessageText } from '../errors/useMessageText';
import { controlId, useFormHandle } from './formContext';

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Everything that is wrong with the form, on top of it. Takes focus when a submit is refused; links to the fields. */
export function ErrorSummary() {
  const { t } = useTexts();
  const toText = useMessageText();
  const { id, errors, messages, refusals, labels, values, hasErrors } = useFormHandle();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  if (refusals === 0 || !hasErrors) return null;
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
    </div>
  );
}
