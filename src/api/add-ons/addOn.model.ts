import type { Decimal } from '../core/values';

/** What an add-on belongs to: 1 is car, 2 is work on the wire (specification, section 9). */
export type AddOnType = 'car' | 'work';

/** An add-on product. */
export interface AddOn {
  id: number;
  name: string;
  /** Kroner per year. */
  price: Decimal;
  type: AddOnType;
}

/** An add-on as the wizard offers it: known by its place in the list, and with a price of null where that cannot be read. */
export type OfferedAddOn = Omit<AddOn, 'price'> & { price: Decimal | null };

/** What an add-on form writes. */
export type AddOnInput = Omit<AddOn, 'id'>;
