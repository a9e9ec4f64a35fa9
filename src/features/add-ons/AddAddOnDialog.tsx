import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useCreateAddOnMutation } from '@/api/add-ons/addOns.api';
import { confirmationOf } from '@/shared/forms/confirmation';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useAddToList } from '@/shared/lists/dialogs/useAddToList';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { findAmountRisks } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { emptyAddOn, fromAddOnValues, isSameAddOn, type AddOnValues } from './addOn.mapper';
import { addOnSchema } from './addOn.schema';
import { useAddOnList } from './addOnRequests';
import { newId, PlaceChanges, placeChanges } from './addOnPlaces';
import { AddOnFields } from './AddOnFields';

export function AddAddOnDialog(callbacks: ListDialogCallbacks) {
  const { t } = useTranslation('staff');
  const [createAddOn] = useCreateAddOnMutation();
  const changesOf = (addOns: readonly AddOn[], values: AddOnValues) => {
    if (!values.type) return [];
    const added = { ...fromAddOnValues(values), id: newId, price: parseAmount(values.price) };
    return placeChanges(addOns, [...addOns, added], t);
  };
  const { rows, loading, onSubmit } = useAddToList({
    ...callbacks,
    list: useAddOnList(),
    toInput: (values: AddOnValues) => fromAddOnValues(values),
    create: (input) => createAddOn(input).unwrap(),
    isSame: isSameAddOn,
    shownData: changesOf,
    nameOf: ({ name }) => name,
  });
  const form = useAppForm({
    initialValues: emptyAddOn,
    schema: addOnSchema,
    confirm: ({ price }) => confirmationOf(findAmountRisks(price, null, t), t),
    onSubmit,
  });
  return (
    <FormDialog
      title={t('addOns.add')}
      form={form}
      submitText={t('common.add')}
      onClose={callbacks.onClose}
      placeholder={loading}
    >
      <AddOnFields />
      <PlaceChanges changes={changesOf(rows, form.values)} />
    </FormDialog>
  );
}
