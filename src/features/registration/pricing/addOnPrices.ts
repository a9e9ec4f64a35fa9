import type { AddOn } from '@/api/add-ons/addOn.model';
import type { Decimal } from '@/api/core/values';

/** The prices (kroner per year) of the add-ons whose answer, in the same order, is yes. */
export function chosenPrices(addOns: readonly AddOn[], answers: readonly boolean[]): Decimal[] {
  return addOns.filter((_, index) => answers[index]).map(({ price }) => price);
}
