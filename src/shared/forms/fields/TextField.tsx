import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useField } from '../formContext';
import { FieldFrame, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Stands beside the input, such as a button that shows a password. */
  addon?: ReactNode;
}

/** A field of one line. Numbers are text too, so that nothing typed is swallowed; `inputMode` picks the keyboard. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, isRequired = false, isReadOnly = false, addon } = props;
  const { id, value, error, setValue } = useField(name, label);
  const input = (
    <input
      id={id}
      name={name}
      className={error ? 'form-control is-invalid' : 'form-control'}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      value={String(value)}
      readOnly={isReadOnly}
      aria-required={isRequired || undefined}
      onChange={(event) => setValue(event.target.value)}
      {...controlProps(id, hint, error)}
    />
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={!isRequired && !isReadOnly}
    >
      {addon ? (
        <div className="input-group">
          {input}
          {addon}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
