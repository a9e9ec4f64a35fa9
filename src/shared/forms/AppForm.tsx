import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FormContext } from './formContext';
import type { FormHandle } from './formContext';

interface AppFormProps {
  form: FormHandle;
  children: ReactNode;
  className?: string;
}

/**
 * A form that stands in the HTML can be typed in before React takes it over, which leaves the fields as they are. The form begins
 * with what they hold, before anything is drawn anew.
 */
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

/** The form element around fields; the children hold its error summary. Enter submits. */
export function FormFrame({ form, children, className }: AppFormProps) {
  const ref = useTypedBefore(form);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog's form may stand inside another form's tree: React would hand the event up to it.
    event.stopPropagation();
    form.submit();
  };
  return (
    <FormContext value={form}>
      <form ref={ref} noValidate className={className} onSubmit={handleSubmit}>
        {children}
      </form>
    </FormContext>
  );
}

/** A form: its error summary first, then the children. */
export function AppForm({ children, ...frame }: AppFormProps) {
  return (
    <FormFrame {...frame}>
      <ErrorSummary />
      {children}
    </FormFrame>
  );
}
