import type { Decimal } from '../core/values';

/** What an add-on belongs to: 1 is car, 2 is work on the wire (specification, section 9). */
export type AddOnType = 'car' | 'work';

/** An add-on product. */
export interface AddOn {
  id: number;
  name: string;
  /** Kroner per year; null where it cannot be read. */
  price: Decimal | null;
  type: AddOnType;
}

/** An add-on as the wizard offers it: known by its place in the order of ids. */
export type OfferedAddOn = AddOn;

/** What an add-on form writes. */
export type AddOnInput = Omit<AddOn, 'id' | 'price'> & { price: Decimal };
