import type { Trucker, TruckerSearchField } from '@/api/truckers/trucker.model';
import { normalizers, numberPlateOf } from '@/domain/truckerFields.mapper';
import { withoutSeparators } from '@/shared/forms/formValues';
import { hasAddress } from '../forms/trucker.mapper';

/** The names of the worklists, as they appear in the URL. */
export const worklistNames = ['lacksPlate', 'kfNotVerified', 'inactive', 'noAddress'] as const;

export type WorklistName = (typeof worklistNames)[number];

export const belongsTo: Readonly<Record<WorklistName, (trucker: Trucker) => boolean>> = {
  lacksPlate: (trucker) => numberPlateOf(trucker) === '',
  kfNotVerified: ({ vehicle }) => vehicle?.insuranceStatus === 'notVerified',
  inactive: ({ isActive }) => !isActive,
  noAddress: (trucker) => !hasAddress(trucker),
};

/** A haulier that the server's search does not find, and the field that matches. */
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
 * Finds hauliers by a part of their phone number, number plate or e-mail, ignoring separators in numbers. Leaves out
 * hauliers whose `field` contains the text, because the server's search returns those.
 */
export function findByContact(
  all: readonly Trucker[],
  { text, field }: { text: string; field: TruckerSearchField },
): Found[] {
  const typed = lower(text.trim());
  const numberPlate = plateKey(typed);
  const phone = normalizers.phone(typed);
  const isPhone = /^\d+$/.test(phone);
  const foundBy = (trucker: Trucker): Found['by'] | null => {
    if (isPhone && isLongEnough(phone) && normalizers.phone(trucker.phone).includes(phone)) {
      return 'phone';
    }
    if (
      isLongEnough(numberPlate) &&
      plateKey(trucker.vehicle?.numberPlate ?? '').includes(numberPlate)
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
