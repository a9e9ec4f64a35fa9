import { object } from 'yup';
import {
  addressRules,
  companyRules,
  registrationNumberRules,
  requiredRegistrationNumber,
} from '@/domain/haulier.schema';

interface ShownFields {
  hasAddress: boolean;
  /** A known plate is read-only: an error there could not be corrected. */
  hasPlate: boolean;
}

/** Checks address and plate only where they can be typed (section 5). */
export function createTruckerSchema({ hasAddress, hasPlate }: ShownFields) {
  return object({
    ...companyRules,
    ...(!hasPlate && registrationNumberRules),
    ...(hasAddress && addressRules),
  });
}

/** A number that is added from the list is required, whatever else is known (section 5). */
export const registrationNumberSchema = object({
  registrationNumber: requiredRegistrationNumber(),
});
