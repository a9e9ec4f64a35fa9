import { useField } from '../formContext';
import { FieldErrorText, FieldHint, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

export function CheckboxField({ name, label, hint, isReadOnly = false }: FieldProps) {
  const { id, value, error, setValue } = useField(name, label);
  return (
    <div className="mb-3" data-field>
      <FieldErrorText id={id} error={error} />
      <div className="form-check">
        <input
          id={id}
          name={name}
          type="checkbox"
          className={error ? 'form-check-input is-invalid' : 'form-check-input'}
          checked={value === true}
          disabled={isReadOnly}
          onChange={(event) => setValue(event.target.checked)}
          {...controlProps(id, hint, error)}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
        <FieldHint id={id} hint={hint} />
      </div>
    </div>
  );
}
