import { string } from 'yup';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import {
  exactDigits,
  optionalText,
  requiredDigits,
  requiredEmail,
  requiredText,
} from './rules.schema';

/** Company and contact of a haulier, in its dialogs and in step 1 of the wizard alike (specification, section 5). */
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

/** A registration number is required only with car insurance, and not while there is none yet. */
export const registrationRules = {
  registrationNumber: string().when(['hasCarInsurance', 'hasNoRegistrationNumber'], {
    is: (hasCarInsurance: boolean, hasNone: boolean) => hasCarInsurance && !hasNone,
    then: () => requiredText(),
  }),
};
