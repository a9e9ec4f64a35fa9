import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const list = 'integration/truckers/list.test.tsx';
const search = 'integration/truckers/search.test.tsx';
const faces = 'integration/truckers/states.test.tsx';
const actions = 'integration/truckers/actions.test.tsx';
const registration = 'integration/truckers/addRegistration.test.tsx';
const add = 'integration/truckers/addTrucker.test.tsx';
const edit = 'integration/truckers/editTrucker.test.tsx';

/** What the specification says of the haulier list and its dialogs, and the tests that hold it. */
export const truckersTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'hauliers: columns, in both languages',
    file: list,
    test: 'has the columns of section 2 in their order, in %s',
  },
  {
    section: 2,
    rule: 'hauliers: ticks, tooltip text, register status, KF and status',
    file: list,
    test: 'shows what is known of a haulier, every icon with its text',
  },
  {
    section: 2,
    rule: 'hauliers: crosses, missing number, unknown KF',
    file: list,
    test: 'shows what is missing, refused or unknown',
  },
  {
    section: 2,
    rule: 'hauliers: sorting by six columns',
    file: list,
    test: 'lets the server sort by %s',
  },
  {
    section: 2,
    rule: 'hauliers: the sorted column toggles, a new one starts ascending',
    file: list,
    test: 'turns the sort round on a second click, and says so',
  },
  {
    section: 2,
    rule: 'hauliers: pages',
    file: list,
    test: 'turns pages on the server and starts again at the first after a sort',
  },
  {
    section: 2,
    rule: 'hauliers: first, last, next and previous page',
    file: list,
    test: 'goes to the page that %s says',
  },
  {
    section: 2,
    rule: 'hauliers: search by name with Enter',
    file: search,
    test: 'searches names on the server by Enter and counts what it found',
  },
  {
    section: 2,
    rule: 'hauliers: search by CVR and truck number with the button',
    file: search,
    test: 'searches by %s with the button',
  },
  {
    section: 2,
    rule: 'hauliers: a sorted search is sorted here (D13)',
    file: search,
    test: 'reads every match once a sort is chosen, and sorts and pages them here (D13)',
  },
  {
    section: 2,
    rule: 'hauliers: an unsorted search is paged by the server (D13)',
    file: search,
    test: 'turns the pages of a search on the server while no sort is chosen (D13)',
  },
  {
    section: 2,
    rule: 'hauliers: the address restores the list (D13)',
    file: list,
    test: 'shows what its address says, after a reload or from a link',
  },
  {
    section: 2,
    rule: 'hauliers: back and forward (D13)',
    file: list,
    test: 'goes back and forward through what was shown',
  },
  {
    section: 2,
    rule: 'hauliers: refresh',
    file: faces,
    test: 'refreshes the list on request, and keeps the rows meanwhile',
  },
  {
    section: 2,
    rule: 'hauliers: row actions, agreement and data edited apart (D15)',
    file: actions,
    test: 'stand together under the name of their haulier, in both languages',
  },
  {
    section: 2,
    rule: 'hauliers: history link and edit link',
    file: actions,
    test: 'lead by %s to %s',
  },
  {
    section: 2,
    rule: 'hauliers: resend e-mail only with work insurance',
    file: actions,
    test: 'is offered only with work insurance on',
  },
  {
    section: 2,
    rule: 'hauliers: delete asks first, for every role',
    file: actions,
    test: 'asks first, naming it, whatever the role (%s)',
  },
  {
    section: 2,
    rule: 'hauliers: delete on Yes',
    file: actions,
    test: 'deletes on Yes, says so and shows the list without it',
  },
  {
    section: 2,
    rule: 'hauliers: a number is added from the cross of a missing one',
    file: registration,
    test: 'sends it, says so and shows it in the list',
  },
  {
    section: 2,
    rule: 'add haulier: fields and request',
    file: add,
    test: 'sends every field, says so and shows the haulier on top of the list (%s)',
  },
  {
    section: 2,
    rule: 'edit haulier: fields, filled anew',
    file: edit,
    test: 'reads it anew and fills every field, the first of them in focus',
  },
  {
    section: 2,
    rule: 'edit haulier: address shown when there is one',
    file: edit,
    test: 'has no address where the haulier has none, and sends none',
  },
  {
    section: 2,
    rule: 'edit haulier: registration and frame number read-only',
    file: edit,
    test: 'shows plate and frame to be read only (section 2)',
  },
  {
    section: 2,
    rule: 'modals cannot be closed by a backdrop click',
    file: add,
    test: 'does not close by a click beside it',
  },
  {
    section: 6,
    rule: 'role user works in the haulier list (D1)',
    file: list,
    test: 'is open to role user',
  },
  {
    section: 7,
    rule: 'update-trucker: the add fields, address, id and previous insurance',
    file: edit,
    test: 'sends every field of section 7, says so and shows the result in the list',
  },
  {
    section: 7,
    rule: 'update-trucker: what is not shown goes back as it was',
    file: edit,
    test: 'changes nothing that it does not show: what was loaded goes back as it was',
  },
  {
    section: 5,
    rule: 'haulier: name, e-mail, phone REQUIRED_FIELD, CVR REQUIRED_FIELD_MIN_8, truck number REQUIRED_FIELD_MIN_6',
    file: add,
    test: 'requires name, e-mail, CVR, truck number and phone, and sends nothing',
  },
  {
    section: 5,
    rule: 'haulier: the messages in English',
    file: add,
    test: 'speaks English where the reader does',
  },
  {
    section: 5,
    rule: 'haulier: e-mail VALID_EMAIL_ADDRESS, CVR 8 digits, truck number 6 digits, phone numeric',
    file: add,
    test: 'refuses %s %p',
  },
  {
    section: 5,
    rule: 'haulier: undervogn optional',
    file: add,
    test: 'takes a haulier without insurances, undervogn and plate',
  },
  {
    section: 5,
    rule: 'haulier: registration number with car insurance, unless no plate yet',
    file: add,
    test: 'requires the registration number only with car insurance and a plate',
  },
  {
    section: 5,
    rule: 'haulier: address, city and zip code required when shown',
    file: edit,
    test: 'requires all of the address where it is shown',
  },
  {
    section: 5,
    rule: 'edit haulier: the same rules',
    file: edit,
    test: 'requires what the add dialog requires',
  },
  {
    section: 5,
    rule: 'edit haulier: no plate yet',
    file: edit,
    test: 'knows of a haulier without a plate that there is none yet, and says so with car insurance',
  },
  {
    section: 5,
    rule: 'add registration: the number is required',
    file: registration,
    test: 'requires it, and sends nothing (%p)',
  },
  {
    section: 8,
    rule: 'generic notice: haulier list',
    file: faces,
    test: 'says that the list could not be loaded, once, and tries again (%s)',
  },
  {
    section: 8,
    rule: 'generic notice: search',
    file: faces,
    test: 'shows no rows of another question when a search fails, and the generic notice',
  },
  {
    section: 8,
    rule: 'generic notice: delete',
    file: actions,
    test: 'keeps the question open after a failure, so that Yes can be pressed again',
  },
  {
    section: 8,
    rule: 'generic notice: resend e-mail',
    file: actions,
    test: 'shows the generic notice after a failure (section 8)',
  },
  {
    section: 8,
    rule: 'certificate: the server message on success',
    file: actions,
    test: "sends it once and shows the server's words",
  },
  {
    section: 8,
    rule: 'certificate: our text on success without one',
    file: actions,
    test: 'says so itself where the server does not (%s)',
  },
  {
    section: 8,
    rule: 'certificate: the server message on failure',
    file: actions,
    test: "shows the server's words after a failure",
  },
  {
    section: 8,
    rule: 'certificate: the generic text on failure without one',
    file: actions,
    test: 'has the generic text where the server says nothing (%s)',
  },
  {
    section: 8,
    rule: "haulier add: the server's message",
    file: add,
    test: 'shows its words at %s and keeps what was typed',
  },
  {
    section: 8,
    rule: "haulier add: the server's message about no field",
    file: add,
    test: 'shows what names no field for the form as a whole',
  },
  {
    section: 8,
    rule: "haulier edit: the server's message",
    file: edit,
    test: 'shows its words at the field they name and keeps what was typed',
  },
  {
    section: 8,
    rule: "haulier info: the server's message",
    file: edit,
    test: "shows the server's words where it fails (section 8), and tries again",
  },
  {
    section: 8,
    rule: "registration: the server's message",
    file: registration,
    test: "shows the server's words at the field and keeps what was typed",
  },
  {
    section: 8,
    rule: "a refusal shows the server's words (D25)",
    file: faces,
    test: 'shows the words of a refusal (D25)',
  },
  {
    section: 8,
    rule: 'MSG_ADDED_SUCC on add, in English',
    file: add,
    test: 'is sent by Enter in a field, in the language of the reader',
  },
  {
    section: 8,
    rule: 'MSG_UPDATE_SUCC on update',
    file: edit,
    test: 'sends every field of section 7, says so and shows the result in the list',
  },
  {
    section: 8,
    rule: 'MSG_ADDED_SUCC on a registration number',
    file: registration,
    test: 'sends it, says so and shows it in the list',
  },
];
