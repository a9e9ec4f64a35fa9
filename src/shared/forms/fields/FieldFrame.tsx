import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, MessageText } from '../../errors/MessageText';

/** What most fields take. Texts are already translated. */
export interface FieldProps {
  /** A key of the form's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** The attributes that tie a control to its hint and its error. */
export interface ControlProps {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** For a control of this id; names only what is on the screen. */
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

/** The hint under a label. `id` is the control's. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <div className="form-text" id={`${id}-hint`}>
      {hint}
    </div>
  );
}

/** The error of a field, with a hidden word that says it is one. `id` is the control's. */
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

/** Label, hint, error and control, in the order in which they are read. */
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
