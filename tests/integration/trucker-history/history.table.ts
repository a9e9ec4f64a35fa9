import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const file = 'integration/trucker-history/history.test.tsx';
const submissions = 'unit/features/trucker-history/submissions.test.ts';

/** The rules and messages of the haulier history, and the tests that hold them. */
export const historyTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'submissions newest first, each headed by its creation time, for both roles (D1)',
    file,
    test: 'shows them newest first, each under its time, to %s',
  },
  {
    section: 2,
    rule: 'newest first, in whatever order the server sends them',
    file: submissions,
    test: 'is newest first where the server sends them %s',
  },
  {
    section: 2,
    rule: 'an accordion whose first entry is open',
    file,
    test: 'has the first one open, and opens and closes each by itself',
  },
  {
    section: 2,
    rule: 'customer info, car insurance and add-ons with every field',
    file,
    test: 'shows every field in its section',
  },
  {
    section: 2,
    rule: 'roadside help with its active-from date when on',
    file: submissions,
    test: 'has its date only while it is on',
  },
  {
    section: 2,
    rule: "with no entries: 'Ingen Trucker Historier fundet'",
    file,
    test: "says 'Ingen Trucker Historier fundet' where there are no entries",
  },
  {
    section: 3,
    rule: 'a damaged or missing data blob loses no other entry',
    file,
    test: 'are shown as such without losing the other submissions',
  },
  {
    section: 3,
    rule: 'a field without a value is not known, one that cannot be read is damaged',
    file,
    test: 'says of a field without a value that it is not known, and of a damaged one that it is damaged',
  },
  {
    section: 3,
    rule: 'what changed since the submission before is marked in words',
    file,
    test: 'is marked in words, with what was before',
  },
  {
    section: 7,
    rule: 'GET trucker-history/{id}: the answer is the list; an enveloped one is read too (D5)',
    file,
    test: 'answers with an enveloped list as well (D5)',
  },
  {
    section: 7,
    rule: 'an address without an id asks for nothing',
    file,
    test: 'asks for nothing where the address has no id: %s',
  },
  {
    section: 8,
    rule: "history: the server's message is shown in an error notification",
    file,
    test: "shows the server's message after a failure, once, and tries again (section 8)",
  },
  {
    section: 8,
    rule: 'history: a text of ours where the server sent none',
    file,
    test: 'has words of its own where the server has none (%s)',
  },
  {
    section: 8,
    rule: 'history: a refusal shows its message and changes nothing (D25)',
    file,
    test: 'shows the words of a refusal (D25)',
  },
  {
    section: 8,
    rule: 'history: a dead session leads to login with one message (D3)',
    file,
    test: 'sends a dead session to login without a notice (D3)',
  },
  {
    section: 8,
    rule: 'history of a haulier that does not exist',
    file,
    test: 'says of a haulier that does not exist that there is none',
  },
  {
    section: 9,
    rule: 'times are dd-MM-yyyy, in Danish time',
    file: 'unit/features/trucker-history/moment.test.ts',
    test: 'is Danish time %s',
  },
  {
    section: 9,
    rule: 'the history speaks Danish and English',
    file,
    test: 'speaks English as well',
  },
];
