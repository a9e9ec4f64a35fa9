import { useCreatePriceMutation } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { useAppForm } from '@/shared/forms/useAppForm';
import { saveInDialog } from '@/shared/lists/dialogs/saveInDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { KickbackFields } from '../forms/KickbackFields';
import {
  emptyPrice,
  fromKickbackValues,
  fromPriceValues,
  toPriceFailure,
} from '../forms/price.mapper';
import { PriceFormDialog } from './PriceFormDialog';

const loadSchema = async () => ({ schema: (await import('../forms/price.schema')).newPriceSchema });

/** Adds a price with its kickbacks (specification, sections 2 and 7). */
export function AddPriceDialog({ onAdded, onClose }: ListDialogCallbacks) {
  const { t } = useTexts();
  const [createPrice] = useCreatePriceMutation();
  const form = useAppForm({
    initialValues: emptyPrice,
    loadSchema,
    onSubmit: (values) =>
      saveInDialog({
        send: () => createPrice(fromPriceValues(values, fromKickbackValues(values))).unwrap(),
        doneText: t('MSG_ADDED_SUCC'),
        toFailure: toPriceFailure,
        onSaved: () => {
          onClose();
          onAdded();
        },
      }),
  });
  return (
    <PriceFormDialog title={t('prices.add')} form={form} onClose={onClose}>
      <KickbackFields />
    </PriceFormDialog>
  );
}
