import type { InputHTMLAttributes, ReactNode } from 'react';
import { useField } from '../formContext';
import { FieldFrame, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

export type TypingHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'enterKeyHint' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, TypingHints {
  type?: 'text' | 'email' | 'password' | 'tel';
  /** Tidies the text when the field is left or Enter pressed; what cannot be understood stays. */
  toNormal?: ((typed: string) => string) | undefined;
  addon?: ReactNode;
}

/** Numbers are text too, so that nothing typed is swallowed. */
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
