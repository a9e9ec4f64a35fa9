import { useId, type ComponentProps, type ReactNode } from 'react';

/** A section of the workbench, which can be folded. */
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
  onSubmit: () => unknown;
  children: ReactNode;
}

/** Fields with a button. The mock says what is wrong, not the browser. */
export function Form({ label, onSubmit, children }: FormProps) {
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
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
  /** The text of each value. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A choice under its label. */
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
