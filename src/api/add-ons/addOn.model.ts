import type { Decimal } from '../core/values';

/** The insurance that an add-on belongs to. */
export type AddOnType = 'car' | 'work';

export interface AddOn {
  id: number;
  name: string;
  /** Kroner per year; null where it cannot be read. */
  price: Decimal | null;
  type: AddOnType;
}

/** An add-on in the wizard, which knows it by its place in the order of ids. */
export type OfferedAddOn = AddOn;

export type AddOnInput = Omit<AddOn, 'id' | 'price'> & { price: Decimal };
