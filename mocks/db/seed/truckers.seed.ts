import { demoTokens } from '../demo';
import type { Random } from '../random';
import type { Schemas, TruckerRow } from '../tables';

export type TruckerSeed = Omit<TruckerRow, 'id'>;

// Danish names with plenty of æ, ø and å.
const givenNames = (
  'Søren Åse Jørgen Kirsten Bjørn Mette Rasmus Gunvør Lærke Henrik Aage Signe Mohammed Inger Asbjørn ' +
  'Freja Poul Zeynep Troels Ejnar Håkon Dorthe Niels Øjvind Lone Ali Birthe Magnus Solvej Tue'
).split(' ');
const familyNames = (
  'Sørensen Ågård Østergaard Kjær Nørgaard Bæk Møller Højlund Aagaard Thygesen Brændstrup Yıldız ' +
  'Lykkegård Winther Ærø Skovgård Hansen Ødegaard Ibsen Rønne Overgård Dahl Frøslev Åkjær Juhl ' +
  'Vestergaard Krægpøth Lund'
).split(' ');
const streets = (
  'Nørregade Østergade Søndergade Åboulevarden Havnevej Møllebakken Kærvej Ærtemarken Strandvejen ' +
  'Bøgevænget Torvet Skovbrynet Rådhusgade Jernbanegade'
).split(' ');

const businessForms = [
  'Taxa v/{name}',
  '{place} Taxi ApS',
  '{name}',
  '{family}s Vognmandsforretning',
  '{place} Persontransport I/S',
  'Vognmand {name}',
  '{family} & Søn Taxa',
  'Taxi {place} A/S',
];

/** Matching pairs of postcode and town. */
const places = (
  '1620 København V, 2100 København Ø, 2200 København N, 2300 København S, 2450 København SV, ' +
  '2610 Rødovre, 2650 Hvidovre, 2800 Kongens Lyngby, 3000 Helsingør, 3700 Rønne, 4000 Roskilde, ' +
  '4100 Ringsted, 4300 Holbæk, 4600 Køge, 4700 Næstved, 5000 Odense C, 5970 Ærøskøbing, ' +
  '6400 Sønderborg, 6700 Esbjerg, 7100 Vejle, 7800 Skive, 8000 Aarhus C, 8600 Silkeborg, ' +
  '8900 Randers C, 9000 Aalborg, 9900 Frederikshavn'
)
  .split(', ')
  .map((place) => ({ zip_code: place.slice(0, 4), city: place.slice(5) }));

/** Invents a haulier. `number` makes the CVR, truck number, number plate and e-mail unique. */
export function inventTrucker(random: Random, number: number): TruckerSeed {
  const given = random.pick(givenNames);
  const family = random.pick(familyNames);
  const place = random.pick(places);
  const name = random
    .pick(businessForms)
    .replace('{name}', `${given} ${family}`)
    .replace('{family}', family)
    .replace('{place}', place.city.replace(/ [CNSVØ]+$/u, ''));
  const hasCar = random.chance(0.9);
  return {
    name,
    email: `${asciiOf(given)}.${asciiOf(family)}${number}@example.dk`,
    cvr: inventCvr(number),
    truck_number: String(100_000 + scattered(number, 899_981)),
    phone_number: `${random.pick(['2', '3', '4', '5', '6'])}${random.text(7)}`,
    undervogn: random.chance(0.3)
      ? random.pick(['Minibus', 'Liftvogn', 'Storvogn', 'El-taxa'])
      : null,
    is_car_insurance: hasCar ? '1' : '0',
    is_work_insurance: random.chance(0.55) ? '1' : '0',
    status: random.chance(0.85) ? 0 : random.int(1, 3),
    address: inventAddress(random, number, place),
    vehicle: hasCar && random.chance(0.92) ? inventVehicle(random, number) : null,
    exiting_insurance: null,
    multiply_price: null,
    token: random.text(32, '0123456789abcdef'),
    linkExpiresAt: null,
  };
}

function inventAddress(
  random: Random,
  id: number,
  place = random.pick(places),
): Schemas['Address'] {
  const floor = random.chance(0.3)
    ? `, ${random.int(1, 5)}. ${random.pick(['tv.', 'th.', 'mf.'])}`
    : '';
  return { id, address: `${random.pick(streets)} ${random.int(1, 180)}${floor}`, ...place };
}

