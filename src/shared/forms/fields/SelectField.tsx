import { useField } from '../formContext';
import type { ChoiceOption } from './ChoiceField';
import { FieldFrame, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

interface SelectFieldProps extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly ChoiceOption[];
  placeholder: string;
}

/** Nothing chosen is ''. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, options, placeholder, isRequired = false } = props;
  const { id, value, error, setValue } = useField(name, label);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!isRequired}>
      <select
        id={id}
        name={name}
        className={error ? 'form-select is-invalid' : 'form-select'}
        value={String(value)}
        aria-required={isRequired || undefined}
        onChange={(event) => setValue(event.target.value)}
        {...controlProps(id, hint, error)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
