import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const machine = 'unit/features/registration/machine/transition.test.ts';
const walks = 'unit/features/registration/machine/walks.test.ts';
const schemas = 'unit/features/registration/forms/schemas.test.ts';
const mappers = 'unit/features/registration/forms/mappers.test.ts';
const prices = 'unit/features/registration/pricing/insurancePrice.test.ts';
const channel = 'unit/features/registration/signing/signingChannel.dom.test.ts';
const words = 'unit/i18n/specifiedTexts.test.ts';
const details = 'integration/registration/details.test.tsx';
const car = 'integration/registration/car.test.tsx';
const signing = 'integration/registration/signing.test.tsx';
const frame = 'integration/registration/signingFrame.test.tsx';
const staff = 'integration/registration/staffEdition.test.tsx';
const happyPath = 'integration/registration/happyPath.test.tsx';
const thankYou = 'integration/registration/thankYou.test.tsx';
const leaving = 'integration/registration/leaving.test.tsx';
const termination = 'integration/registration/termination.test.tsx';
const sms = 'integration/registration/sms.test.tsx';
const refusals = 'integration/registration/refusals.test.tsx';
const serverRefusals = 'integration/registration/serverRefusals.test.tsx';

/** Rules of a section that the tests of one file hold: each rule with its test. */
function rowsOf(section: number, file: string, tests: Record<string, string>): SpecificationRow[] {
  return Object.entries(tests).map(([rule, test]) => ({ section, rule, file, test }));
}

const step1 = 'step 1 takes nothing of it';
const step2 = 'step 2 takes no open question and no road assistance without its date';
const step3 = 'step 3 takes no open question, no counts but whole ones and quarters';
const popup = 'the termination popup takes nothing that is missing and no date that is none';
const ofAStep = 'of every step';
const ofANewHaulier = 'of a new haulier';

/** What section 2 says of the wizard's screens. */
const screens: SpecificationRow[] = [
  ...rowsOf(2, happyPath, {
    'wizard: three steps, from the link to thank-you': 'takes an invited haulier from the link',
    'wizard: the haulier info fills the form': 'takes an invited haulier from the link',
    'wizard: the token is optional': 'takes a haulier without a link there too',
    'step 3: price summary with the answers to be checked': 'shows the saved answers to be checked',
  }),
  ...rowsOf(2, details, {
    'wizard: Back': 'can be gone back to, with everything as it was',
    'step 1: I do not have a registration number':
      'asks for no registration number where there is none',
  }),
  ...rowsOf(2, 'e2e/haulier/happyPath.spec.ts', {
    'wizard: on load the reference lists and the haulier info are fetched':
      'an invited haulier goes from link to thank-you, and staff find the change',
    'wizard: without a token no haulier info is fetched':
      'a haulier without a link signs up, and is then known by id',
  }),
  ...rowsOf(2, refusals, { 'step 1: its fields, and what they send': step1 }),
  ...rowsOf(2, car, {
    'step 2: a live premium': 'is looked up only when all four choices are made',
  }),
  ...rowsOf(2, refusals, {
    'step 2: the popup has insurer, policy number and termination date': popup,
  }),
  ...rowsOf(2, signing, {
    'step 3: work add-ons, cars, employees and drivers':
      'asks for counts until the first answer is no',
    'step 3: the price summary follows the answers': 'sums the price up as the answers are given',
    'step 3: SMS verification':
      'is asked for again after a wrong one, and completes after the right',
  }),
  ...rowsOf(2, staff, {
    'staff: injury valid-from and comment':
      'saves with the admin flag and what staff alone fill in',
    'staff: the wizard of one haulier, by its id (D12)':
      'loads the haulier by its id and says whose',
    'staff: behind a login': 'is for those who are signed in',
  }),
  ...rowsOf(2, 'unit/shared/ui/AppModal.test.tsx', {
    'modals of the wizard cannot be closed by a backdrop click':
      'does not close by a click beside it (specification, section 2)',
  }),
  ...rowsOf(2, 'e2e/haulier/signing.spec.ts', {
    'the signing frame is a full-screen overlay':
      'the overlay can be cancelled and taken up again, fills the screen',
  }),
  ...rowsOf(2, thankYou, {
    'thank-you: sign message and copy': 'says that the agreement is signed and that a copy follows',
    'thank-you: calls send-xml on load with the token (D28)': 'calls send-xml once on load',
    'thank-you: the token is optional': 'calls nothing without a token',
  }),
];

