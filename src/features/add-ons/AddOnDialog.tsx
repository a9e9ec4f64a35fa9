import type { AddOn } from '@/api/add-ons/addOn.model';
import { useCreateAddOnMutation, useUpdateAddOnMutation } from '@/api/add-ons/addOns.api';
import { useTexts } from '@/i18n/useTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { saveInDialog } from '@/shared/lists/dialogs/saveInDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { fromAddOnValues, toAddOnValues } from './addOn.mapper';
import { AddOnFields } from './AddOnFields';

/** `addOn` is null where one is added; `onAdded` is called once it is there. */
export interface AddOnDialogProps extends ListDialogCallbacks {
  addOn: AddOn | null;
  onAdded?: () => void;
}

const loadSchema = () => import('./addOn.schema');

/** Adds or edits an add-on (specification, section 2). */
export function AddOnDialog({ addOn, onAdded, onClose }: AddOnDialogProps) {
  const { t, language } = useTexts();
  const [createAddOn] = useCreateAddOnMutation();
  const [updateAddOn] = useUpdateAddOnMutation();
  const form = useAppForm({
    initialValues: toAddOnValues(addOn, language),
    loadSchema,
    onSubmit: (values) => {
      const input = fromAddOnValues(values);
      return saveInDialog({
        send: () =>
          addOn ? updateAddOn({ id: addOn.id, ...input }).unwrap() : createAddOn(input).unwrap(),
        doneText: t(addOn ? 'MSG_UPDATE_SUCC' : 'MSG_ADDED_SUCC'),
        onSaved: () => {
          onClose();
          onAdded?.();
        },
      });
    },
  });
  return (
    <FormDialog
      title={t(addOn ? 'addOns.edit' : 'addOns.add')}
      form={form}
      submitText={t(addOn ? 'common.save' : 'common.add')}
      busyText={t('common.saving')}
      onClose={onClose}
    >
      <AddOnFields />
    </FormDialog>
  );
}
