import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import type { Price } from '@/api/prices/price.model';
import type { TextKey } from '@/i18n/i18n';
import type { ChoiceOption } from '@/shared/forms/fields/ChoiceField';
import { toOptions } from '@/shared/forms/formValues';
import type { FieldValue } from '@/shared/forms/validation';

type Entries = readonly { id: number; title: string }[];

/** One of the four choices that a price depends on, as its form shows it. */
export interface PriceChoice extends Pick<ReferenceList, 'hasFailed' | 'retry'> {
  name: string;
  labelKey: TextKey;
  options: ChoiceOption[];
}

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
  const choice = (
    name: string,
    labelKey: TextKey,
    { choices, hasFailed, retry }: ReferenceList,
    id?: number,
    title?: string,
  ) => ({ name, labelKey, hasFailed, retry, options: optionsOf(choices ?? [], id, title) });
  return [
    choice('areaId', 'prices.colArea', lists.areas, price?.areaId, price?.areaTitle),
    choice(
      'newValueId',
      'prices.colNewValue',
      lists.newValues,
      price?.newValueId,
      price?.newValueTitle,
    ),
    choice('ownRiskId', 'prices.colOwnRisk', lists.ownRisks, price?.ownRiskId, price?.ownRiskTitle),
    choice('injuryId', 'prices.colInjuries', lists.injuries, price?.injuryId, price?.injuryTitle),
  ];
}

/** What a value of the form is called, where it is a choice; undefined for any other. */
export function choiceText(choices: readonly PriceChoice[]) {
  return (name: string, value: FieldValue): string | undefined =>
    choices.find((choice) => choice.name === name)?.options.find((option) => option.value === value)
      ?.label;
}
