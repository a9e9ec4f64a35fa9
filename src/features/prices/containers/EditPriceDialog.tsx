import type { Price } from '@/api/prices/price.model';
import { useUpdatePriceMutation } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { useAppForm } from '@/shared/forms/useAppForm';
import { saveInDialog } from '@/shared/lists/dialogs/saveInDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { fromPriceValues, toPriceFailure, toPriceValues } from '../forms/price.mapper';
import { kickbacksOf } from '../priceWords';
import { PriceFormDialog } from './PriceFormDialog';

const loadSchema = async () => ({ schema: (await import('../forms/price.schema')).priceSchema });

/** Edits a price; its kickbacks travel with it as they are and have a dialog of their own (section 3). */
export function EditPriceDialog({ price, onClose }: ListDialogCallbacks & { price: Price }) {
  const { t, language } = useTexts();
  const [updatePrice] = useUpdatePriceMutation();
  const form = useAppForm({
    initialValues: toPriceValues(price, language),
    loadSchema,
    onSubmit: (values) =>
      saveInDialog({
        send: () => updatePrice({ id: price.id, ...fromPriceValues(values, price) }).unwrap(),
        doneText: t('MSG_UPDATE_SUCC'),
        toFailure: toPriceFailure,
        onSaved: onClose,
      }),
  });
  return (
    <PriceFormDialog
      title={t('prices.edit')}
      submitText={t('common.save')}
      form={form}
      price={price}
      onClose={onClose}
    >
      <p className="mb-0 text-body-secondary">
        {t('prices.kickbacksKept', kickbacksOf(price, language))}
      </p>
    </PriceFormDialog>
  );
}
