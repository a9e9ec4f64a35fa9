import { NamedText } from '../../ui/NamedText';
import { useField } from '../formContext';
import { FieldErrorText, FieldHint, controlProps, type FieldProps } from './FieldFrame';

interface CheckboxFieldProps extends Omit<FieldProps, 'hidesOptional'> {
  /** Names in the label, which are isolated from the text direction around them. */
  names?: readonly string[];
  /** The answer is not known: until the user presses it, the box is neither ticked nor empty. */
  isUnanswered?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, names = [], hint, isReadOnly = false, isUnanswered = false } = props;
  const field = useField(props.name, label);
  const { id, value, error, setValue } = field;
  return (
    <div data-field>
      <FieldErrorText id={id} error={error} />
      <div className="form-check">
        <input
          {...controlProps(field, props, 'form-check-input')}
          ref={(box) => {
            if (box) box.indeterminate = isUnanswered;
          }}
          type="checkbox"
          checked={value === true}
          disabled={isReadOnly}
          onChange={(event) => setValue(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          <NamedText text={label} names={names} />
        </label>
        <FieldHint id={id} hint={hint} />
      </div>
    </div>
  );
}
