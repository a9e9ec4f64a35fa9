import { useId, type ComponentProps, type ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  onPress: () => unknown;
}

export function Button({ onPress, ...button }: ButtonProps) {
  return <button {...button} type="button" onClick={() => void onPress()} />;
}

interface FormProps {
  label: string;
  submit: string;
  /** `valueOf` returns the trimmed value of a field by its name. */
  onSubmit: (valueOf: (name: string) => string) => unknown;
  children: ReactNode;
}

/** A form without browser validation: the mock validates the input. */
export function Form({ label, submit, onSubmit, children }: FormProps) {
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit((name) => (data.get(name) as string | null)?.trim() ?? '');
      }}
    >
      {children}
      <button type="submit">{submit}</button>
    </form>
  );
}

export function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" spellCheck={false} {...input} id={id} />
    </>
  );
}

interface ChoiceProps extends ComponentProps<'select'> {
  label: string;
  options: Readonly<Record<string, string>>;
}

export function Choice({ label, options, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
