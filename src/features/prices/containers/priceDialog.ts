import type { Price } from '@/api/prices/price.model';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';

/** A dialog about one price. */
export interface PriceDialogProps extends ListDialogCallbacks {
  price: Price;
}
