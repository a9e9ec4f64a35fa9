import { csv } from './parts/csv';
import { edit } from './parts/edit';
import { dialog } from './parts/dialog';
import { form } from './parts/form';
import { money } from './parts/money';
import { table } from './parts/table';

/** The add-on list and its dialogs. */
export const addOns = {
  ...form,
  ...dialog,
  'common.type': 'Type',
  'common.price': 'Pris',
  'common.name': 'Navn',
  ...csv,
  ...edit,
  ...money,
  ...table,
  'addOns.title': 'Tilvalg',
  'addOns.searchText': 'Søg efter tilvalg',
  'addOns.typeCar': 'Bil',
  'addOns.typeWork': 'Arbejdsskade',
  'addOns.add': 'Tilføj tilvalg',
  'addOns.edit': 'Rediger tilvalg',
  'addOns.delete': 'Slet tilvalg',
  'addOns.yearlyPrice': 'Pris pr. år (kr.)',
  'addOns.empty': 'Der er ingen tilvalg endnu.',
  'addOns.noResults': 'Ingen tilvalg matcher din søgning.',
  'addOns.colPrice': 'Pris pr. år',
  'addOns.searchIn': 'Søg i',
  'addOns.deleted': '{{name}} er slettet.',
};
