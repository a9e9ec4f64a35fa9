import { useUpdatePriceMutation } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { useAppForm } from '@/shared/forms/useAppForm';
import { saveInDialog } from '@/shared/lists/dialogs/saveInDialog';
import { fromPriceValues, toPriceValues } from '../forms/price.mapper';
import { toPriceFailure } from '../forms/priceFailure';
import { kickbacksOf } from '../priceWords';
import type { PriceDialogProps } from './priceDialog';
import { PriceFormDialog } from './PriceFormDialog';

const loadSchema = () => import('../forms/price.schema');

/** Edits a price; its kickbacks travel with it as they are and have a dialog of their own (section 3). */
export function EditPriceDialog({ price, onClose }: PriceDialogProps) {
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
