import { object } from 'yup';
import {
  addressRules,
  companyRules,
  numberPlateRules,
  requiredNumberPlate,
} from '@/domain/truckerFields.schema';

interface ShownFields {
  hasAddress: boolean;
  /** A known plate is read-only: an error there could not be corrected. */
  hasNumberPlate: boolean;
}

/** Validates address and number plate only if they can be typed. */
export function createTruckerSchema({ hasAddress, hasNumberPlate }: ShownFields) {
  return object({
    ...companyRules,
    ...(!hasNumberPlate && numberPlateRules),
    ...(hasAddress && addressRules),
  });
}

/** For adding a number plate from the list: always required. */
export const numberPlateSchema = object({
  numberPlate: requiredNumberPlate(),
});
