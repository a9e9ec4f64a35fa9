import { useField } from '../formContext';
import { FieldErrorText, FieldHint, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

/** One answer of a choice: what the form holds, and what is read. */
export interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly ChoiceOption[];
  /** Side by side instead of one under the other; for short answers such as yes and no. */
  isInline?: boolean;
}

/** One answer out of a few, as large radio buttons. The first one carries the field's id, for the error summary. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, hint, options, isRequired = false, isInline = false } = props;
  const { id, value, error, setValue } = useField(name, label);
  return (
    <div
      className="mb-3 choice-field"
      data-field
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      {...controlProps(id, hint, error)}
    >
      <div className="form-label" id={`${id}-label`}>
        {label}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldErrorText id={id} error={error} />
      <div className={isInline ? 'choice-list choice-list-inline' : 'choice-list'}>
        {options.map((option, index) => (
          <label key={option.value} className={error ? 'choice is-invalid' : 'choice'}>
            <input
              id={index === 0 ? id : undefined}
              className="form-check-input"
              type="radio"
              // Radio buttons belong together by name in the whole document: the id keeps two forms apart.
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => setValue(option.value)}
            />
            <span className="choice-label">{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