/** The transitions of section 4. */
const transitions: SpecificationRow[] = [
  ...rowsOf(4, walks, {
    'step 1 before step 2, step 2 before step 3':
      'never show step 2 without an agreement, nor step 3 before step 2 was saved',
    'completion needs a verified phone and a saved step 3':
      'reach thank-you only after a verified phone, a saved step 3 that registered, and send-xml',
  }),
  ...rowsOf(4, details, {
    'step 1: car insurance 0 sends nothing': 'asks for "Vælg bilforsikring" and sends nothing',
    'step 1: an open previous-insurance question blocks':
      'blocks while the question about previous',
    'step 1: an existing haulier is updated (D11)': 'updates the haulier that the link belongs to',
    'load failure: the message, then login': 'leads to login by itself after 3 seconds (section 9)',
  }),
  ...rowsOf(4, machine, {
    'step 1: a new haulier is posted (D11)': 'writes a new haulier where none was loaded',
    'step 1: the answer refills the form': 'refills the form from the answer',
    'step 1: an answer that carries nothing keeps what was loaded (D11)':
      'keeps what was loaded and sent where the answer carries nothing',
    'step 1: the flag starts as the answer (D17)':
      'Section 4, D11, D17: step 1 is saved; the flag starts as the answer',
    'step 2: the popup opens for every injury but 1 and blocks':
      'opens for every injury choice but "no injuries"',
    'step 2: otherwise it is saved and the flag is true':
      'Section 4: step 2 is saved and the flag becomes true',
    'popup: saved, the flag is false, it closes and the wizard goes on':
      'Section 4: saving the popup turns the flag off, closes it and goes on',
    'step 3: a verified phone completes at once':
      'Section 4: a verified phone goes straight to completion, which saves step 3',
    'SMS: status 200 keeps the data and opens the dialog':
      'Section 4: the code is sent, the dialog opens and the data is kept',
    'SMS: a right code says so, closes, marks the phone and completes':
      'Section 4: a right code closes the dialog, marks the phone and completes',
    'completion: a saved step 3 calls send-xml': 'Section 4: a saved step 3 calls send-xml',
    'completion: a true status leads to thank-you': 'Section 4: a true status leads to thank-you',
    'completion: without a true status no thank-you':
      'Section 4: without a true status there is no thank-you',
    'completion: by the haulier id where there is no token': 'completes by the haulier’s id',
  }),
  ...rowsOf(4, termination, {
    'popup: it goes on by itself': 'goes on by itself once saved',
    'popup: not where there is nothing to terminate (D17)':
      'never opens with nothing to terminate (D17)',
  }),
  ...rowsOf(4, car, {
    'road assistance: the date appears with yes and starts today':
      'starts road assistance today unless another date is given',
    'premium: looked up only with all four choices': 'is looked up only when all four choices',
    'premium: 0 where there is no result': 'is 0 with a word about it where there is no price',
    'premium: 0 on an error': 'is 0 where the lookup fails, without a notification',
  }),
  ...rowsOf(4, signing, {
    'step 3: the details appear only when the first add-on is not no':
      'asks for counts until the first answer is no',
    'SMS: any other answer shows the failure': 'is asked for again after a wrong one',
  }),
  ...rowsOf(4, staff, {
    'staff: send-xml with update=true': 'saves with the admin flag and what staff alone fill in',
    'staff: to the list after 3 seconds': 'goes back to the list after the delay of section 9',
  }),
  ...rowsOf(4, channel, {
    'frame: SendParameters is answered to the origin of the sender':
      'answers SendParameters with the parameters, as JSON text, to the origin of the frame',
    'frame: messages that cannot be parsed are ignored': 'is deaf to what no one can read',
    'frame: only its own window and origin are heard (D19)':
      'is deaf to other windows, whatever their origin',
  }),
  ...rowsOf(4, frame, {
    'frame: changeResponseAndSubmit leads to thank-you':
      'is given the parameters of the server, and leads to thank-you',
    'frame: the overlay opens after completion (D19)': 'opens once completion has succeeded',
  }),
];

/** The validation of section 5. */
const validation: SpecificationRow[] = [
  ...rowsOf(5, refusals, {
    'step 1: name, e-mail, phone, address, zip code and city REQUIRED_FIELD': step1,
    'step 1: VALID_EMAIL_ADDRESS, REQUIRED_FIELD_MIN_8, REQUIRED_FIELD_MIN_6, phone numeric': step1,
    'step 1: undervogn is optional': step1,
    'step 1: the registration number only with car insurance and without "no plate yet"': step1,
    'step 2: the four choices, once the step was attempted': step2,
    'step 2: each car add-on needs an answer, step2.chooseAddOn': step2,
    'step 2: road assistance needs its date, date.invalid': step2,
    'popup: insurer, policy number and date': popup,
    'step 3: each work add-on needs an answer': step3,
    'step 3: cars, employees and drivers common.invalidNumber, common.minZero': step3,
    'step 3: employees in quarters, step3.employeesQuarter': step3,
    'step 3 of staff: valid-from is a date or empty':
      'step 3 of staff takes no date that is none, and needs none',
    'SMS code: a number, not empty, sms.digitsOnly': 'the code dialog no code but a number',
  }),
  ...rowsOf(5, schemas, {
    'step 1: one message for each field that breaks its rule': "('%s %p: %s', (name, value, key)",
    'step 3: no counts when the first answer is no':
      'does not ask for counts when the first answer',
  }),
  ...rowsOf(5, mappers, {
    'checkboxes and answers keep what the wire says':
      'shows what is known and sends it back unchanged',
  }),
  ...rowsOf(5, words, {
    'the messages in Danish': 'are in Danish as they are given there: %s',
    'the messages in English': 'are in English as they are given there: %s',
  }),
  ...rowsOf(5, 'integration/registration/languages.test.tsx', {
    'the messages follow the language': 'follows a switch of language at once, errors included',
  }),
];

