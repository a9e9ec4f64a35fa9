import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  type FocusEventHandler,
  type MouseEvent,
} from 'react';
import { FormContext, type FormHandle, controlId, useFormHandle } from './formContext';
import { useTranslation } from 'react-i18next';
import { MessageText, useMessageText } from '../errors/MessageText';
import { Button } from '../ui/Button';

interface AppFormProps {
  form: FormHandle;
  children: ReactNode;
  className?: string;
  onFocus?: FocusEventHandler;
}

/** Takes over the input from before hydration: the user can type into a prerendered form before React hydrates it. */
function useTypedBefore({ id, setValue }: FormHandle): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    for (const input of ref.current?.querySelectorAll('input') ?? []) {
      const { type, value, checked } = input;
      const name = input.name.replace(`${id}-`, '');
      if (type !== 'checkbox' && type !== 'radio') {
        if (value !== input.defaultValue) setValue(name, value);
      } else if (checked !== input.defaultChecked) {
        if (type === 'checkbox') setValue(name, checked);
        else if (checked) setValue(name, value);
      }
    }
  });
  useLayoutEffect(() => takeOver(), []);
  return ref;
}

/** For forms that place the error summary themselves. */
export function FormFrame({ form, children, ...attributes }: AppFormProps) {
  const ref = useTypedBefore(form);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React's events bubble from a dialog's form to a form around the dialog.
    event.stopPropagation();
    form.submit();
  };
  return (
    <FormContext value={form}>
      <form {...attributes} ref={ref} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </FormContext>
  );
}

export function AppForm({ children, ...frame }: AppFormProps) {
  return (
    <FormFrame {...frame}>
      <ErrorSummary />
      {children}
    </FormFrame>
  );
}

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
        <Button type="submit" variant="secondary">
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
}
