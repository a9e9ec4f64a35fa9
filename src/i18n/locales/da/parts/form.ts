/** What every form says. */
export const form = {
  REQUIRED_FIELD: 'Dette felt er påkrævet',
  REQUIRED_FIELD_MIN_8: 'Dette felt er påkrævet og skal have en længde på 8 cifre',
  REQUIRED_FIELD_MIN_6: 'Dette felt er påkrævet og skal være 6 cifre langt',
  VALID_EMAIL_ADDRESS: 'Indtast en gyldig e-mailadresse',
  'common.optional': '(frivilligt)',
  'common.saving': 'Gemmer…',
  'common.errorSummaryTitle': 'Der er problemer',
  'common.errorSummaryLabel': '{{label}}:',
  'common.unsavedBody': 'Du har ændringer, som ikke er gemt.',
};
