import { envelopeVariants, refusalVariants, statusVariants } from './forms.variants';
import { haulierVariants, priceVariants } from './substance.variants';
import { valueVariants } from './values.variants';
import type { Variant } from './variant';

/** The servers that the product may meet, each by what it does otherwise than the mock (docs/decisions/0046). */
export const variants = {
  ...statusVariants,
  ...envelopeVariants,
  ...refusalVariants,
  ...valueVariants,
  ...haulierVariants,
  ...priceVariants,
} as const satisfies Record<string, Variant>;

/** The name of one of them. */
export type VariantId = keyof typeof variants;

/** All of their names. */
export const variantIds = Object.keys(variants) as VariantId[];

/** True for the name of a variant. */
export function isVariantId(name: string): name is VariantId {
  return Object.hasOwn(variants, name);
}
