import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const file = 'integration/email-viewer/emailViewer.test.tsx';
const language = 'integration/email-viewer/language.test.tsx';
const reading = 'unit/features/email-viewer/readEmail.test.ts';

/** The rules and messages of the e-mail viewer, and the tests that hold them. */
export const emailTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'invite: a greeting with a name, three message lines and a thank-you line',
    file,
    test: 'invite: greets by name, with three messages and a thank-you line',
  },
  {
    section: 2,
    rule: 'existing-insurance: seven labelled fields',
    file,
    test: 'existing-insurance: labels of the server, the date as dd-MM-yyyy',
  },
  {
    section: 2,
    rule: 'injury-insurance: each yes or no under its own label (D20)',
    file,
    test: 'injury-insurance: each yes or no stands under its own label (D20)',
  },
  {
    section: 2,
    rule: 'work-insurance: a yes/no label, cars, employees and drivers',
    file,
    test: 'work-insurance: a yes or no with the label of the server, and the counts',
  },
  {
    section: 2,
    rule: "yes/no: '1' means yes",
    file: reading,
    test: "means yes by a flag of '1' alone: '%s' is %s",
  },
  {
    section: 2,
    rule: 'mail is one of four types; another asks for nothing',
    file,
    test: 'says of an unknown type that there is no e-mail, and asks for nothing: %s',
  },
  {
    section: 2,
    rule: 'the language is that of the address; the stored one stays (D24)',
    file: language,
    test: 'is that of the address; the stored one stays',
  },
  {
    section: 2,
    rule: 'the language of the address ends with the page (D24)',
    file: language,
    test: 'ends with the page: staff find their own again',
  },
  {
    section: 6,
    rule: 'a dead staff session does not stand in the way (D26)',
    file,
    test: 'passes over a staff session that has run out (D26)',
  },
  {
    section: 7,
    rule: 'email-info answers with or without its outer data (D5)',
    file,
    test: 'reads an answer without its outer data, too (D5)',
  },
  {
    section: 8,
    rule: 'SOMETHING_WENT_WRONG: failures of e-mail info',
    file,
    test: 'gives the generic notice after a failed load, once, and tries again (section 8): %s',
  },
  {
    section: 9,
    rule: 'dates of an e-mail are dd-MM-yyyy',
    file: reading,
    test: 'has its date as dd-MM-yyyy: %s is %s',
  },
];
