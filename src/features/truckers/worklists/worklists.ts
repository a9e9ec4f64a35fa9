import type { Trucker, TruckerSearchField } from '@/api/truckers/trucker.model';
import { normalForms } from '@/domain/haulier.mapper';
import { withoutSeparators } from '@/shared/forms/formValues';
import { hasAddress } from '../forms/trucker.mapper';

/** The worklists over the list of hauliers, by their names in the address. */
export const worklistNames = ['lacksPlate', 'kfNotVerified', 'inactive', 'noAddress'] as const;

export type WorklistName = (typeof worklistNames)[number];

/** A haulier's plate as it is shown; empty where there is none. */
export const plateOf = ({ vehicle }: Pick<Trucker, 'vehicle'>) =>
  normalForms.registrationNumber(vehicle?.registrationNumber ?? '');

/** Which hauliers belong to a worklist: those that the list marks with a cross. */
export const belongsTo: Readonly<Record<WorklistName, (trucker: Trucker) => boolean>> = {
  lacksPlate: (trucker) => plateOf(trucker) === '',
  kfNotVerified: ({ vehicle }) => vehicle?.insuranceStatus === 'notVerified',
  inactive: ({ isActive }) => !isActive,
  noAddress: (trucker) => !hasAddress(trucker),
};

/** A haulier that the search of the server does not look for, and what it was found by. */
export interface Found {
  trucker: Trucker;
  by: 'phone' | 'plate' | 'email';
}

const fewestDigits = 4;
const fewestCharacters = 3;

const isLongEnough = (text: string) =>
  text.length >= (/^\d+$/.test(text) ? fewestDigits : fewestCharacters);
const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase('da');
const plateKey = (text: string) => withoutSeparators(text).toUpperCase();

/**
 * Finds hauliers by a part of their phone number, registration number or e-mail, whatever the blanks in it. Those that the search
 * of the server finds itself, by the field that it looks at, are left out.
 */
export function findByContact(
  all: readonly Trucker[],
  { text, field }: { text: string; field: TruckerSearchField },
): Found[] {
  const typed = lower(text.trim());
  const plate = plateKey(typed);
  const phone = normalForms.phone(typed);
  const isPhone = /^\d+$/.test(phone);
  const foundBy = (trucker: Trucker): Found['by'] | null => {
    if (isPhone && isLongEnough(phone) && normalForms.phone(trucker.phone).includes(phone)) {
      return 'phone';
    }
    if (
      isLongEnough(plate) &&
      plateKey(trucker.vehicle?.registrationNumber ?? '').includes(plate)
    ) {
      return 'plate';
    }
    return isLongEnough(typed) && lower(trucker.email).includes(typed) ? 'email' : null;
  };
  return all.flatMap((trucker) => {
    const by = foundBy(trucker);
    return by && !lower(trucker[field]).includes(typed) ? [{ trucker, by }] : [];
  });
}