/** The errors and notices of section 8. */
const errors: SpecificationRow[] = [
  ...rowsOf(8, serverRefusals, {
    'step 1: the server’s message, of an update': ofAStep,
    'popup, step 2 and step 3: the server’s message': ofAStep,
    'SMS calls: the server’s message': ofAStep,
    'step 1: the server’s message, of a new haulier': ofANewHaulier,
  }),
  ...rowsOf(8, details, {
    'SELECT_CAR_OPTION, nothing is sent': 'asks for "Vælg bilforsikring" and sends nothing',
    'step1.selectPrevious while the answer is open': 'blocks while the question about previous',
    'haulier info: the server’s message, then login': 'is answered with the server’s message: %s',
  }),
  ...rowsOf(8, leaving, {
    'lookups: wizard.lookupLoadFailed, once': 'are said to have failed once, whatever the language',
  }),
  ...rowsOf(8, car, {
    'lookups: wizard.lookupLoadFailed in step 2, with a way to try again':
      'says when the lists could not be loaded, and tries again on request',
    'premium lookup failure is silent': 'is 0 where the lookup fails, without a notification',
  }),
  ...rowsOf(8, happyPath, {
    SMS_VERIFICATION_SUCCESS: 'takes an invited haulier from the link',
  }),
  ...rowsOf(8, signing, {
    SMS_VERIFICATION_FAILURE: 'is asked for again after a wrong one',
    'send-xml: SOMETHING_WENT_WRONG, and the registration stands':
      'says that send-xml failed, and stands',
  }),
  ...rowsOf(8, sms, {
    'SMS: a code that could not be sent': 'leaves step 3 as it is where it could not be sent',
  }),
  ...rowsOf(8, refusals, { 'SMS: the prompt sms.prompt': 'the code dialog no code but a number' }),
  ...rowsOf(8, staff, {
    'haulier info of staff: the server’s message, then the list':
      "shows the server's words where the haulier is unknown, and offers the list",
    'MSG_UPDATE_SUCC for staff': 'saves with the admin flag and what staff alone fill in',
    'send-xml of staff: SOMETHING_WENT_WRONG':
      'says that send-xml failed, and that the update stands',
  }),
  ...rowsOf(8, thankYou, {
    'send-xml of thank-you: SOMETHING_WENT_WRONG': 'gives the generic notice when send-xml fails',
  }),
  ...rowsOf(8, frame, {
    'frame: an unknown command is only logged': 'has an unknown command logged',
  }),
  ...rowsOf(8, words, {
    'the notices in both languages': 'are in English as they are given there: %s',
  }),
];

/** The constants of section 9. */
const constants: SpecificationRow[] = [
  ...rowsOf(9, refusals, { 'CVR has 8 digits, a truck number 6': step1, 'employees 1.25': step3 }),
  ...rowsOf(9, prices, {
    'car price per month: premium, ensure, dantaxi and add-ons':
      'follows the example: base is premium and ensure, dantaxi comes on top of both',
    'car price per month: over many combinations': 'is worked out for more than 200 combinations',
    'work price per month': '%s kr. for %s employees and %s drivers is %s',
  }),
  ...rowsOf(9, 'unit/shared/money/formatAmount.test.ts', {
    'amounts with 2 decimals (D22)': 'writes %s as %s in Danish and %s in English',
  }),
  ...rowsOf(9, termination, { 'injury code 1 skips the popup': 'follows the injuries' }),
  ...rowsOf(9, 'integration/registration/policyFacts.test.tsx', {
    'the policy’s facts stand where they are asked about (D21)': 'says what the policy says where',
  }),
  ...rowsOf(9, 'unit/i18n/useTexts.test.tsx', {
    'the policy’s facts in both languages': 'are filled with the facts of the policy',
  }),
  ...rowsOf(9, details, {
    '3 seconds before a failed load leads to login': 'leads to login by itself after 3 seconds',
  }),
  ...rowsOf(9, staff, {
    '3 seconds before staff are led to the list': 'goes back to the list after the delay',
  }),
  ...rowsOf(9, 'unit/shared/forms/DateField.test.tsx', {
    'dates are dd-MM-yyyy': 'is shown as dd-MM-yyyy and sent as yyyy-MM-dd',
    'the date picker is Danish': 'goes from the calendar into the field',
  }),
];

/** The rules and messages of the registration wizard, and the tests that hold them. */
export const registrationTable: SpecificationRow[] = [
  ...screens,
  ...transitions,
  ...validation,
  ...errors,
  ...constants,
];
