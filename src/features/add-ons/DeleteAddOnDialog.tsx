import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useDeleteAddOnMutation } from '@/api/add-ons/addOns.api';
import { confirmationOf } from '@/shared/forms/confirmation';
import { ConfirmDeletion } from '@/shared/lists/dialogs/ConfirmDeletion';
import { RecordLoading, useFreshRecord } from '@/shared/lists/dialogs/freshRecord';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { PlaceChanges, placeChanges } from './addOnPlaces';
import { useAddOnList } from './addOnRequests';

export function DeleteAddOnDialog({ addOn, ...callbacks }: ListDialogCallbacks & { addOn: AddOn }) {
  const { t } = useTranslation('staff');
  const { data: addOns = [], fetchRows } = useAddOnList();
  const fetched = useFreshRecord(fetchRows);
  const after = addOns.filter(({ id }) => id !== addOn.id);
  const changes = placeChanges(addOns, after, t);
  const risks = changes.map((reason) => ({ reason, subject: addOn.name }));
  const [deleteAddOn] = useDeleteAddOnMutation();
  return (
    <ConfirmDeletion
      {...callbacks}
      title={t('addOns.delete')}
      record={`add-on ${String(addOn.id)}`}
      name={addOn.name}
      confirmation={confirmationOf(risks, t, 'confirm.delete')}
      placeholder={fetched.answer ? undefined : <RecordLoading {...fetched} />}
      remove={() => deleteAddOn(addOn.id).unwrap()}
    >
      <PlaceChanges changes={changes} />
    </ConfirmDeletion>
  );
}
