import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import type { Message } from '../../errors/failureMessage';
import { MessageText } from '../../errors/MessageText';
import type { Field } from '../formContext';

export interface FieldProps {
  name: string;
  label: string;
  /** The label's language if it is not the page's. */
  labelLang?: Language | undefined;
  hint?: ReactNode;
  isRequired?: boolean;
  /** Leaves out the "(optional)" after the label of a field that may be empty. */
  hidesOptional?: boolean;
  isReadOnly?: boolean;
}

/** Returns the attributes that connect a control with its hint and its error. */
export function stateProps({ id, error }: Field, hint: ReactNode) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Returns the attributes that every input and select has. */
export function controlProps(
  field: Field,
  { name, hint, isRequired = false }: FieldProps,
  className: string,
) {
  return {
    id: field.id,
    name,
    className: field.error ? `${className} is-invalid` : className,
    'aria-required': isRequired || undefined,
    ...stateProps(field, hint),
  };
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <div className="form-text" id={`${id}-hint`}>
      {hint}
    </div>
  );
}

/** The error of a field. A hidden text tells screen readers that it is one. */
export function FieldErrorText({ id, error }: { id: string; error: Message | undefined }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <div className="invalid-feedback d-block" id={`${id}-error`}>
      <span className="visually-hidden">{t('common.errorPrefix')} </span>
      <MessageText message={error} />
    </div>
  );
}

interface FieldFrameProps extends FieldProps {
  field: Field;
  children: ReactNode;
}

/** The label, hint and error around a control. */
export function FieldFrame({ field, children, ...props }: FieldFrameProps) {
  const { label, labelLang, hint, isRequired, hidesOptional, isReadOnly } = props;
  const { id, error } = field;
  const { t } = useTranslation();
  return (
    <div data-field>
      <label className="form-label" htmlFor={id}>
        {labelLang ? <span lang={labelLang}>{label}</span> : label}
        {!isRequired && !hidesOptional && !isReadOnly && (
          <span className="text-body-secondary fw-normal"> {t('common.optional')}</span>
        )}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldErrorText id={id} error={error} />
      {children}
    </div>
  );
}
