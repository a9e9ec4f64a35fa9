import type { Decimal } from '../core/values';

export type AddOnType = 'car' | 'work';

export interface AddOn {
  id: number;
  name: string;
  /** Kroner per year; null if the value cannot be parsed. */
  price: Decimal | null;
  type: AddOnType;
}

export type AddOnInput = Omit<AddOn, 'id' | 'price'> & { price: Decimal };
