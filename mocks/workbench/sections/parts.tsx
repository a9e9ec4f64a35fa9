import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the workbench, which can be folded. */
export function Section({ title, children }: SectionProps) {
  return (
    <details open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

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
    <form aria-label={label} noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
}

/** A text field under its label. */
export function Field({ label, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A choice under its label; `options` has the text of each value. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
