import type { InputHTMLAttributes, ReactNode } from 'react';
import { useField } from '../formContext';
import { FieldFrame, controlProps, type FieldProps } from './FieldFrame';

export type TypingHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'enterKeyHint' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, TypingHints {
  type?: 'text' | 'email' | 'password' | 'tel';
  /** Normalises the text on blur and Enter. If it cannot parse a text, it must return the text unchanged. */
  toNormal?: ((typed: string) => string) | undefined;
  addon?: ReactNode;
}

/** A text input. Use it for numbers, too: an input of type `number` can drop characters that the user types. */
export function TextField(props: TextFieldProps) {
  const { addon, toNormal, isReadOnly } = props;
  const field = useField(props.name, props.label, props.labelLang);
  const { value, setValue } = field;
  const tidy = () => {
    if (isReadOnly) return;
    const normal = toNormal?.(String(value)) ?? value;
    // Do not set an unchanged value: leaving a field without a change is not an edit.
    if (normal !== value) setValue(normal);
  };
  const input = (
    <input
      {...controlProps(field, props, 'form-control')}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      enterKeyHint={props.enterKeyHint}
      autoComplete={props.autoComplete}
      autoCapitalize={props.autoCapitalize}
      spellCheck={props.spellCheck}
      value={String(value)}
      readOnly={isReadOnly}
      onChange={(event) => setValue(event.target.value)}
      onBlur={tidy}
      onKeyDown={({ key }) => key === 'Enter' && tidy()}
    />
  );
  return (
    <FieldFrame {...props} field={field}>
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
