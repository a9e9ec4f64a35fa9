import { csv } from './parts/csv';
import { edit } from './parts/edit';
import { dialog } from './parts/dialog';
import { form } from './parts/form';
import { money } from './parts/money';
import { table } from './parts/table';

/** The price table and its dialogs. */
export const prices = {
  ...form,
  ...dialog,
  'common.id': 'ID',
  'common.choose': 'Vælg',
  ...csv,
  ...edit,
  ...money,
  ...table,
  'prices.title': 'Priser',
  'prices.views': 'Visning',
  'prices.viewList': 'Liste',
  'prices.viewMatrix': 'Matrix',
  'prices.viewMatrixUnsaved': 'Matrix ({{unsaved}} ikke gemt)',
  'prices.viewMatrixUnconfirmed': 'Matrix ({{unsaved}} ikke bekræftet)',
  'prices.searchIn': 'Søg i',
  'prices.filterName': 'Navn',
  'prices.filterPrice': 'Pris',
  'prices.searchText': 'Søg efter pris',
  'prices.colArea': 'Kørselsområde',
  'prices.colNewValue': 'Nyværdi',
  'prices.colOwnRisk': 'Selvrisiko',
  'prices.colInjuries': 'Skader',
  'prices.colPremium': 'Præmie pr. år',
  'prices.add': 'Tilføj pris',
  'prices.edit': 'Rediger pris',
  'prices.delete': 'Slet pris',
  'prices.editKickback': 'Rediger provision',
  'prices.empty': 'Der er ingen priser endnu.',
  'prices.noResults': 'Ingen priser matcher din søgning.',
  'kickback.title': 'Rediger provision',
  'kickback.ensure': 'Ensure (%)',
  'kickback.dantaxi': 'Dantaxi (%)',
  'prices.rowName': 'Pris {{id}}',
  'prices.kickbacks': 'Ensure {{ensure}}\u00a0%, Dantaxi {{dantaxi}}\u00a0%',
  'prices.kickbacksKept':
    'Provisionen ændres ikke: Ensure {{ensure}}\u00a0%, Dantaxi {{dantaxi}}\u00a0%',
  'prices.deleted': '{{name}} er slettet.',
  'prices.listsFailed': 'Valgmulighederne kunne ikke hentes.',
  'prices.yearlyPremium': 'Præmie pr. år (kr.)',
  'kickback.ensureName': 'Ensure',
  'kickback.dantaxiName': 'Dantaxi',
  'prices.taken': 'Der er allerede en pris: {{premium}}',
  'prices.seeTaken': 'Se pris {{id}} i en ny fane',
  'prices.kickbacksTaken': 'Provisionen er den samme som i resten af kørselsområdet.',
  'prices.kickbacksNone': 'Kørselsområdet har ingen priser at tage provisionen fra.',
  'prices.kickbacksDiffer':
    'Provisionen er ikke ens i kørselsområdet: {{kickbacks}}. Skriv den, der skal gælde her.',
};
