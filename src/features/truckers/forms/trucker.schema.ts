import { object } from 'yup';
import {
  addressRules,
  companyRules,
  registrationNumberRules,
  requiredRegistrationNumber,
} from '@/domain/haulier.schema';

interface ShownFields {
  hasAddress: boolean;
  /** A plate that is known is only shown: nobody could mend it there. */
  hasPlate: boolean;
}

/** A haulier in its dialogs (specification, section 5). Of address and plate what can be typed is looked at. */
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
