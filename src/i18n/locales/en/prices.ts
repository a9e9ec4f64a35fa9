import { csv } from './parts/csv';
import { edit } from './parts/edit';
import { dialog } from './parts/dialog';
import { form } from './parts/form';
import { money } from './parts/money';
import { table } from './parts/table';
import type { prices as da } from '../da/prices';

/** The price table and its dialogs. */
export const prices = {
  ...form,
  ...dialog,
  'common.id': 'ID',
  'common.choose': 'Choose',
  ...csv,
  ...edit,
  ...money,
  ...table,
  'prices.title': 'Prices',
  'prices.views': 'View',
  'prices.viewList': 'List',
  'prices.viewMatrix': 'Matrix',
  'prices.viewMatrixUnsaved': 'Matrix ({{unsaved}} not saved)',
  'prices.viewMatrixUnconfirmed': 'Matrix ({{unsaved}} not confirmed)',
  'prices.searchIn': 'Search in',
  'prices.filterName': 'Name',
  'prices.filterPrice': 'Price',
  'prices.searchText': 'Search prices',
  'prices.colArea': 'Driving area',
  'prices.colNewValue': 'Value when new',
  'prices.colOwnRisk': 'Excess',
  'prices.colInjuries': 'Claims',
  'prices.colPremium': 'Premium per year',
  'prices.add': 'Add price',
  'prices.edit': 'Edit price',
  'prices.delete': 'Delete price',
  'prices.editKickback': 'Edit commission',
  'prices.empty': 'There are no prices yet.',
  'prices.noResults': 'No prices match your search.',
  'kickback.title': 'Edit commission',
  'kickback.ensure': 'Ensure (%)',
  'kickback.dantaxi': 'Dantaxi (%)',
  'prices.rowName': 'Price {{id}}',
  'prices.kickbacks': 'Ensure {{ensure}}%, Dantaxi {{dantaxi}}%',
  'prices.kickbacksKept': 'The commission stays as it is: Ensure {{ensure}}%, Dantaxi {{dantaxi}}%',
  'prices.deleted': '{{name}} has been deleted.',
  'prices.listsFailed': 'The choices could not be loaded.',
  'prices.yearlyPremium': 'Premium per year (DKK)',
  'kickback.ensureName': 'Ensure',
  'kickback.dantaxiName': 'Dantaxi',
  'prices.taken': 'There is already a price: {{premium}}',
  'prices.seeTaken': 'See price {{id}} in a new tab',
  'prices.kickbacksTaken': 'The commission is the same as in the rest of the driving area.',
  'prices.kickbacksNone': 'The driving area has no prices to take the commission from.',
  'prices.kickbacksDiffer':
    'The commission differs in the driving area: {{kickbacks}}. Enter the one that applies here.',
} satisfies Record<keyof typeof da, string>;
