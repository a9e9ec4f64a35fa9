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
} satisfies Record<keyof typeof da, string>;
