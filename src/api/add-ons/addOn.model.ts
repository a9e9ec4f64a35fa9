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

export type AddOnInput = Omit<AddOn, 'id' | 'price'> & { price: Decimal };
