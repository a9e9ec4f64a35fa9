import type { TruckerSearchField } from '@/api/truckers/trucker.model';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { normalForms } from '@/domain/haulier.numbers';
import { createFieldChoice } from '@/shared/lists/SearchBar';
import type { Search, Understanding } from '@/shared/lists/SearchBar';

const isOfDigits = (text: string, count: number) => text.length === count && /^\d+$/.test(text);

function guessField(text: string): TruckerSearchField {
  if (isOfDigits(normalForms.cvr(text), cvrDigits)) return 'cvr';
  return isOfDigits(normalForms.truckNumber(text), truckNumberDigits) ? 'truckNumber' : 'name';
}

/**
 * What a typed search means: eight digits are a CVR number and six a truck number, unless somebody chose by hand where to search.
 * The server is asked for a number in the form that it keeps (D31).
 */
function understand(
  { text, field }: Search<TruckerSearchField>,
  isFieldChosen: boolean,
): Search<TruckerSearchField> {
  const meant = isFieldChosen ? field : guessField(text);
  return { text: meant === 'name' ? text : normalForms[meant](text), field: meant };
}

export const understandSearch: Understanding<TruckerSearchField> = {
  understand,
  choice: createFieldChoice(),
};
