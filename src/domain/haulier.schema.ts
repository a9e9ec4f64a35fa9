import { string } from 'yup';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import {
  exactDigits,
  optionalText,
  requiredDigits,
  requiredEmail,
  requiredText,
} from '@/shared/forms/rules.schema';
import { needsRegistrationNumber } from './haulier.mapper';

/** Company and contact of a haulier (specification, section 5). */
export const companyRules = {
  name: requiredText(),
  email: requiredEmail(),
  cvr: exactDigits(cvrDigits, 'REQUIRED_FIELD_MIN_8'),
  truckNumber: exactDigits(truckNumberDigits, 'REQUIRED_FIELD_MIN_6'),
  phone: requiredDigits('field.phoneNumeric'),
  undervogn: optionalText(),
};

/** An address, required as a whole where it is shown. */
export const addressRules = {
  street: requiredText(),
  zipCode: requiredText(),
  city: requiredText(),
};

export const registrationRules = {
  registrationNumber: string().when(['hasCarInsurance', 'hasNoRegistrationNumber'], {
    is: needsRegistrationNumber,
    then: () => requiredText(),
  }),
};
