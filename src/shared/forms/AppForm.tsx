import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FormContext, type FormHandle } from './formContext';

interface AppFormProps {
  form: FormHandle;
  children: ReactNode;
  className?: string;
  hidden?: boolean;
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

/** A form without an error summary, for forms that place the summary themselves. */
export function FormFrame({ form, children, ...attributes }: AppFormProps) {
  const ref = useTypedBefore(form);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React's events bubble from the form in a dialog to a form around the dialog, which must not be submitted too.
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
