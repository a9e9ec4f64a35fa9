import { field } from './parts/field';

/** The viewer of notification e-mails. Labels that the server sends win over these. */
export const email = {
  'common.print': 'Udskriv',
  ...field,
  'email.title': 'E-mail',
  'email.invite': 'Invitation',
  'email.existingInsurance': 'Opsigelse af nuværende forsikring',
  'email.injuryInsurance': 'Bilforsikring',
  'email.workInsurance': 'Arbejdsskadeforsikring',
  'email.userName': 'Brugernavn',
  'email.telephone': 'Telefon',
  'email.frameNumber': 'Stelnummer',
  'email.roadside': 'Vejhjælp',
  'email.glassDamage': 'Glasdækning',
  'email.cars': 'Antal biler',
  'email.employees': 'Antal medarbejdere',
  'email.drivers': 'Antal chauffører',
  'email.terminationDate': 'Ophørsdato',
  'email.policyNumber': 'Policenummer',
  'email.insuranceCompany': 'Forsikringsselskab',
  'email.newValue': 'Nyværdi',
  'email.ownRisk': 'Selvrisiko',
  'email.loadFailed': 'E-mailen kunne ikke hentes.',
  'email.unknownLink': 'Linket virker ikke. Kontakt os, hvis du har brug for e-mailen.',
  'email.unknownType': 'Her er ingen e-mail.',
  'email.unknownTypeHelp': 'Adressen er forkert. Brug linket i den e-mail, du har fået.',
};
