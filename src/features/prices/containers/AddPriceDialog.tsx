import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePriceMutation } from '@/api/prices/prices.api';
import { currentLanguage } from '@/i18n/i18n';
import { confirmationOf } from '@/shared/forms/confirmation';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useAddToList } from '@/shared/lists/dialogs/useAddToList';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { DialogLoading } from '@/shared/ui/states/LoadingState';
import { areaKickbacks, isReadable, kickbackHint, kickbacksFor } from '../forms/areaKickbacks';
import { KickbackFields, PriceFields } from '../forms/PriceFields';
import {
  emptyPrice,
  fromKickbackValues,
  fromPriceValues,
  isSamePrice,
  toKickbackValues,
  toPriceFailure,
  type KickbackValues,
  type PriceValues,
} from '../forms/price.mapper';
import { newPriceSchema } from '../forms/price.schema';
import { kickbackRisks, priceRisks, pricesFor } from '../forms/priceRisks';
import { kickbacksOf } from '../priceList';
import { usePriceList } from '../priceRequests';
import { usePriceSelects } from './usePriceSelects';

const toInput = (values: PriceValues & KickbackValues) =>
  fromPriceValues(values, fromKickbackValues(values));

const hintTexts = {
  noPrices: 'prices.kickbacksNone',
  agreed: 'prices.kickbacksTaken',
  differ: 'prices.kickbacksDiffer',
  partlyUnread: 'prices.kickbacksPartlyUnread',
  unread: 'prices.kickbacksUnread',
} as const;

/**
 * Adds a price. When the user chooses an area, fills in the kickbacks if all its prices have the same, or 0 if it has
 * no prices.
 */
export function AddPriceDialog(callbacks: ListDialogCallbacks) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  const { selects, isLoading, labelOf } = usePriceSelects();
  const [createPrice] = useCreatePriceMutation();
  const {
    rows: prices,
    loading,
    onSubmit,
    isSaved,
  } = useAddToList({
    ...callbacks,
    list: usePriceList(),
    toInput,
    create: (input) => createPrice(input).unwrap(),
    isSame: isSamePrice,
    shownData: (rows, values) => [
      pricesFor(values, rows),
      areaKickbacks(rows, Number(values.areaId)),
    ],
    nameOf: (values) =>
      selects
        .map(({ name }) => labelOf(name, values[name]))
        .filter(Boolean)
        .join(', '),
    toFailure: toPriceFailure,
  });
  const [areaId, setAreaId] = useState('');
  const inArea = areaId ? areaKickbacks(prices, Number(areaId)) : null;
  const agreed = inArea && kickbacksFor(inArea, undefined);
  const form = useAppForm({
    initialValues: agreed ? { ...emptyPrice, ...toKickbackValues(agreed, language) } : emptyPrice,
    schema: newPriceSchema,
    confirm: (values) => {
      if (isSaved(values)) return null;
      const taken = pricesFor(values, prices);
      const risks = [...priceRisks(values, null, taken, t), ...kickbackRisks(values, t)];
      return confirmationOf(risks, t);
    },
    onSubmit,
  });
  if (form.values.areaId !== areaId) setAreaId(form.values.areaId);
  const about = () => {
    if (inArea === null) return '';
    const kickbacks = inArea
      .filter(isReadable)
      .map((pair) => t('prices.kickbacks', kickbacksOf(pair, language)))
      .join('; ');
    return t(hintTexts[kickbackHint(inArea)], { kickbacks });
  };
  return (
    <FormDialog
      title={t('prices.add')}
      form={form}
      submitText={t('common.add')}
      placeholder={loading ?? (isLoading ? <DialogLoading /> : undefined)}
      onClose={callbacks.onClose}
    >
      <PriceFields selects={selects} taken={pricesFor(form.values, prices)} />
      <KickbackFields />
      <p className="form-text" role="status">
        {about()}
      </p>
    </FormDialog>
  );
}
