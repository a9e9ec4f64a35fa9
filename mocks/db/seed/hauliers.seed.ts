import type { Random } from '../random';
import type { AddressRow, TruckerRow, VehicleRow } from '../tables';
import { businessForms, familyNames, givenNames, registerStatuses } from './people.seed';
import { places, streets } from './places.seed';

/** A haulier before it has an id. */
export type NewTrucker = Omit<TruckerRow, 'id'>;

/** One haulier as the seed invents it; `number` makes CVR, truck number, plate and e-mail unique. */
export function inventHaulier(random: Random, number: number): NewTrucker {
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
    truckNumber: String(100_000 + scattered(number, 899_981)),
    phone: `${random.pick(['2', '3', '4', '5', '6'])}${random.text(7)}`,
    undervogn: random.chance(0.3)
      ? random.pick(['Minibus', 'Liftvogn', 'Storvogn', 'El-taxa'])
      : null,
    isCarInsurance: hasCar ? '1' : '0',
    isWorkInsurance: random.chance(0.55) ? '1' : '0',
    status: random.chance(0.85) ? 0 : random.int(1, 3),
    address: inventAddress(random, number, place),
    vehicle: hasCar && random.chance(0.92) ? inventVehicle(random, number) : null,
    existingInsurance: null,
    headcount: null,
    token: random.text(32, '0123456789abcdef'),
    linkExpiresAt: null,
  };
}

/** An address in a real town, so that postcode and town match. */
export function inventAddress(
  random: Random,
  id: number,
  place: { zipCode: string; city: string } = random.pick(places),
): AddressRow {
  const floor = random.chance(0.3)
    ? `, ${random.int(1, 5)}. ${random.pick(['tv.', 'th.', 'mf.'])}`
    : '';
  return { id, street: `${random.pick(streets)} ${random.int(1, 180)}${floor}`, ...place };
}

/** A vehicle with a Danish plate (two letters, five digits) and a frame number without I, O and Q. */
export function inventVehicle(random: Random, number: number): VehicleRow {
  const letters = random.text(2, 'ABCDEFGHJKLMNPRSTUVXYZ');
  return {
    registrationNumber: `${letters}${10_000 + ((number * 31) % 90_000)}`,
    frameNumber: random.text(17, 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
    status: random.pick(registerStatuses),
    insuranceStatus: random.pick(['verified', 'verified', 'not verified', 'pending', null]),
  };
}

const cvrWeights = [2, 7, 6, 5, 4, 3, 2, 1];

/** Eight digits that look like a CVR but fail its check sum, so that none belongs to a real company. */
function inventCvr(number: number): string {
  const stem = String(1_000_000 + scattered(number, 3_999_971));
  const sum = cvrWeights
    .slice(0, stem.length)
    .reduce((total, weight, index) => total + Number(stem[index]) * weight, 0);
  return `${stem}${(11 - (sum % 11) + 1) % 10}`;
}

// Different numbers stay different, but their order is lost, so that sorting has something to do.
function scattered(number: number, size: number): number {
  return (number * 48_611) % size;
}

/** Danish letters as e-mail addresses write them. */
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
