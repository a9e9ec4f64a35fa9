import type { AddOn } from '@/api/add-ons/addOn.model';
import { useDeleteAddOnMutation } from '@/api/add-ons/addOns.api';
import { useTexts } from '@/i18n/useTexts';
import { ConfirmDeletion } from '@/shared/lists/dialogs/ConfirmDeletion';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';

export interface DeleteAddOnDialogProps extends ListDialogCallbacks {
  addOn: AddOn;
}

/** Asks before an add-on is deleted (specification, section 2). */
export function DeleteAddOnDialog({ addOn, ...callbacks }: DeleteAddOnDialogProps) {
  const { t } = useTexts();
  const [deleteAddOn] = useDeleteAddOnMutation();
  return (
    <ConfirmDeletion
      {...callbacks}
      title={t('addOns.delete')}
      name={addOn.name}
      doneText={t('addOns.deleted', { name: addOn.name })}
      remove={() => deleteAddOn(addOn.id).unwrap()}
    />
  );
}
