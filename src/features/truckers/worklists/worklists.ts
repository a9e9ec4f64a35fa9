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

/** The text as it is compared with the fields. `phone` is null if it cannot be part of a phone number. */
function keysOf(text: string) {
  const typed = lower(text.trim());
  const phone = normalizers.phone(typed);
  return { typed, numberPlate: plateKey(typed), phone: /^\d+$/.test(phone) ? phone : null };
}

/** True if the text is long enough to be searched for in all three fields. */
export function isSearchedByContact(text: string): boolean {
  const { numberPlate, phone } = keysOf(text);
  return isLongEnough(numberPlate) && (phone === null || isLongEnough(phone));
}

/**
 * Finds hauliers by a part of their phone number, number plate or e-mail, ignoring separators in numbers. Leaves out
 * hauliers whose `field` contains the text, because the server's search returns those.
 */
export function findByContact(
  all: readonly Trucker[],
  { text, field }: { text: string; field: TruckerSearchField },
): Found[] {
  const { typed, numberPlate, phone } = keysOf(text);
  const foundBy = (trucker: Trucker): Found['by'] | null => {
    if (phone && isLongEnough(phone) && normalizers.phone(trucker.phone).includes(phone)) {
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
