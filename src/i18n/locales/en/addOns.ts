import { csv } from './parts/csv';
import { edit } from './parts/edit';
import { dialog } from './parts/dialog';
import { form } from './parts/form';
import { money } from './parts/money';
import { table } from './parts/table';
import type { addOns as da } from '../da/addOns';

/** The add-on list and its dialogs. */
export const addOns = {
  ...form,
  ...dialog,
  'common.type': 'Type',
  'common.price': 'Price',
  'common.name': 'Name',
  ...csv,
  ...edit,
  ...money,
  ...table,
  'addOns.title': 'Add-ons',
  'addOns.searchText': 'Search add-ons',
  'addOns.typeCar': 'Car',
  'addOns.typeWork': 'Work injury',
  'addOns.add': 'Add add-on',
  'addOns.edit': 'Edit add-on',
  'addOns.delete': 'Delete add-on',
  'addOns.yearlyPrice': 'Price per year (DKK)',
  'addOns.empty': 'There are no add-ons yet.',
  'addOns.noResults': 'No add-ons match your search.',
  'addOns.colPrice': 'Price per year',
  'addOns.searchIn': 'Search in',
  'addOns.deleted': '{{name}} has been deleted.',
  'addOns.placeRoadAssistance': 'Sold as roadside assistance',
  'addOns.placeGlass': 'Sold as glass cover',
  'addOns.placeWorkInjury': 'Sold as work-injury insurance',
  'addOns.placeOwnName': 'Sold under its own name',
  'addOns.placeUnasked': 'Not offered',
  'addOns.coverRoadAssistance': 'roadside assistance',
  'addOns.coverGlass': 'glass cover',
  'addOns.coverWorkInjury': 'work-injury insurance',
  'addOns.placesChange': 'This changes what taxi operators buy',
  'addOns.becomes': '{{name}} will be sold as {{cover}} {{price}}',
  'addOns.becomesOwnName': '{{name}} will be sold under its own name',
  'addOns.becomesUnasked':
    '{{name}} will not be offered: a car has roadside assistance and glass cover only',
  'addOns.notSold': 'No {{cover}} will be sold',
  'addOns.withoutPrice': 'Taxi operators are still asked about {{cover}}, but it has no price',
  'addOns.carMonthly': 'at DKK\u00a0{{amount}} per month',
  'addOns.workMonthly': 'at DKK\u00a0{{amount}} per month per person',
  'addOns.unreadPrice': 'without a price',
} satisfies Record<keyof typeof da, string>;
