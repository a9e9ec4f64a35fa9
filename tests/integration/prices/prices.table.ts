import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const list = 'integration/prices/list.test.tsx';
const search = 'integration/prices/search.test.tsx';
const form = 'integration/prices/form.test.tsx';
const kickback = 'integration/prices/kickback.test.tsx';
const csv = 'integration/prices/csv.test.tsx';

/** What the specification says of the prices, and the tests that hold it. */
export const pricesTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'prices: table columns',
    file: list,
    test: 'has the columns of section 2, in both languages',
  },
  {
    section: 2,
    rule: 'prices: row actions edit kickback, edit, delete',
    file: list,
    test: 'offers edit kickback, edit and delete in every row',
  },
  {
    section: 2,
    rule: 'prices: refresh',
    file: list,
    test: 'refreshes on request, keeps the rows meanwhile and marks them',
  },
  {
    section: 2,
    rule: 'prices: search by name, Enter triggers search (D14)',
    file: search,
    test: 'looks for a name in the titles that a row shows, by Enter',
  },
  {
    section: 2,
    rule: 'prices: search by price (D14)',
    file: search,
    test: 'looks for a price at the amount with the button',
  },
  {
    section: 2,
    rule: 'prices: sorted in the browser',
    file: search,
    test: 'turns a column round and starts another one ascending',
  },
  {
    section: 2,
    rule: 'prices: delete with confirmation naming the row, Yes/No',
    file: list,
    test: 'asks first, naming the row',
  },
  {
    section: 2,
    rule: 'prices: modals drop nothing unasked',
    file: form,
    test: 'asks before it drops what was typed',
  },
  {
    section: 2,
    rule: 'prices: the form waits for the reference lists',
    file: form,
    test: 'say that they are loading, and nothing can be sent meanwhile',
  },
  {
    section: 3,
    rule: 'prices: kickbacks travel with an edited price',
    file: form,
    test: 'sends the price with its kickbacks as they are',
  },
  {
    section: 3,
    rule: 'prices: kickback is editable on its own',
    file: kickback,
    test: 'sends both percentages alone',
  },
  {
    section: 3,
    rule: 'prices: CSV columns, all rows of the search (D16)',
    file: csv,
    test: 'has the rows that match the search, on all pages, in their order',
  },
  {
    section: 5,
    rule: 'price form: area, new value, own risk, injury and premium required (REQUIRED_FIELD)',
    file: form,
    test: 'requires area, new value, own risk, injury, premium and both percentages',
  },
  {
    section: 5,
    rule: 'price form: premium numeric',
    file: form,
    test: 'wants a premium that is a number, and one only',
  },
  {
    section: 5,
    rule: 'kickback form: both required (REQUIRED_FIELD), numeric, minimum 0',
    file: kickback,
    test: 'wants both as numbers of 0 or more',
  },
  {
    section: 7,
    rule: 'prices: create carries the price fields',
    file: form,
    test: 'sends all price fields, says so and shows the price on top of the list',
  },
  {
    section: 7,
    rule: 'prices: list',
    file: list,
    test: 'is read once, while its script is on its way',
  },
  {
    section: 7,
    rule: 'prices: delete',
    file: list,
    test: 'deletes once on Yes, says so and shows the list without it',
  },
  {
    section: 8,
    rule: 'prices: list load failure (SOMETHING_WENT_WRONG)',
    file: list,
    test: 'says once that the list could not be loaded, and tries again',
  },
  {
    section: 8,
    rule: 'prices: lookup load failure in the form (SOMETHING_WENT_WRONG)',
    file: form,
    test: 'say that they could not be loaded, with the generic notice',
  },
  {
    section: 8,
    rule: 'prices: create failure (SOMETHING_WENT_WRONG)',
    file: form,
    test: 'shows the generic text after a failure and keeps what was typed',
  },
  {
    section: 8,
    rule: 'prices: update failure (SOMETHING_WENT_WRONG)',
    file: form,
    test: 'keeps an edited price as it was typed after a failure, with the generic text',
  },
  {
    section: 8,
    rule: 'prices: delete failure (SOMETHING_WENT_WRONG)',
    file: list,
    test: 'keeps the question open after a failure, which has the generic text',
  },
  {
    section: 8,
    rule: 'prices: CSV failure (SOMETHING_WENT_WRONG)',
    file: csv,
    test: 'reads the list first where it is not there, and tells of a failure',
  },
  {
    section: 8,
    rule: 'kickback update failure: the server’s message',
    file: kickback,
    test: "shows the server's message after a failure and keeps what was typed",
  },
  {
    section: 8,
    rule: 'prices: MSG_ADDED_SUCC on add',
    file: form,
    test: 'sends all price fields, says so',
  },
  {
    section: 8,
    rule: 'prices: MSG_UPDATE_SUCC on update',
    file: form,
    test: 'as they are, says so and shows the change',
  },
  {
    section: 9,
    rule: 'prices: CSV titled Prices',
    file: csv,
    test: 'is titled Prices and has all rows, with plain Danish numbers',
  },
  {
    section: 9,
    rule: 'prices: amounts with 2 decimals in kroner, percent, by language (D22)',
    file: list,
    test: 'shows kroner and percent as they are written in Danish',
  },
];
