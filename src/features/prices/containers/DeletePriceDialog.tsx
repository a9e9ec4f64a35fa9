import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { useDeletePriceMutation } from '@/api/prices/prices.api';
import { ConfirmDeletion } from '@/shared/lists/dialogs/ConfirmDeletion';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { priceName } from '../priceList';

export function DeletePriceDialog({ price, ...callbacks }: ListDialogCallbacks & { price: Price }) {
  const { t } = useTranslation('staff');
  const [deletePrice] = useDeletePriceMutation();
  return (
    <ConfirmDeletion
      {...callbacks}
      title={t('prices.delete')}
      record={`price ${String(price.id)}`}
      name={priceName(price, t)}
      shortName={t('prices.rowName', { id: price.id })}
      remove={() => deletePrice({ id: price.id }).unwrap()}
    />
  );
}
