import type { ReactNode, SyntheticEvent } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FormContext } from './formContext';
import type { FormHandle } from './formContext';

interface AppFormProps {
  form: FormHandle;
  children: ReactNode;
  className?: string;
}

/** The form element around fields: error summary first, then the children. Enter submits. */
export function AppForm({ form, children, className }: AppFormProps) {
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog's form may stand inside another form's tree: React would hand the event up to it.
    event.stopPropagation();
    form.submit();
  };
  return (
    <FormContext value={form}>
      <form noValidate className={className} onSubmit={handleSubmit} onFocus={form.preload}>
        <ErrorSummary />
        {children}
      </form>
    </FormContext>
  );
}
