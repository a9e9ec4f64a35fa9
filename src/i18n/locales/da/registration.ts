import { field } from './parts/field';
import { form } from './parts/form';
import { stay } from './parts/stay';

/** The registration wizard as it first stands: its frame and step 1. */
export const registration = {
  ...form,
  'common.next': 'Næste',
  'common.goNow': 'Gå videre nu',
  ...stay,
  ...field,
  'wizard.lookupLoadFailed': 'Ups! Noget gik galt!',
  'wizard.title': 'Forsikring for taxivognmænd',
  'wizard.title_staff': 'Rediger aftale',
  'wizard.adminTitle': 'Rediger aftale for {{name}}',
  'wizard.stepOf': 'Trin {{step}} af {{total}}',
  'wizard.step1': 'Dine oplysninger',
  'wizard.step1_staff': 'Vognmandens oplysninger',
  'field.noRegNumber_staff': 'Vognmanden har ikke et registreringsnummer',
  'wizard.step2': 'Bilforsikring',
  'wizard.step3': 'Arbejdsskade og underskrift',
  'wizard.done': 'Gennemført',
  'wizard.current': 'Aktuelt trin',
  'wizard.invalidLink': 'Linket virker ikke. Kontakt os for at få et nyt.',
  'wizard.redirecting': 'Du bliver sendt videre til login om lidt.',
  'signedBefore.when': 'Du underskrev aftalen i denne browser den {{date}}.',
  'signedBefore.done': 'Du behøver ikke gøre mere.',
  'signedBefore.receipt': 'Se kvitteringen',
  'signedBefore.changeInfo': 'Du kan rette aftalen. Så skal du underskrive den igen.',
  'signedBefore.change': 'Ret aftalen',
  'step1.noDetails':
    'Vi fandt ingen oplysninger til dit link. Udfyld felterne herunder, eller kontakt os.',
  'step1.about':
    'Tre trin, ca. {{registrationMinutes}} minutter. Hav CVR-, vognmands- og registreringsnummer klar, og policenummeret, hvis bilen er forsikret i dag.',
  'step1.arranged': 'Forsikringen formidles af {{company}}.',
  'step1.insured': 'Forsikringsselskabet er {{insurer}}.',
  'step1.intro': 'Tjek, at oplysningerne er rigtige, og ret det, der ikke er.',
  'step1.gaps_one': 'Vi mangler {{count}} oplysning',
  'step1.gaps': 'Vi mangler {{count}} oplysninger',
  'step1.gapDigits': '{{label}}: {{value}} har {{given}} cifre og skal have {{digits}}',
  'step1.introNew': 'Udfyld oplysningerne om dig og din virksomhed.',
  'step1.titleNew': 'Udfyld oplysningerne',
  'step1.insurances': 'Forsikringer',
  'step1.change': 'Ret',
  'step1.previousInsurance': 'Er bilen forsikret i dag?',
  'wizard.backToList': 'Du bliver sendt tilbage til listen om lidt.',
  'wizard.unknownTrucker': 'Vognmanden findes ikke.',
};
