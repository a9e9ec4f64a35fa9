import type { Price } from '@/api/prices/price.model';
import type { ListDialogEnds } from '@/shared/lists/dialogs/useListDialogs';

/** A dialog about one price. */
export interface PriceDialogProps extends ListDialogEnds {
  price: Price;
}
