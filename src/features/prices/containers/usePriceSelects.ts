import { useReferenceLists } from '@/api/lookups/lookups.api';
import type { Price } from '@/api/prices/price.model';
import type { Choice } from '@/api/truckers/trucker.model';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import type { ChoiceOption } from '@/shared/forms/fields/ChoiceField';
import { toOptions } from '@/shared/forms/formValues';
import type { FieldValue } from '@/shared/forms/validation';
import type { PriceSelect } from '../forms/PriceFields';
import { placeChoices } from '../places';

/**
 * The options of a select. If the list no longer has the edited price's choice, adds it. Otherwise, saving another
 * field would change the choice.
 */
function optionsOf(entries: readonly Choice[], id = 0, title = ''): ChoiceOption[] {
  const isKnown = id === 0 || entries.some((entry) => entry.id === id);
  return toOptions(isKnown ? entries : [...entries, { id, title: title || String(id) }]);
}

/** The selects of the form for a price. `price`: the edited price, if any. */
export function usePriceSelects(price?: Price) {
  const { lists, isLoading, isFetching, error } = useReferenceLists();
  useLoadNotice({ isError: error !== null, isFetching, error });
  const selects: PriceSelect[] = placeChoices.map(({ id, title, label, list }) => ({
    name: id,
    labelKey: label,
    list: lists[list],
    options: optionsOf(lists[list].choices ?? [], price?.[id], price?.[title]),
  }));
  /** The label of a field's value; undefined if the value is not one of its options. */
  const labelOf = (name: string, value: FieldValue): string | undefined =>
    selects.find((select) => select.name === name)?.options.find((option) => option.value === value)
      ?.label;
  return { selects, isLoading, labelOf };
}
