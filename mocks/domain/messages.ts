import type { Language } from '@/config/languages';

/** What the server says, in both languages. */
const messages = {
  added: { da: 'Tilføjet!', en: 'Added!' },
  updated: { da: 'Opdatering gemt', en: 'Update saved' },
  deleted: { da: 'Slettet.', en: 'Deleted.' },
  loggedOut: { da: 'Du er logget ud.', en: 'You are logged out.' },
  languageSet: { da: 'Sproget er ændret.', en: 'The language is changed.' },
  emailSent: { da: 'E-mailen er sendt igen.', en: 'The email has been sent again.' },
  certificateSent: { da: 'Certifikatet er sendt.', en: 'The certificate has been sent.' },
  agreementSent: { da: 'Aftalen er sendt.', en: 'The agreement has been sent.' },
  smsVerified: { da: 'SMS -kodebekræftelse lykkedes', en: 'Sms code verification successful' },
  smsWrong: { da: 'Sms -kodebekræftelse mislykkedes', en: 'Sms code verification failed' },
  smsNoPhone: {
    da: 'Vognmanden har intet mobilnummer, som en sms kan sendes til.',
    en: 'The haulier has no mobile number that an SMS can be sent to.',
  },
  smsMissing: {
    da: 'Bekræft med en sms-kode, før aftalen underskrives.',
    en: 'Confirm with an SMS code before the agreement is signed.',
  },
  notCompleted: {
    da: 'Aftalen er ikke gennemført endnu.',
    en: 'The agreement is not completed yet.',
  },
  carChoicesMissing: {
    da: 'Bilforsikringen er ikke valgt endnu.',
    en: 'The car insurance is not chosen yet.',
  },
  wrongCredentials: {
    da: 'E-mail eller adgangskode er forkert.',
    en: 'Email or password is wrong.',
  },
  inactiveUser: { da: 'Brugeren er ikke aktiv.', en: 'The user is not active.' },
  notLoggedIn: { da: 'Du er ikke logget ind.', en: 'You are not logged in.' },
  sessionExpired: { da: 'Din session er udløbet.', en: 'Your session has expired.' },
  forbidden: {
    da: 'Du har ikke adgang til denne handling.',
    en: 'You have no access to this action.',
  },
  truckerUnknown: { da: 'Vognmanden findes ikke.', en: 'The haulier does not exist.' },
  agreementUnknown: { da: 'Aftalen findes ikke.', en: 'The agreement does not exist.' },
  priceUnknown: { da: 'Prisen findes ikke.', en: 'The price does not exist.' },
  addOnUnknown: { da: 'Tilvalget findes ikke.', en: 'The add-on does not exist.' },
  linkUnknown: { da: 'Linket er ikke gyldigt.', en: 'The link is not valid.' },
  linkExpired: {
    da: 'Linket er udløbet. Bed om et nyt.',
    en: 'The link has expired. Ask for a new one.',
  },
  cvrTaken: {
    da: 'CVR-nummeret er allerede registreret.',
    en: 'The CVR number is already registered.',
  },
  emailTaken: {
    da: 'E-mailadressen er allerede registreret.',
    en: 'The email address is already registered.',
  },
  registrationTaken: {
    da: 'Registreringsnummeret er allerede registreret.',
    en: 'The registration number is already registered.',
  },
  priceTaken: {
    da: 'Der findes allerede en pris for dette valg.',
    en: 'There is already a price for this selection.',
  },
  invalid: { da: 'Oplysningerne er ikke gyldige.', en: 'The details are not valid.' },
  required: { da: 'Dette felt er påkrævet', en: 'This field is required' },
  choiceUnknown: { da: 'Valget findes ikke.', en: 'The choice does not exist.' },
  tooManyAttempts: {
    da: 'For mange forsøg. Vent lidt, og prøv igen.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  serverError: { da: 'Ups! Noget gik galt!', en: 'Oops, something went wrong!' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof messages;

export function messageText(key: MessageKey, language: Language): string {
  return messages[key][language];
}
