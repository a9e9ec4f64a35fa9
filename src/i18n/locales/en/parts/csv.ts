import type { csv as da } from '../../da/parts/csv';

/** What the exported files call their values, the same in both languages (specification, section 3). */
export const csv = {
  'csv.yes': 'Yes',
  'csv.no': 'No',
  'csv.ja': 'Ja',
  'csv.nej': 'Nej',
  'csv.notAvailable': 'N/A',
  'csv.pricesTitle': 'Prices',
  'csv.productsTitle': 'Products',
} satisfies Record<keyof typeof da, string>;
