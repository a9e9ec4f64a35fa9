import type { Price } from '@/api/prices/price.model';
import { useUpdatePriceMutation } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { useEditForm } from '@/shared/lists/dialogs/useEditForm';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { fromPriceValues, toPriceFailure, toPriceValues } from '../forms/price.mapper';
import { kickbacksOf } from '../priceWords';
import { PriceFormDialog } from './PriceFormDialog';
import { useReadPrice } from './useReadPrice';

const loadSchema = async () => ({ schema: (await import('../forms/price.schema')).priceSchema });

/** Edits a price; its kickbacks travel with it as the server has them and have a dialog of their own (section 3, D32). */
export function EditPriceDialog({ price, onClose }: ListDialogCallbacks & { price: Price }) {
  const { t, language } = useTexts();
  const [updatePrice] = useUpdatePriceMutation();
  const edit = useEditForm({
    listed: price,
    read: useReadPrice(price.id),
    toValues: (now) => toPriceValues(now, language),
    loadSchema,
    send: (values, now) => updatePrice({ id: now.id, ...fromPriceValues(values, now) }).unwrap(),
    onSaved: onClose,
    toFailure: toPriceFailure,
  });
  const now = edit.entity ?? price;
  return (
    <PriceFormDialog title={t('prices.edit')} edit={edit} price={now} onClose={onClose}>
      <p className="mb-0 text-body-secondary">
        {t('prices.kickbacksKept', kickbacksOf(now, language))}
      </p>
    </PriceFormDialog>
  );
}
