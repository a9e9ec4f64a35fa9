import type { FormField, RefusalRound, RefusalRow } from '@tests/support/assertions/refusals';

const required = 'Dette felt er påkrævet';
const cvrLength = 'Dette felt er påkrævet og skal have en længde på 8 cifre';
const truckNumberLength = 'Dette felt er påkrævet og skal være 6 cifre langt';
const validEmail = 'Indtast en gyldig e-mailadresse';
const digitsOnly = 'Mobilnummeret må kun indeholde tal';
const yesOrNo = 'Vælg ja eller nej';
const validDate = 'Indtast en dato, fx 31-12-2026';
const aNumber = 'Indtast et tal';
const aWholeNumber = 'Skriv et helt tal, fx 2';
const fromZero = 'Tallet skal være 0 eller højere';
const inQuarters = 'Antallet skal angives i kvarte, fx 1,25';

const text = (label: string, right: string) => (wrong: string, message: string) =>
  ({ role: 'textbox', label, wrong, message, right }) as const satisfies RefusalRow;

/** A question that nobody has answered. */
const open = (label: string, right: string, message: string) =>
  ({ role: 'radiogroup', label, wrong: null, message, right }) as const satisfies RefusalRow;

const name = text('Navn', 'Nordhavn Taxi ApS');
const cvr = text('CVR-nummer', '87654321');
const truckNumber = text('Vognmandsnummer', '654321');
const email = text('E-mail', 'post@nordhavn.example.dk');
const phone = text('Mobilnummer', '20 30 40 50');
const street = text('Adresse', 'Havnegade 7');
const zipCode = text('Postnummer', '2150');
const city = text('By', 'Nordhavn');
const plate = text('Registreringsnummer', 'ZZ 10 001');

/** The registration number while it is asked for and missing. */
export const missingPlate = plate('', required);

/** Car insurance that is not ticked ('0'). */
export const noCarInsurance: RefusalRow = {
  role: 'checkbox',
  label: 'Bilforsikring',
  wrong: false,
  message: 'Vælg bilforsikring',
  right: true,
};

/** The answer that there is no registration number. */
export const noPlate: FormField = {
  role: 'checkbox',
  label: 'Jeg har ikke et registreringsnummer',
};

/** Step 1 (specification, section 5); every other value is a row of the schema's own test. */
export const detailsRounds: readonly RefusalRound[] = [
  {
    name: 'nothing is filled in',
    rows: [
      name('', required),
      cvr('', cvrLength),
      truckNumber('', truckNumberLength),
      email('', required),
      phone('', required),
      street('', required),
      zipCode('', required),
      city('', required),
      missingPlate,
      open('Er bilen forsikret i dag?', 'Nej', 'Vælg, om bilen er forsikret i dag'),
    ],
  },
  {
    name: 'nothing but blanks, and numbers that are too short',
    rows: [
      name('  ', required),
      cvr('1234567', cvrLength),
      truckNumber('12345', truckNumberLength),
      email('post', validEmail),
      phone('2030405o', digitsOnly),
      street(' ', required),
      zipCode(' ', required),
      city(' ', required),
      plate(' ', required),
    ],
  },
  {
    // What the specification has no words for (D31).
    name: 'numbers that cannot be right',
    rows: [
      cvr('2987164o', 'Skriv CVR-nummer med 8 cifre, fx 10486115'),
      truckNumber('10423x', 'Skriv vognmandsnummer med 6 cifre, fx 104233'),
      phone('12', 'Skriv mobilnummer med 8 cifre, fx 12 34 56 78'),
      zipCode('99', 'Skriv postnummer med 4 cifre, fx 2100'),
      plate('x', 'Skriv nummerpladen, fx AB 12 345'),
    ],
  },
];

const roadFrom = text('Vejhjælp gælder fra', '01-12-2026');

/** Step 2 (specification, section 5). */
export const carRounds: readonly RefusalRound[] = [
  {
    name: 'nothing is chosen',
    rows: [
      open('Hvor kører du?', 'Højst 50 % af kørslen i postnumrene 1000-2450', required),
      open('Bilens nyværdi', '250.001-350.000 kr.', required),
      open('Selvrisiko', '10.000 kr.', required),
      open('Skader de seneste 3 år', '1 skade', required),
      open('Vejhjælp', 'Ja', yesOrNo),
      open('Glasdækning', 'Nej', yesOrNo),
    ],
  },
  { name: 'road assistance without a date', rows: [roadFrom('', required)] },
  { name: 'a day that does not exist', rows: [roadFrom('31-04-2026', validDate)] },
  { name: 'no date at all', rows: [roadFrom('i morgen', validDate)] },
];

const insurer = (wrong: '', message: string): RefusalRow => ({
  role: 'combobox',
  label: 'Forsikringsselskab',
  wrong,
  message,
  right: 'Nordlys Forsikring',
});
const policy = text('Policenummer', 'P-4711');
const ends = text('Ophørsdato', '31-12-2099');

/** The termination popup (specification, section 5). */
export const terminationRounds: readonly RefusalRound[] = [
  {
    name: 'nothing is filled in',
    rows: [insurer('', required), policy('', required), ends('', required)],
  },
  {
    name: 'a policy number of blanks, and a day that does not exist',
    rows: [policy('  ', required), ends('29-02-2026', validDate)],
  },
  { name: 'a date that is not written out', rows: [ends('31-12', validDate)] },
];

const cars = text('Antal biler', '2');
const employees = text('Antal medarbejdere (fuldtid)', '1,25');
const drivers = text('Antal chauffører', '3');

/** Counts that are refused while they are asked for, whatever stands in them otherwise. */
export const wrongCounts = [
  cars('1,5', aWholeNumber),
  employees('1,3', inQuarters),
  drivers('2.5', aWholeNumber),
];

/** Step 3 (specification, section 5). */
export const workRounds: readonly RefusalRound[] = [
  {
    name: 'nothing is answered',
    rows: [
      // Step 1 has answered the first question already (D34).
      open('Krisehjælp', 'Nej', yesOrNo),
      cars('', required),
      employees('', required),
      drivers('', required),
    ],
  },
  {
    name: 'less than nothing',
    rows: [cars('-1', fromZero), employees('-0,25', fromZero), drivers('-3', fromZero)],
  },
  {
    name: 'words',
    rows: [cars('to', aNumber), employees('halvanden', aNumber), drivers('1e2', aNumber)],
  },
  { name: 'parts of what is whole, and parts that are no quarters', rows: wrongCounts },
];

const validFrom = text('Arbejdsskadeforsikring gælder fra', '');

/** What staff alone fill in in step 3; it may stay empty. */
export const injuryRounds: readonly RefusalRound[] = [
  { name: 'a day that does not exist', rows: [validFrom('31-11-2026', validDate)] },
  { name: 'no date at all', rows: [validFrom('fra nytår', validDate)] },
];

const code = text('Sms-kode', '123 456');

/** The SMS code (specification, section 5). */
export const codeRounds: readonly RefusalRound[] = [
  { name: 'no code', rows: [code('', required)] },
  { name: 'letters', rows: [code('abcdef', 'Koden må kun indeholde tal')] },
  { name: 'letters among the digits', rows: [code('12345a', 'Koden må kun indeholde tal')] },
];
