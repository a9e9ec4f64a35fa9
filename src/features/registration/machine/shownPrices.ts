import type { AddOn } from '@/api/add-ons/addOn.model';
import type { Premium } from '@/api/prices/price.model';
import { addOnFieldName } from './serverAnswers';
import type { WizardState } from './wizard.state';

/** A query with the data that it last received, and the error of its latest request. */
interface Query<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** The queries of an agreement's price. `premium` is null until step 2 is submitted. */
export interface FetchedPrices {
  premium: Query<Premium | null> | null;
  car: Query<readonly AddOn[]>;
  work: Query<readonly AddOn[]>;
}

/** The add-ons of a query. If they could not be fetched again, their prices are not known. */
export function pricedAddOns({ data = [], error }: Query<readonly AddOn[]>): readonly AddOn[] {
  return error === undefined ? data : data.map((addOn) => ({ ...addOn, price: null }));
}

/** The premium, then the prices of the chosen add-ons. Null for one that is not known. */
function chosenAmounts(
  { car }: Pick<WizardState, 'car'>,
  chosenWork: readonly number[],
  fetched: FetchedPrices,
) {
  const { premium } = fetched;
  const ofCar = pricedAddOns(fetched.car);
  const chosenCar = [car?.hasRoadAssistance, car?.hasGlassCover];
  return [
    ...(premium ? [premium.error === undefined ? (premium.data ?? null) : null] : []),
    ...chosenCar.flatMap((isChosen, index) => (isChosen ? [ofCar[index]?.price ?? null] : [])),
    ...pricedAddOns(fetched.work)
      .filter(({ id }) => chosenWork.includes(id))
      .map(({ price }) => price),
  ];
}

export interface PriceComparison {
  /** True if the amounts differ, or the work add-ons that the check lists. */
  isPriceChanged: boolean;
  /** True if a part of the price is not known now: it no longer exists, or could not be fetched. */
  isPriceLost: boolean;
  /** The fields of step 3 whose work add-on has another name. */
  renamedFields: string[];
}

/** Compares prices that were just fetched with those `before`, which the check shows. */
export function comparePrices(
  { car, work }: Pick<WizardState, 'car' | 'work'>,
  before: FetchedPrices,
  now: FetchedPrices,
): PriceComparison {
  const listed = before.work.data ?? [];
  const offered = now.work.data ?? [];
  const chosenWork = listed.flatMap(({ id }, index) => (work?.answers[index] ? [id] : []));
  const amounts = chosenAmounts({ car }, chosenWork, now);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const idsOf = (addOns: readonly AddOn[]) => addOns.map(({ id }) => id);
  return {
    isPriceChanged:
      !isSame(chosenAmounts({ car }, chosenWork, before), amounts) ||
      !isSame(idsOf(listed), idsOf(offered)),
    isPriceLost: amounts.includes(null),
    renamedFields: offered.flatMap((addOn, index) => {
      const shown = listed[index];
      // The first add-on is listed with a text of ours instead of its name.
      const isRenamed = index > 0 && shown?.id === addOn.id && shown.name !== addOn.name;
      return isRenamed ? [addOnFieldName(addOn)] : [];
    }),
  };
}
