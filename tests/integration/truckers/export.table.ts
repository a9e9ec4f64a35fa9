import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const screen = 'integration/truckers/export.test.tsx';
const columns = 'unit/features/truckers/csv/truckerCsv.test.ts';

/** The rules about the CSV export of the hauliers, and the tests that hold them. */
export const exportTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'the haulier list has a CSV export button, for every role',
    file: screen,
    test: 'is open to role user',
  },
  {
    section: 2,
    rule: 'CSV: the current search is applied (D16)',
    file: screen,
    test: 'applies the current search, unpaginated (D16)',
  },
  {
    section: 2,
    rule: 'CSV: a chosen sort is kept while a search is active (D13)',
    file: screen,
    test: 'puts the matches of a search into the order that was chosen (D13)',
  },
  {
    section: 3,
    rule: 'CSV: the export fetches unpaginated',
    file: screen,
    test: 'asks once for all hauliers, unpaginated, and saves them as Truckers.csv (section 3)',
  },
  {
    section: 3,
    rule: 'CSV: the 13 columns in their order',
    file: columns,
    test: 'has the 13 columns of section 3 in their order',
  },
  {
    section: 3,
    rule: 'CSV: Yes/No, Ja/Nej in every language',
    file: screen,
    test: 'has the same headings and words in every language (%s, section 3)',
  },
  {
    section: 3,
    rule: 'CSV: N/A where there is no registration or serial number',
    file: columns,
    test: 'says N/A and No of %s',
  },
  {
    section: 3,
    rule: 'CSV: quotes, line breaks, separators, formulas and emoji survive (D16)',
    file: screen,
    test: 'keeps quotes, line breaks, separators and emoji, and runs no formula (D16)',
  },
  {
    section: 4,
    rule: 'CSV: a dead session leads to login (D3)',
    file: screen,
    test: 'leads to login with one message where the session is dead (D3)',
  },
  {
    section: 8,
    rule: 'SOMETHING_WENT_WRONG: failure of the CSV',
    file: screen,
    test: 'gives the generic notice and can be tried again (%s: %s, section 8)',
  },
  {
    section: 9,
    rule: 'CSV: dates as dd-MM-yyyy',
    file: screen,
    test: 'writes dates as section 9 shows them, and N/A where there is no number',
  },
];
