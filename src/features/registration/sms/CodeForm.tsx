import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { AppForm } from '@/shared/forms/AppForm';
import { TextField } from '@/shared/forms/fields/TextField';
import { withoutSeparators } from '@/shared/forms/formValues';
import type { SubmitFailure } from '@/shared/forms/submitFailure';
import { useAppForm } from '@/shared/forms/useAppForm';
import { Button } from '@/shared/ui/Button';

interface CodeFormProps {
  /** A new code is under way: the old one can still be read and typed, but not sent. */
  isLocked: boolean;
  onSubmit: (code: string) => Promise<SubmitFailure | undefined>;
  onCancel: () => void;
  children: ReactNode;
}

const empty = { code: '' };

/** The SMS code: one field that phones fill in by themselves (specification, sections 2 and 5). */
export function CodeForm({ isLocked, onSubmit, onCancel, children }: CodeFormProps) {
  const { t } = useTexts();
  const form = useAppForm({
    initialValues: empty,
    loadSchema: () => import('./code.schema'),
    isLocked,
    onSubmit: ({ code }) => onSubmit(withoutSeparators(code)),
  });
  return (
    <AppForm form={form}>
      <TextField
        name="code"
        label={t('sms.code')}
        hint={t('sms.prompt')}
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
          {...(form.isBusy && { busyText: t('common.loading') })}
        >
          {t('sms.verify')}
        </Button>
      </div>
    </AppForm>
  );
}
