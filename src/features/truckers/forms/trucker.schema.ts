import { object } from 'yup';
import {
  addressRules,
  companyRules,
  numberPlateRules,
  requiredNumberPlate,
} from '@/domain/truckerFields.schema';
import { requiredAnswer } from '@/shared/forms/rules.schema';

interface EditableFields {
  isAddressShown: boolean;
  isPlateReadOnly: boolean;
}

/** The rules for a haulier, without fields that the user cannot edit, because their errors could not be corrected. */
export function createTruckerSchema({ isAddressShown, isPlateReadOnly }: EditableFields) {
  return object({
    ...companyRules,
    ...(!isPlateReadOnly && numberPlateRules),
    ...(isAddressShown && addressRules),
    hasCarInsurance: requiredAnswer(),
    hasWorkInsurance: requiredAnswer(),
  });
}

/** The rules for adding a number plate from the list, where it is always required. */
export const numberPlateSchema = object({
  numberPlate: requiredNumberPlate(),
});
