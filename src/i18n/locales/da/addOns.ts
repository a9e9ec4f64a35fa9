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
  'addOns.placeRoadAssistance': 'Sælges som vejhjælp',
  'addOns.placeGlass': 'Sælges som glasskade',
  'addOns.placeWorkInjury': 'Sælges som arbejdsskadeforsikring',
  'addOns.placeOwnName': 'Sælges under eget navn',
  'addOns.placeUnasked': 'Bliver ikke tilbudt',
  'addOns.coverRoadAssistance': 'vejhjælp',
  'addOns.coverGlass': 'glasskade',
  'addOns.coverWorkInjury': 'arbejdsskadeforsikring',
  'addOns.placesChange': 'Det ændrer, hvad vognmænd køber',
  'addOns.becomes': '{{name}} bliver solgt som {{cover}} {{price}}',
  'addOns.becomesOwnName': '{{name}} bliver solgt under sit eget navn',
  'addOns.becomesUnasked':
    '{{name}} bliver ikke tilbudt: Til bilen er der kun vejhjælp og glasskade',
  'addOns.notSold': 'Der bliver ikke solgt {{cover}}',
  'addOns.withoutPrice': 'Vognmænd bliver spurgt om {{cover}}, men prisen mangler',
  'addOns.carMonthly': 'til {{amount}}\u00a0kr. pr. måned',
  'addOns.workMonthly': 'til {{amount}}\u00a0kr. pr. måned pr. person',
  'addOns.unreadPrice': 'uden en pris',
};
