import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { Price } from '@/api/prices/price.model';
import type { TextKey } from '@/i18n/textKeys';
import type { ChoiceOption } from '@/shared/forms/fields/ChoiceField';
import { toOptions } from '@/shared/forms/formValues';

/** One of the four choices that a price depends on, as its form shows it. */
export interface PriceChoice {
  name: string;
  labelKey: TextKey;
  options: ChoiceOption[];
}

type Entries = readonly { id: number; title: string }[];

/**
 * What a choice offers. One that the price has but the list no longer does is offered too, so that the
 * form shows what it holds and saving another field does not change it.
 */
function optionsOf(entries: Entries, id = 0, title = ''): ChoiceOption[] {
  const isKnown = id === 0 || entries.some((entry) => entry.id === id);
  return toOptions(isKnown ? entries : [...entries, { id, title: title || String(id) }]);
}

/** The four choices of a price's form, with what the reference lists offer; `price` is the one that is edited. */
export function priceChoices(lists: ReferenceLists, price?: Price): PriceChoice[] {
  return [
    {
      name: 'areaId',
      labelKey: 'prices.colArea',
      options: optionsOf(lists.areas, price?.areaId, price?.areaTitle),
    },
    {
      name: 'newValueId',
      labelKey: 'prices.colNewValue',
      options: optionsOf(lists.newValues, price?.newValueId, price?.newValueTitle),
    },
    {
      name: 'ownRiskId',
      labelKey: 'prices.colOwnRisk',
      options: optionsOf(lists.ownRisks, price?.ownRiskId, price?.ownRiskTitle),
    },
    {
      name: 'injuryId',
      labelKey: 'prices.colInjuries',
      options: optionsOf(lists.injuries, price?.injuryId, price?.injuryTitle),
    },
  ];
}
