import type { ReactNode, SubmitEvent } from 'react';

interface FormProps {
  label: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields with a button. What is wrong is said by the mock, not by the browser. */
export function Form({ label, onSubmit, children }: FormProps) {
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="workbench-form" aria-label={label} noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
