import { useField } from '../formContext';
import type { ChoiceOption } from './ChoiceField';
import { FieldFrame, controlProps, type FieldProps } from './FieldFrame';

interface SelectFieldProps extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly ChoiceOption[];
  /** The text of the empty option. Without it there is no such option. */
  placeholder?: string;
}

/** A select. Its value is '' while nothing or the empty option is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder } = props;
  const field = useField(props.name, props.label);
  return (
    <FieldFrame {...props} field={field}>
      <select
        {...controlProps(field, props, 'form-select')}
        value={String(field.value)}
        onChange={(event) => field.setValue(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
