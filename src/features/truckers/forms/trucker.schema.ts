import { object } from 'yup';
import {
  addressRules,
  companyRules,
  registrationNumberRules,
  requiredRegistrationNumber,
} from '@/domain/haulier.schema';

interface ShownFields {
  hasAddress: boolean;
  /** A known plate is only shown: nobody could mend it there. */
  hasPlate: boolean;
}

/** Checks of address and plate only what can be typed (section 5). */
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
