import type { Language } from '@/config/languages';

/** A text in Danish and English. */
export type Words = readonly [da: string, en: string];

const messages = {
  added: ['Tilføjet!', 'Added!'],
  updated: ['Opdatering gemt', 'Update saved'],
  deleted: ['Slettet.', 'Deleted.'],
  loggedOut: ['Du er logget ud.', 'You are logged out.'],
  languageSet: ['Sproget er ændret.', 'The language is changed.'],
  emailSent: ['E-mailen er sendt igen.', 'The email has been sent again.'],
  certificateSent: ['Certifikatet er sendt.', 'The certificate has been sent.'],
  agreementSent: ['Aftalen er sendt.', 'The agreement has been sent.'],
  smsVerified: ['SMS -kodebekræftelse lykkedes', 'Sms code verification successful'],
  smsWrong: ['Sms -kodebekræftelse mislykkedes', 'Sms code verification failed'],
  smsNoPhone: [
    'Vognmanden har intet mobilnummer, som en sms kan sendes til.',
    'The haulier has no mobile number that an SMS can be sent to.',
  ],
  smsMissing: [
    'Bekræft med en sms-kode, før aftalen underskrives.',
    'Confirm with an SMS code before the agreement is signed.',
  ],
  notCompleted: ['Aftalen er ikke gennemført endnu.', 'The agreement is not completed yet.'],
  carChoicesMissing: [
    'Bilforsikringen er ikke valgt endnu.',
    'The car insurance is not chosen yet.',
  ],
  wrongCredentials: ['E-mail eller adgangskode er forkert.', 'Email or password is wrong.'],
  inactiveUser: ['Brugeren er ikke aktiv.', 'The user is not active.'],
  notLoggedIn: ['Du er ikke logget ind.', 'You are not logged in.'],
  sessionExpired: ['Din session er udløbet.', 'Your session has expired.'],
  forbidden: ['Du har ikke adgang til denne handling.', 'You have no access to this action.'],
  truckerUnknown: ['Vognmanden findes ikke.', 'The haulier does not exist.'],
  agreementUnknown: ['Aftalen findes ikke.', 'The agreement does not exist.'],
  priceUnknown: ['Prisen findes ikke.', 'The price does not exist.'],
  addOnUnknown: ['Tilvalget findes ikke.', 'The add-on does not exist.'],
  linkUnknown: ['Linket er ikke gyldigt.', 'The link is not valid.'],
  linkExpired: ['Linket er udløbet. Bed om et nyt.', 'The link has expired. Ask for a new one.'],
  cvrTaken: ['CVR-nummeret er allerede registreret.', 'The CVR number is already registered.'],
  emailTaken: [
    'E-mailadressen er allerede registreret.',
    'The email address is already registered.',
  ],
  registrationTaken: [
    'Registreringsnummeret er allerede registreret.',
    'The registration number is already registered.',
  ],
  priceTaken: [
    'Der findes allerede en pris for dette valg.',
    'There is already a price for this selection.',
  ],
  invalid: ['Oplysningerne er ikke gyldige.', 'The details are not valid.'],
  required: ['Dette felt er påkrævet', 'This field is required'],
  choiceUnknown: ['Valget findes ikke.', 'The choice does not exist.'],
  tooManyAttempts: [
    'For mange forsøg. Vent lidt, og prøv igen.',
    'Too many attempts. Wait a little and try again.',
  ],
  serverError: ['Ups! Noget gik galt!', 'Oops, something went wrong!'],
} as const satisfies Record<string, Words>;

export type MessageKey = keyof typeof messages;

export const inLanguage = ([da, en]: Words, language: Language): string =>
  language === 'da' ? da : en;

export function messageText(key: MessageKey, language: Language): string {
  return inLanguage(messages[key], language);
}
