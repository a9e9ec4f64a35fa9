import type { AddOn } from '@/api/add-ons/addOn.model';
import { addOnFieldName, hasAddOn, mergeServerAnswers } from './serverAnswers';
import type {
  AgreementComparison,
  FetchedBeforeSave,
  FetchedPrices,
  ShownPrices,
  WizardState,
} from './wizard.state';

/** The add-ons that were last received, and the error of the latest request. */
interface AddOnsQuery {
  data?: readonly AddOn[] | undefined;
  error?: unknown;
}

/**
 * The add-ons with their prices. If they could not be fetched again, their prices are null, as they may have changed.
 */
export function pricedAddOns({ data = [], error }: AddOnsQuery): readonly AddOn[] {
  return error === undefined ? data : data.map((addOn) => ({ ...addOn, price: null }));
}

/** All parts of the price: the premium, then the price of each chosen add-on. Null for a part that is not known. */
function chosenAmounts(
  { car }: Pick<WizardState, 'car'>,
  chosenWork: readonly number[],
  fetched: FetchedPrices,
) {
  const chosenCar = [car?.hasRoadAssistance, car?.hasGlassCover];
  return [
    fetched.premium ?? null,
    ...chosenCar.flatMap((isChosen, index) =>
      isChosen ? [fetched.car[index]?.price ?? null] : [],
    ),
    ...chosenWork.map((id) => fetched.work.find((addOn) => addOn.id === id)?.price ?? null),
  ];
}

export interface PriceComparison {
  /**
   * The message about a price that differs from what the check showed, or else about a work add-on that is gone and was
   * not chosen; otherwise null. The price differs if an amount does, or if the check was still waiting for the premium.
   */
  news:
    | 'summary.noPriceNoSigning'
    | 'summary.priceKnown'
    | 'summary.priceChanged'
    | 'summary.addOnGone'
    | null;
  /** The fields of work add-ons whose name has changed. */
  changedAddOns: readonly string[];
  /** The fields of work add-ons that the check has not shown. */
  newFields: readonly string[];
  /** True if a chosen work add-on is no longer offered. */
  isChoiceGone: boolean;
}

/** The name of an add-on. Empty for the first one, which has a text of ours instead. */
const nameIn = (addOns: readonly AddOn[], { id }: AddOn) => {
  const index = addOns.findIndex((other) => other.id === id);
  return index === 0 ? '' : addOns[index]?.name;
};

/**
 * Compares prices that were just fetched (`now`) with those that the check showed (`before`). A list of add-ons that
 * could not be fetched again counts as unchanged if the haulier has chosen no add-on of that list, because no price of
 * the list is then part of the agreement.
 */
export function comparePrices(
  { car }: Pick<WizardState, 'car'>,
  before: ShownPrices,
  now: FetchedPrices,
): PriceComparison {
  const { work: listed } = before;
  const { work: offered } = now;
  const kept = listed.filter((addOn) => hasAddOn(offered, addOn));
  const gone = listed.filter((addOn) => !hasAddOn(offered, addOn));
  const isChoiceGone = gone.some(({ id }) => before.chosenWork.includes(id));
  const chosenWork = before.chosenWork.filter((id) => hasAddOn(offered, { id }));
  const shown = chosenAmounts({ car }, chosenWork, before);
  const amounts = chosenAmounts({ car }, chosenWork, now);
  // Until the premium is fetched, the check shows neither an amount nor that the price is not known.
  const isUnchanged =
    before.premium !== undefined && JSON.stringify(shown) === JSON.stringify(amounts);
  const toNews = () => {
    // The answers are sent in the order of the list, so the haulier must see the list without an add-on that is gone.
    const isAddOnGone = gone.length > 0 && !isChoiceGone;
    const isUnknown = amounts.includes(null);
    if (isAddOnGone && (isUnchanged || isUnknown)) return 'summary.addOnGone';
    if (isUnchanged) return null;
    if (isUnknown) return 'summary.noPriceNoSigning';
    return shown.includes(null) ? 'summary.priceKnown' : 'summary.priceChanged';
  };
  return {
    news: toNews(),
    changedAddOns: kept
      .filter((addOn) => nameIn(listed, addOn) !== nameIn(offered, addOn))
      .map(addOnFieldName),
    newFields: offered.filter((addOn) => !hasAddOn(listed, addOn)).map(addOnFieldName),
    isChoiceGone,
  };
}

/** Compares the fetched agreement and prices with the page. The state cannot change while they are fetched. */
export function compareAgreement(
  state: WizardState,
  { fetched, merged }: FetchedBeforeSave,
  { news, changedAddOns, newFields, isChoiceGone }: PriceComparison,
  at: number,
): AgreementComparison {
  const taken = mergeServerAnswers(state, fetched);
  const changedFields = [...taken.changedFields, ...changedAddOns];
  return {
    taken: { ...merged?.answers, ...taken, changedFields },
    news: changedFields.length > 0 ? 'summary.changedElsewhere' : news,
    newFields,
    opensWork: isChoiceGone || merged?.isUpdated === true || (merged?.asking ?? null) !== null,
    at,
  };
}
