import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/states/ErrorState';
import { useField } from '../formContext';

interface ListedChoiceProps {
  name: string;
  label: string;
  /** True if the list could not be fetched. Stays true while it is fetched again. */
  hasFailed: boolean;
  /** True while the list is fetched again: the retry button shows and announces this. */
  isRetrying?: boolean;
  message: ReactNode;
  /** Fetches the list again. Omitted if that is not possible. */
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

/** Replaces the field with an error and a retry button if its list could not be fetched. */
export function ListedChoice(props: ListedChoiceProps) {
  const { hasFailed, onRetry, children, ...failed } = props;
  const box = useRef<HTMLDivElement>(null);
  /**
   * The element of this field that was focused last, or the focused element when the retry button was pressed. Null if
   * neither has happened since the list last failed or arrived.
   */
  const before = useRef<Element | null>(null);
  const remember = () => {
    before.current = document.activeElement;
  };
  useEffect(() => {
    const remembered = before.current;
    before.current = null;
    if (hasFailed || !remembered) return;
    // The list may arrive much later, when the user is in another field. So move the focus only if it is still on the
    // button, or on an element around this field.
    const { activeElement } = document;
    if (activeElement !== remembered && !activeElement?.contains(box.current)) return;
    box.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [hasFailed]);
  const handleRetry =
    onRetry &&
    (() => {
      // Note the focused element here too: Safari does not focus a pressed button, so `onFocus` does not notice the
      // press.
      remember();
      onRetry();
    });
  return (
    <div ref={box} onFocus={remember}>
      {hasFailed ? <Failed {...failed} onRetry={handleRetry} /> : children}
    </div>
  );
}

/**
 * The message that the list could not be fetched. Has the id of the field, so that the error summary can link to it.
 */
function Failed(props: Omit<ListedChoiceProps, 'hasFailed' | 'children'>) {
  const { name, label, ...error } = props;
  const { id } = useField(name, label);
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={label} data-field>
      <div className="form-label">{label}</div>
      <ErrorState {...error} />
    </div>
  );
}
