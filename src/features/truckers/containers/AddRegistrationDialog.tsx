import type { Trucker } from '@/api/truckers/trucker.model';
import { useAddRegistrationMutation } from '@/api/truckers/truckers.api';
import { HaulierField } from '@/domain/HaulierField';
import { useTexts } from '@/i18n/useTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { toSubmitFailure } from '@/shared/forms/serverErrors';
import { trimTexts } from '@/shared/forms/formValues';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { notify } from '@/shared/notifications/notify';

const initialValues = { registrationNumber: '' };
const loadSchema = async () => ({
  schema: (await import('../forms/trucker.schema')).registrationNumberSchema,
});

export interface AddRegistrationDialogProps extends ListDialogCallbacks {
  trucker: Trucker;
}

/** Gives a haulier the registration number it lacks (specification, section 2). */
export function AddRegistrationDialog({ trucker, onClose, onDone }: AddRegistrationDialogProps) {
  const { t } = useTexts();
  const [addRegistration] = useAddRegistrationMutation();
  const form = useAppForm({
    initialValues,
    loadSchema,
    onSubmit: async (values) => {
      try {
        await addRegistration({ truckerId: trucker.id, ...trimTexts(values) }).unwrap();
      } catch (error) {
        return toSubmitFailure(error);
      }
      notify.success(t('MSG_ADDED_SUCC'));
      onDone();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t('addRegistration.title')}
      form={form}
      submitText={t('addRegistration.submit')}
      busyText={t('common.saving')}
      onClose={onClose}
    >
      <p className="fw-bold">{trucker.name}</p>
      <HaulierField name="registrationNumber" autoComplete="off" isRequired />
    </FormDialog>
  );
}
