import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const list = 'integration/add-ons/list.test.tsx';
const form = 'integration/add-ons/form.test.tsx';
const csv = 'integration/add-ons/csv.test.tsx';

/** What the specification says of the add-ons, and the tests that hold it. */
export const addOnsTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'add-ons: table columns name, type, price, action',
    file: list,
    test: 'shows name, type and price per year in Danish, in the order of the server',
  },
  {
    section: 2,
    rule: 'add-ons: search by name, Enter triggers search (D14)',
    file: list,
    test: 'searches by name with Enter, in the browser',
  },
  {
    section: 2,
    rule: 'add-ons: search by price (D14)',
    file: list,
    test: 'searches by price with the button, in the browser',
  },
  {
    section: 2,
    rule: 'add-ons: refresh',
    file: list,
    test: 'refreshes on request and keeps the rows meanwhile, marked',
  },
  {
    section: 2,
    rule: 'add-ons: delete with confirmation naming the row, Yes/No',
    file: list,
    test: 'asks first, naming it, and deletes on Yes',
  },
  {
    section: 2,
    rule: 'add-ons: modals drop nothing unasked',
    file: form,
    test: 'asks before it drops what was typed',
  },
  {
    section: 3,
    rule: 'add-ons: CSV of all rows of the search (D16)',
    file: csv,
    test: 'has the add-ons that match the search, in English',
  },
  {
    section: 5,
    rule: 'add-on form: name, price and type required (REQUIRED_FIELD)',
    file: form,
    test: 'requires name, type and price',
  },
  {
    section: 5,
    rule: 'add-on form: price numeric',
    file: form,
    test: 'wants a price that is a number, and one only',
  },
  {
    section: 7,
    rule: 'add-ons: create with name, price and type',
    file: form,
    test: 'sends name, price and type, says so and shows it in the list',
  },
  {
    section: 7,
    rule: 'add-ons: update with id, name, price and type',
    file: form,
    test: 'sends id, name, price and type, says so and shows the change',
  },
  {
    section: 8,
    rule: 'add-ons: list load failure (SOMETHING_WENT_WRONG)',
    file: list,
    test: 'says once that the list could not be loaded, and tries again',
  },
  {
    section: 8,
    rule: 'add-ons: create failure (SOMETHING_WENT_WRONG)',
    file: form,
    test: 'shows the generic text after a failure and keeps what was typed',
  },
  {
    section: 8,
    rule: 'add-ons: update failure (SOMETHING_WENT_WRONG)',
    file: form,
    test: 'keeps an edited add-on as it was typed after a failure, with the generic text',
  },
  {
    section: 8,
    rule: 'add-ons: delete failure (SOMETHING_WENT_WRONG)',
    file: list,
    test: 'shows the generic text after a failure and leaves the question open',
  },
  {
    section: 8,
    rule: 'add-ons: MSG_ADDED_SUCC on add',
    file: form,
    test: 'sends name, price and type, says so',
  },
  {
    section: 8,
    rule: 'add-ons: MSG_UPDATE_SUCC on update',
    file: form,
    test: 'sends id, name, price and type, says so',
  },
  {
    section: 9,
    rule: 'add-ons: type 1 is car, 2 is work',
    file: form,
    test: 'sends name, price and type, says so and shows it in the list',
  },
  {
    section: 9,
    rule: 'add-ons: CSV titled Products',
    file: csv,
    test: 'is titled Products and has all add-ons, with plain Danish numbers',
  },
];
