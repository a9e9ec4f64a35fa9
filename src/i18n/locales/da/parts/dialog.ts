/** What forms say that come later than a page: those in dialogs, and those that ask for numbers. */
export const dialog = {
  'common.discardTitle': 'Vil du kassere ændringerne?',
  'common.keepEditing': 'Fortsæt redigering',
  'common.discard': 'Kassér',
  'common.invalidNumber': 'Indtast et tal',
  'common.minZero': 'Tallet skal være 0 eller højere',
};
