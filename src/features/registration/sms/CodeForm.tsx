import { useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { AppForm } from '@/shared/forms/AppForm';
import { TextField } from '@/shared/forms/fields/TextField';
import { withoutSeparators } from '@/shared/forms/formValues';
import { controlId } from '@/shared/forms/formContext';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { Button } from '@/shared/ui/Button';
import { schema } from './code.schema';

interface CodeFormProps {
  /** A new code is under way: the old one can still be read and typed, but not sent. */
  isLocked: boolean;
  /** The form takes the place of that of an older code, and the focus of what was pressed there. */
  takesFocus: boolean;
  onSubmit: (code: string) => Promise<SubmitFailure | undefined>;
  onCancel: () => void;
  children: ReactNode;
}

const empty = { code: '' };

/** The SMS code: one field that phones fill in by themselves (specification, sections 2 and 5). */
export function CodeForm(props: CodeFormProps) {
  const { isLocked, takesFocus, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const form = useAppForm({
    initialValues: empty,
    schema,
    isLocked,
    onSubmit: ({ code }) => onSubmit(withoutSeparators(code)),
  });
  const fieldId = controlId(form.id, 'code');
  useEffect(() => {
    if (takesFocus) document.getElementById(fieldId)?.focus();
  }, [takesFocus, fieldId]);
  return (
    <AppForm form={form}>
      <TextField
        name="code"
        label={t('sms.code')}
        hint={t('sms.prompt', { context })}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        isRequired
      />
      {children}
      <div className="wizard-actions">
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          isBusy={isLocked || form.isBusy}
          {...(form.isBusy && { busyText: t('sms.verifying') })}
        >
          {t('sms.verify')}
        </Button>
      </div>
    </AppForm>
  );
}
