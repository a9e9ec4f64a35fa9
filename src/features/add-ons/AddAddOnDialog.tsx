import { useCreateAddOnMutation } from '@/api/add-ons/addOns.api';
import { useTexts } from '@/i18n/useTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { saveInDialog } from '@/shared/lists/dialogs/saveInDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { emptyAddOn, fromAddOnValues } from './addOn.mapper';
import { AddOnFields } from './AddOnFields';

const loadSchema = () => import('./addOn.schema');

/** Adds an add-on (specification, section 2). */
export function AddAddOnDialog({ onAdded, onClose }: ListDialogCallbacks) {
  const { t } = useTexts();
  const [createAddOn] = useCreateAddOnMutation();
  const form = useAppForm({
    initialValues: emptyAddOn,
    loadSchema,
    onSubmit: (values) =>
      saveInDialog({
        send: () => createAddOn(fromAddOnValues(values)).unwrap(),
        doneText: t('MSG_ADDED_SUCC'),
        onSaved: () => {
          onClose();
          onAdded();
        },
      }),
  });
  return (
    <FormDialog
      title={t('addOns.add')}
      form={form}
      submitText={t('common.add')}
      busyText={t('common.saving')}
      onClose={onClose}
    >
      <AddOnFields />
    </FormDialog>
  );
}
