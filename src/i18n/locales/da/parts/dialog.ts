import { leaving } from './leaving';

/** What forms say that come later than a page: those in dialogs, and those that ask for numbers. */
export const dialog = {
  ...leaving,
  'common.discardTitle': 'Vil du lukke uden at gemme?',
  'common.keepEditing': 'Fortsæt med at redigere',
  'common.discard': 'Luk uden at gemme',
  'common.invalidNumber': 'Indtast et tal',
  'common.wholeNumber': 'Skriv et helt tal, fx 2',
  'common.minZero': 'Tallet skal være 0 eller højere',
  'confirm.title': 'Er det rigtigt?',
  'confirm.save': 'Gem alligevel: {{subject}}',
  'confirm.delete': 'Slet alligevel: {{subject}}',
  'confirm.back': 'Ret det',
};
