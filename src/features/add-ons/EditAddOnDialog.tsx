import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useUpdateAddOnMutation } from '@/api/add-ons/addOns.api';
import { currentLanguage } from '@/i18n/i18n';
import { confirmationOf } from '@/shared/forms/confirmation';
import { EditDialog, useEditForm } from '@/shared/lists/dialogs/EditDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { toComparable } from '@/shared/money/fraction';
import { findAmountRisks } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { fromAddOnValues, toAddOnValues, type AddOnValues } from './addOn.mapper';
import { createAddOnSchema } from './addOn.schema';
import { AddOnFields } from './AddOnFields';
import { useAddOnList } from './addOnRequests';
import { typeTexts } from './addOnList';
import { PlaceChanges, placeChanges } from './addOnPlaces';

export function EditAddOnDialog({ addOn, onClose }: ListDialogCallbacks & { addOn: AddOn }) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  const list = useAddOnList();
  const [updateAddOn] = useUpdateAddOnMutation();
  const unchangedPrice = (values: AddOnValues, now: AddOn) =>
    values.price === toAddOnValues(now, language).price ? now.price : null;
  const changesOf = (values: AddOnValues, now: AddOn, addOns: readonly AddOn[] = []) => {
    const price = unchangedPrice(values, now) ?? parseAmount(values.price);
    const edited = { ...fromAddOnValues(values), id: now.id, price };
    const after = addOns.map((other) => (other.id === now.id ? edited : other));
    return placeChanges(addOns, after, t);
  };
  const edit = useEditForm({
    listed: addOn,
    list,
    toValues: (now) => toAddOnValues(now, language),
    schema: (now) => createAddOnSchema(toAddOnValues(now, language).price),
    toSent: ({ price }) => ({ price: toComparable(price, parseAmount) }),
    send: (values, now) => {
      const input = fromAddOnValues(values, unchangedPrice(values, now));
      return updateAddOn({ id: now.id, ...input }).unwrap();
    },
    confirm: (values, now, addOns) => {
      const subject = values.name.trim();
      const moves = changesOf(values, now, addOns).map((reason) => ({ reason, subject }));
      return confirmationOf([...moves, ...findAmountRisks(values.price, now.price, t)], t);
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
      <PlaceChanges changes={changesOf(edit.form.values, edit.entity ?? addOn, list.data)} />
    </EditDialog>
  );
}
