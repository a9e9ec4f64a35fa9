import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, MessageText } from '../../errors/MessageText';

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isReadOnly?: boolean;
}

export interface ControlProps {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ties a control to its hint and its error. */
export function controlProps(
  id: string,
  hint: ReactNode,
  error: Message | undefined,
): ControlProps {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
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

/** A hidden word says that it is an error. */
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

interface FieldFrameProps {
  id: string;
  label: string;
  hint: ReactNode;
  error: Message | undefined;
  /** Says after the label that the field may stay empty. */
  isOptional: boolean;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, isOptional, children }: FieldFrameProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-3" data-field>
      <label className="form-label" htmlFor={id}>
        {label}
        {isOptional && (
          <span className="text-body-secondary fw-normal"> {t('common.optional')}</span>
        )}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldErrorText id={id} error={error} />
      {children}
    </div>
  );
}
