import { useTranslation } from 'react-i18next';
import type { AddOnInput } from '@/api/add-ons/addOn.model';
import { useCreateAddOnMutation, useListAddOnsQuery } from '@/api/add-ons/addOns.api';
import { confirmationOf } from '@/shared/forms/confirmation';
import { FormDialog, useSaveInDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { Unread, useFreshRead } from '@/shared/lists/dialogs/freshRead';
import { useCreateOnce } from '@/shared/lists/dialogs/useCreateOnce';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { amountRisks } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { emptyAddOn, fromAddOnValues, isSameAddOn } from './addOn.mapper';
import { schema } from './addOn.schema';
import { newId, PlaceChanges, placeChanges } from './addOnPlaces';
import { AddOnFields } from './AddOnFields';

export function AddAddOnDialog({ onAdded, onClose }: ListDialogCallbacks) {
  const { t } = useTranslation('staff');
  const { data: addOns = [], refetch } = useListAddOnsQuery();
  const readNow = () => refetch().unwrap();
  const reading = useFreshRead(readNow);
  const [createAddOn] = useCreateAddOnMutation();
  const { send } = useCreateOnce({
    rows: addOns,
    read: readNow,
    create: (input: AddOnInput) => createAddOn(input).unwrap(),
    isSame: isSameAddOn,
  });
  const saveInDialog = useSaveInDialog();
  const form = useAppForm({
    initialValues: emptyAddOn,
    schema,
    confirm: ({ price }) => confirmationOf(amountRisks(price, null, t), t),
    onSubmit: (values) =>
      saveInDialog({
        send: () => send(fromAddOnValues(values)),
        doneText: t('MSG_ADDED_SUCC'),
        about: values.name,
        onSaved: () => {
          onClose();
          onAdded();
        },
      }),
  });
  const { type, price } = form.values;
  const added = { ...fromAddOnValues(form.values), id: newId, price: parseAmount(price) };
  const changes = type ? placeChanges(addOns, [...addOns, added], t) : [];
  return (
    <FormDialog
      title={t('addOns.add')}
      form={form}
      submitText={t('common.add')}
      onClose={onClose}
      placeholder={reading.answer ? undefined : <Unread {...reading} />}
    >
      <AddOnFields />
      <PlaceChanges changes={changes} />
    </FormDialog>
  );
}
