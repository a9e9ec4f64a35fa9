import { useTexts } from '@/i18n/useTexts';
import { AppForm } from '@/shared/forms/AppForm';
import type { FormHandle } from '@/shared/forms/formContext';
import { TextField } from '@/shared/forms/fields/TextField';
import { Button } from '@/shared/ui/Button';

/** `name` is the haulier's. */
export interface AddRegistrationFormProps {
  form: FormHandle;
  name: string;
  onCancel: () => void;
}

/** The one required field of the add-registration dialog (specification, section 5). */
export function AddRegistrationForm({ form, name, onCancel }: AddRegistrationFormProps) {
  const { t } = useTexts();
  return (
    <AppForm form={form}>
      <p className="fw-bold">{name}</p>
      <TextField
        name="registrationNumber"
        label={t('field.regNumber')}
        hint={t('field.regNumberHint')}
        autoComplete="off"
        isRequired
      />
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={t('common.saving')}>
          {t('addRegistration.submit')}
        </Button>
      </div>
    </AppForm>
  );
}
