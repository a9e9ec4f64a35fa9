import { NamedText } from '../../ui/NamedText';
import { useField } from '../formContext';
import { FieldErrorText, FieldHint, controlProps, type FieldProps } from './FieldFrame';

interface CheckboxFieldProps extends Omit<FieldProps, 'hidesOptional'> {
  /** Names in the label. They are isolated: a name that is written right to left would move the words around it. */
  names?: readonly string[];
  /** True if the answer is not known: the box is then neither ticked nor empty until the user presses it. */
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