function inventVehicle(random: Random, number: number): Schemas['Vehicle'] {
  const letters = random.text(2, 'ABCDEFGHJKLMNPRSTUVXYZ');
  return {
    reg_number: `${letters}${10_000 + ((number * 31) % 90_000)}`,
    serial_number: inventFrameNumber(random),
    status: random.pick([
      'Registreret',
      'Registreret',
      'Registreret',
      'Afmeldt',
      'Under omregistrering',
    ]),
    insurance_status: random.pick(['verified', 'verified', 'not verified', 'pending', null]),
  };
}

export function inventFrameNumber(random: Random): string {
  return random.text(17, 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
}

const cvrWeights = [2, 7, 6, 5, 4, 3, 2];

/** Eight digits that look like a CVR but fail its checksum, so that none belongs to a real company. */
function inventCvr(number: number): string {
  const stem = String(1_000_000 + scattered(number, 3_999_971));
  const sum = cvrWeights.reduce((total, weight, index) => total + Number(stem[index]) * weight, 0);
  return `${stem}${(11 - (sum % 11) + 1) % 10}`;
}

// Keep numbers distinct but shuffle their order, so that sorting has an effect.
function scattered(number: number, size: number): number {
  return (number * 48_611) % size;
}

function asciiOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
}

/** The hauliers of `demoTokens`. All are active and have both insurances, an address and a vehicle. */
export function demoTruckers(random: Random): TruckerSeed[] {
  const trucker = (number: number, changes: Partial<TruckerSeed>): TruckerSeed => ({
    ...inventTrucker(random, number),
    is_car_insurance: '1',
    is_work_insurance: '1',
    status: 0,
    address: inventAddress(random, number),
    vehicle: {
      ...inventVehicle(random, number),
      status: 'Registreret',
      insurance_status: 'verified',
    },
    ...changes,
  });
  const leaving = (
    police_number: string,
    termination_date: string,
    insurance_company_id: number,
  ) => ({ exiting_insurance: { police_number, termination_date, insurance_company_id } });
  return [
    trucker(1, { name: 'Ærø Taxa v/Åse Østergaard', token: demoTokens.invited }),
    trucker(2, {
      name: 'Bæk & Søn Persontransport ApS',
      token: demoTokens.halfDone,
      ...leaving('P-4417230', '2021-12-31', 2),
    }),
    trucker(3, {
      name: 'Nørrebro Taxi ApS',
      token: demoTokens.signed,
      ...leaving('P-5502187', '2022-01-31', 3),
      multiply_price: { number_of_cars: 3, number_of_employee: 1.25, number_of_drivers: 2 },
    }),
    trucker(4, {
      name: 'Gamle Ågårds Vognmandsforretning',
      token: demoTokens.expired,
      linkExpiresAt: '2022-01-01T00:00:00.000Z',
    }),
  ];
}

const longName = `Vognmandsforretningen ${'Ærø-Østersø-Åland Persontransport og '.repeat(6)}Søn ApS`;
const longWord = 'Speciallægepraksisplanlægningsstabiliseringsperiodetaxa ApS';
const formula = '=HYPERLINK("https://example.dk";"Klik")';
const stolenVehicle = {
  reg_number: 'ZZ90001',
  serial_number: 'WDB9066331S000001',
  status: 'Afmeldt (stjålet)',
  insurance_status: 'ukendt-kode-77',
};

/** Edge cases that screens, exports and mappers have to handle. */
const awkwardChanges: Readonly<Record<string, Partial<TruckerSeed>>> = {
  'very long name': { name: longName },
  'long word': { name: longWord },
  'quotes, semicolon': { name: 'Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b>' },
  formula: { name: formula, undervogn: '+4512345678' },
  emoji: { name: 'Glad Taxa 🚕✨ v/Åse' },
  'line break': { name: 'Nørregades Taxa\nv/Jørgen Bæk' },
  'no address': { address: null },
  'no vehicle': { vehicle: null, is_car_insurance: '1' },
  'neither insurance': { is_car_insurance: '0', is_work_insurance: '0', vehicle: null },
  'no phone': { phone_number: null },
  'unknown insurance status': { vehicle: stolenVehicle },
  'not active': { status: 9 },
  'numeric strings': {
    multiply_price: { number_of_cars: '3', number_of_employee: '1.25', number_of_drivers: '2.00' },
  },
};

export function awkwardTruckers(random: Random, firstNumber: number): TruckerSeed[] {
  return Object.values(awkwardChanges).map((changes, index) => ({
    ...inventTrucker(random, firstNumber + index),
    ...changes,
  }));
}
