import { object } from 'yup';
import {
  addressRules,
  companyRules,
  registrationNumberRules,
  requiredRegistrationNumber,
} from '@/domain/truckerFields.schema';

interface ShownFields {
  hasAddress: boolean;
  /** A known plate is read-only: an error there could not be corrected. */
  hasPlate: boolean;
}

/** Validates address and number plate only if they can be typed. */
export function createTruckerSchema({ hasAddress, hasPlate }: ShownFields) {
  return object({
    ...companyRules,
    ...(!hasPlate && registrationNumberRules),
    ...(hasAddress && addressRules),
  });
}

/** For adding a number plate from the list: always required. */
export const registrationNumberSchema = object({
  registrationNumber: requiredRegistrationNumber(),
});
