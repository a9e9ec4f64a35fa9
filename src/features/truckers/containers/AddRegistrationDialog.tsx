import { isApiError } from '@/api/core/apiError';
import { useAddRegistrationMutation } from '@/api/truckers/truckers.api';
import { useTexts } from '@/i18n/useTexts';
import { useErrorText } from '@/shared/errors/useErrorText';
import { useAppForm } from '@/shared/forms/useAppForm';
import { notify } from '@/shared/notifications/notify';
import { AppModal } from '@/shared/ui/AppModal';
import { AddRegistrationForm } from '../components/AddRegistrationForm';
import type { TruckerDialogProps } from './truckerDialog';

const initialValues = { registrationNumber: '' };
const fieldNames = { reg_number: 'registrationNumber' };
const loadSchema = () => import('../forms/addRegistration.schema');

/** Gives a haulier the registration number it lacks (specification, section 2). */
export function AddRegistrationDialog({ trucker, onClose, onDone }: TruckerDialogProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [addRegistration] = useAddRegistrationMutation();
  const form = useAppForm({
    initialValues,
    loadSchema,
    fieldNames,
    onSubmit: async (values) => {
      const registrationNumber = values.registrationNumber.trim();
      try {
        await addRegistration({ truckerId: trucker.id, registrationNumber }).unwrap();
      } catch (error) {
        const fieldErrors = isApiError(error) ? error.fieldErrors : {};
        return { message: errorText(error), fieldErrors };
      }
      notify.success(t('MSG_ADDED_SUCC'));
      onDone();
      return undefined;
    },
  });
  return (
    <AppModal title={t('addRegistration.title')} isOpen onClose={onClose}>
      <AddRegistrationForm form={form} name={trucker.name} onCancel={onClose} />
    </AppModal>
  );
}
