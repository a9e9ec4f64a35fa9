import type { ReactNode, SyntheticEvent } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FormContext } from './formContext';
import type { FormHandle } from './formContext';

interface AppFormProps {
  form: FormHandle;
  children: ReactNode;
  className?: string;
}

/** The form element around fields; the children hold its error summary. Enter submits. */
export function FormFrame({ form, children, className }: AppFormProps) {
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog's form may stand inside another form's tree: React would hand the event up to it.
    event.stopPropagation();
    form.submit();
  };
  return (
    <FormContext value={form}>
      <form noValidate className={className} onSubmit={handleSubmit}>
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
