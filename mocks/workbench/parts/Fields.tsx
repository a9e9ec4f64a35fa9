import { useId, type ComponentProps } from 'react';

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
}

/** A text field under its label. */
export function InputField({ label, onChange, hint, ...input }: InputFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const described = [hint === undefined ? '' : hintId, input['aria-describedby'] ?? ''];
  return (
    <div className="workbench-field">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        className="workbench-input"
        aria-describedby={described.join(' ').trim() || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p className="workbench-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice under its label. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="workbench-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="workbench-input"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
