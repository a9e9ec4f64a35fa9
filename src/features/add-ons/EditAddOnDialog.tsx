import type { AddOn } from '@/api/add-ons/addOn.model';
import { addOnsApi, useUpdateAddOnMutation } from '@/api/add-ons/addOns.api';
import { useTexts } from '@/i18n/useTexts';
import { EditDialog } from '@/shared/lists/dialogs/EditDialog';
import { findRecord, useEditForm } from '@/shared/lists/dialogs/useEditForm';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { useAppDispatch } from '@/store/hooks';
import { fromAddOnValues, toAddOnValues } from './addOn.mapper';
import { AddOnFields } from './AddOnFields';
import { typeTexts } from './addOnList';

/** The add-on as the list shows it. */
export interface EditAddOnDialogProps extends ListDialogCallbacks {
  addOn: AddOn;
}

const { listAddOns } = addOnsApi.endpoints;
const loadSchema = () => import('./addOn.schema');

/** Edits an add-on; no call reads one alone, so the list is read anew (specification, sections 2 and 7). */
export function EditAddOnDialog({ addOn, onClose }: EditAddOnDialogProps) {
  const { t, language } = useTexts();
  const dispatch = useAppDispatch();
  const [updateAddOn] = useUpdateAddOnMutation();
  const edit = useEditForm({
    listed: addOn,
    read: async () => {
      const request = listAddOns.initiate(undefined, { forceRefetch: true, subscribe: false });
      return findRecord(await dispatch(request).unwrap(), addOn.id);
    },
    toValues: (now) => toAddOnValues(now, language),
    loadSchema,
    send: (values, { id }) => updateAddOn({ id, ...fromAddOnValues(values) }).unwrap(),
    onSaved: onClose,
  });
  return (
    <EditDialog
      title={t('addOns.edit')}
      edit={edit}
      onClose={onClose}
      textOf={(name, value) =>
        name === 'type' ? t(typeTexts[value === 'work' ? 'work' : 'car']) : undefined
      }
    >
      <AddOnFields />
    </EditDialog>
  );
}
