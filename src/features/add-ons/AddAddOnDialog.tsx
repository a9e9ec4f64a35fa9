import { useTranslation } from 'react-i18next';
import type { AddOnInput } from '@/api/add-ons/addOn.model';
import { useCreateAddOnMutation, useListAddOnsQuery } from '@/api/add-ons/addOns.api';
import { confirmationOf } from '@/shared/forms/confirmation';
import { FormDialog, useSaveInDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useAddToList } from '@/shared/lists/dialogs/useAddToList';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { amountRisks } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { emptyAddOn, fromAddOnValues, isSameAddOn } from './addOn.mapper';
import { schema } from './addOn.schema';
import { newId, PlaceChanges, placeChanges } from './addOnPlaces';
import { AddOnFields } from './AddOnFields';

export function AddAddOnDialog({ onAdded, onClose }: ListDialogCallbacks) {
  const { t } = useTranslation('staff');
  const [createAddOn] = useCreateAddOnMutation();
  const {
    rows: addOns,
    unread,
    send,
  } = useAddToList({
    list: useListAddOnsQuery(),
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
      placeholder={unread}
    >
      <AddOnFields />
      <PlaceChanges changes={changes} />
    </FormDialog>
  );
}
