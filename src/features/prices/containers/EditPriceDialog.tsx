import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { useUpdatePriceMutation } from '@/api/prices/prices.api';
import { currentLanguage } from '@/i18n/i18n';
import { confirmationOf } from '@/shared/forms/confirmation';
import { EditDialog, useEditForm } from '@/shared/lists/dialogs/EditDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { toComparable } from '@/shared/money/fraction';
import { parseAmount } from '@/shared/money/parseAmount';
import { DialogLoading } from '@/shared/ui/states/LoadingState';
import { fromPriceValues, toPriceFailure, toPriceValues } from '../forms/price.mapper';
import { PriceFields } from '../forms/PriceFields';
import { createPriceSchema } from '../forms/price.schema';
import { priceRisks, pricesFor } from '../forms/priceRisks';
import { kickbacksOf } from '../priceList';
import { usePriceList } from '../priceRequests';
import { usePriceSelects } from './usePriceSelects';

/** Edits a price, but not its kickbacks: the server's values are sent back unchanged. */
export function EditPriceDialog({ price, onClose }: ListDialogCallbacks & { price: Price }) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  const list = usePriceList();
  const [updatePrice] = useUpdatePriceMutation();
  const edit = useEditForm({
    listed: price,
    list,
    toValues: (now) => toPriceValues(now, language),
    schema: (now) => createPriceSchema(toPriceValues(now, language).premium),
    toSent: ({ premium }) => ({ premium: toComparable(premium, parseAmount) }),
    send: (values, now) => {
      const isUnchanged = values.premium === toPriceValues(now, language).premium;
      const input = fromPriceValues(values, now, isUnchanged ? now.premium : null);
      return updatePrice({ id: now.id, ...input }).unwrap();
    },
    confirm: (values, now, prices) =>
      confirmationOf(priceRisks(values, now, pricesFor(values, prices, now.id), t), t),
    onSaved: onClose,
    nameOf: () => t('prices.rowName', { id: price.id }),
    toFailure: toPriceFailure,
  });
  const now = edit.entity ?? price;
  const { selects, isLoading, labelOf } = usePriceSelects(now);
  return (
    <EditDialog
      title={t('prices.edit')}
      edit={edit}
      placeholder={isLoading ? <DialogLoading /> : undefined}
      textOf={labelOf}
      onClose={onClose}
    >
      <PriceFields selects={selects} taken={pricesFor(edit.form.values, list.data ?? [], now.id)} />
      <p className="mb-0 text-body-secondary">
        {t('prices.kickbacksKept', kickbacksOf(now, language))}
      </p>
    </EditDialog>
  );
}
