import { core as da } from '@/i18n/locales/da/core';
import { registration as daWizard } from '@/i18n/locales/da/registration';
import { core as en } from '@/i18n/locales/en/core';
import { registration as enWizard } from '@/i18n/locales/en/registration';

const danish = { ...da, ...daWizard };
const english = { ...en, ...enWizard };
type Key = keyof typeof danish;

describe('the specified messages', () => {
  it.each<[Key, string]>([
    ['REQUIRED_FIELD', 'Dette felt er påkrævet'],
    ['REQUIRED_FIELD_MIN_8', 'Dette felt er påkrævet og skal have en længde på 8 cifre'],
    ['REQUIRED_FIELD_MIN_6', 'Dette felt er påkrævet og skal være 6 cifre langt'],
    ['SELECT_CAR_OPTION', 'Vælg bilforsikring'],
    ['MSG_ADDED_SUCC', 'Tilføjet!'],
    ['MSG_UPDATE_SUCC', 'Opdatering gemt'],
    ['SMS_VERIFICATION_SUCCESS', 'SMS -kodebekræftelse lykkedes'],
    ['SMS_VERIFICATION_FAILURE', 'Sms -kodebekræftelse mislykkedes'],
    ['wizard.lookupLoadFailed', 'Ups! Noget gik galt!'],
    ['wizard.finish', 'Underskriv aftale'],
  ])('have the specified words in Danish: %s [5-messages-danish]', (key, words) => {
    expect(danish[key]).toBe(words);
  });

  it.each<[Key, string]>([
    ['REQUIRED_FIELD', 'This field is required'],
    ['VALID_EMAIL_ADDRESS', 'Enter a valid email address'],
    ['SOMETHING_WENT_WRONG', 'Oops, something went wrong!'],
    ['SMS_VERIFICATION_SUCCESS', 'Sms code verification successful'],
    ['SMS_VERIFICATION_FAILURE', 'Sms code verification failed'],
    ['sms.prompt', 'Please enter the SMS code sent to your phone number'],
  ])(
    'have the specified words in English: %s [5-messages-english, 8-notices-both-languages]',
    (key, words) => {
      expect(english[key]).toBe(words);
    },
  );
});
