import type { InputHTMLAttributes, ReactNode } from 'react';
import { useField } from '../formContext';
import { FieldFrame, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

/** What tells a browser's keyboard, spelling and filling-in about a field. */
export type TypingHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'enterKeyHint' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, TypingHints {
  type?: 'text' | 'email' | 'password' | 'tel';
  /** The form in which a text is shown once its field is left, and sent by Enter; what cannot be understood stays. */
  toNormal?: ((typed: string) => string) | undefined;
  /** Stands beside the input, such as a button that shows a password. */
  addon?: ReactNode;
}

/** A field of one line. Numbers are text too, so that nothing typed is swallowed; `inputMode` picks the keyboard. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, isRequired = false, isReadOnly = false, addon, toNormal } = props;
  const { id, value, error, setValue } = useField(name, label);
  const tidy = toNormal && (() => setValue(toNormal(String(value))));
  const input = (
    <input
      id={id}
      name={name}
      className={error ? 'form-control is-invalid' : 'form-control'}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      enterKeyHint={props.enterKeyHint}
      autoComplete={props.autoComplete}
      autoCapitalize={props.autoCapitalize}
      spellCheck={props.spellCheck}
      value={String(value)}
      readOnly={isReadOnly}
      aria-required={isRequired || undefined}
      onChange={(event) => setValue(event.target.value)}
      onBlur={tidy}
      onKeyDown={({ key }) => key === 'Enter' && tidy?.()}
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
