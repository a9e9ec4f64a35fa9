import type { AddOn } from '@/api/add-ons/addOn.model';
import { addOnFieldName } from './serverAnswers';
import type { FetchedPrices, Query, WizardState } from './wizard.state';

/**
 * The add-ons with their prices. If they could not be fetched again, their prices are null, as they may have changed.
 */
export function pricedAddOns({ data = [], error }: Query<readonly AddOn[]>): readonly AddOn[] {
  return error === undefined ? data : data.map((addOn) => ({ ...addOn, price: null }));
}

/** All parts of the price: the premium, then the price of each chosen add-on. Null for a part that is not known. */
function chosenAmounts(
  { car }: Pick<WizardState, 'car'>,
  chosenWork: readonly number[],
  fetched: FetchedPrices,
) {
  const { premium } = fetched;
  const ofCar = pricedAddOns(fetched.car);
  const chosenCar = [car?.hasRoadAssistance, car?.hasGlassCover];
  return [
    premium.error === undefined ? (premium.data ?? null) : null,
    ...chosenCar.flatMap((isChosen, index) => (isChosen ? [ofCar[index]?.price ?? null] : [])),
    ...pricedAddOns(fetched.work)
      .filter(({ id }) => chosenWork.includes(id))
      .map(({ price }) => price),
  ];
}

export interface PriceComparison {
  /**
   * The message about a price that differs from what the check showed; otherwise null. The price differs if an amount
   * or the list of work add-ons does, or if the check was still waiting for the premium.
   */
  priceNews: 'summary.noPriceNoSigning' | 'summary.priceKnown' | 'summary.priceChanged' | null;
  /** The fields of step 3 whose work add-on has got another name since the check showed it. */
  renamedFields: readonly string[];
}

/**
 * True while the premium is fetched for the first time. The check then shows neither an amount nor that the price is
 * not known.
 */
const isAwaited = ({ data, error }: FetchedPrices['premium']) =>
  data === undefined && error === undefined;

/**
 * Compares prices that were just fetched (`now`) with those that the check showed (`before`). A list of add-ons that
 * could not be fetched again counts as unchanged if the haulier has chosen none of its add-ons, because the agreement
 * then contains none of its prices.
 */
export function comparePrices(
  { car, work }: Pick<WizardState, 'car' | 'work'>,
  before: FetchedPrices,
  now: FetchedPrices,
): PriceComparison {
  const listed = before.work.data ?? [];
  const offered = now.work.data ?? [];
  const chosenWork = listed.flatMap(({ id }, index) => (work?.answers[index] ? [id] : []));
  const shown = chosenAmounts({ car }, chosenWork, before);
  const amounts = chosenAmounts({ car }, chosenWork, now);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const idsOf = (addOns: readonly AddOn[]) => addOns.map(({ id }) => id);
  const isUnchanged =
    !isAwaited(before.premium) && isSame(shown, amounts) && isSame(idsOf(listed), idsOf(offered));
  const toNews = () => {
    if (isUnchanged) return null;
    if (amounts.includes(null)) return 'summary.noPriceNoSigning';
    return shown.includes(null) ? 'summary.priceKnown' : 'summary.priceChanged';
  };
  return {
    priceNews: toNews(),
    renamedFields: offered.flatMap((addOn, index) => {
      const earlier = listed[index];
      // Ignore the name of the first add-on: the page shows a text of ours instead.
      const isRenamed = index > 0 && earlier?.id === addOn.id && earlier.name !== addOn.name;
      return isRenamed ? [addOnFieldName(addOn)] : [];
    }),
  };
}
