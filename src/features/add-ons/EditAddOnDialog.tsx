import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { addOnsApi, useListAddOnsQuery, useUpdateAddOnMutation } from '@/api/add-ons/addOns.api';
import { currentLanguage } from '@/i18n/i18n';
import { confirmationOf } from '@/shared/forms/confirmation';
import { EditDialog } from '@/shared/lists/dialogs/EditDialog';
import { findRecord, useEditForm } from '@/shared/lists/dialogs/useEditForm';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { amountRisks } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { useAppDispatch } from '@/store/hooks';
import { fromAddOnValues, toAddOnValues } from './addOn.mapper';
import type { AddOnValues } from './addOn.mapper';
import { createAddOnSchema } from './addOn.schema';
import { AddOnFields } from './AddOnFields';
import { typeTexts } from './addOnList';
import { PlaceChanges, placeChanges } from './addOnPlaces';

const { listAddOns } = addOnsApi.endpoints;

/** No call reads one add-on, so the list is read again (section 7). */
export function EditAddOnDialog({ addOn, onClose }: ListDialogCallbacks & { addOn: AddOn }) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  const { data: addOns = [] } = useListAddOnsQuery();
  const dispatch = useAppDispatch();
  const [updateAddOn] = useUpdateAddOnMutation();
  const changesOf = (values: AddOnValues, now: AddOn) => {
    const { id } = now;
    const isUnchanged = values.price === toAddOnValues(now, language).price;
    const price = isUnchanged ? now.price : parseAmount(values.price);
    const edited = { ...fromAddOnValues(values), id, price };
    const after = addOns.map((other) => (other.id === id ? edited : other));
    return placeChanges(addOns, after, t);
  };
  const edit = useEditForm({
    listed: addOn,
    read: async () => {
      const request = listAddOns.initiate(undefined, { forceRefetch: true, subscribe: false });
      return findRecord(await dispatch(request).unwrap(), addOn.id);
    },
    toValues: (now) => toAddOnValues(now, language),
    schema: (now) => createAddOnSchema(toAddOnValues(now, language).price),
    toSent: (values) => fromAddOnValues(values),
    send: (values, now) => {
      const isUnchanged = values.price === toAddOnValues(now, language).price;
      const input = fromAddOnValues(values, isUnchanged ? now.price : null);
      return updateAddOn({ id: now.id, ...input }).unwrap();
    },
    confirm: (values, now) => {
      const subject = values.name.trim();
      const moves = changesOf(values, now).map((reason) => ({ reason, subject }));
      return confirmationOf([...moves, ...amountRisks(values.price, now.price, t)], t);
    },
    onSaved: onClose,
    nameOf: ({ name }) => name,
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
      <PlaceChanges changes={changesOf(edit.form.values, edit.entity ?? addOn)} />
    </EditDialog>
  );
}
