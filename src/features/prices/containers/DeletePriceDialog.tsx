import { useDeletePriceMutation } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { ConfirmDeletion } from '@/shared/lists/dialogs/ConfirmDeletion';
import { priceName } from '../priceWords';
import type { PriceDialogProps } from './priceDialog';

/** Asks before a price is deleted (specification, section 2). */
export function DeletePriceDialog({ price, ...callbacks }: PriceDialogProps) {
  const { t } = useTexts();
  const [deletePrice] = useDeletePriceMutation();
  return (
    <ConfirmDeletion
      {...callbacks}
      title={t('prices.delete')}
      name={priceName(price, t)}
      doneText={t('prices.deleted')}
      remove={() => deletePrice(price.id).unwrap()}
    />
  );
}
