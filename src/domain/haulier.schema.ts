import { string, type StringSchema } from 'yup';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import type { TextKey } from '@/i18n/i18n';
import { optionalText, requiredEmail, requiredText } from '@/shared/forms/rules.schema';
import {
  needsRegistrationNumber,
  normalForms,
  phoneForm,
  plateForm,
  zipCodeForm,
} from './haulier.mapper';
import { withoutSeparators } from '@/shared/forms/formValues';

type NumberName = keyof typeof normalForms;

/** One of a haulier's numbers, looked at as it is understood (D31); required. */
function requiredNumber(name: NumberName, empty?: TextKey): StringSchema {
  return requiredText(empty).transform(normalForms[name]);
}

/** Exactly so many digits: one message for empty and of another length (section 5), one with an example for what is no number. */
function exactDigits(name: NumberName, count: number, length: TextKey, example: TextKey) {
  return requiredNumber(name, length).matches(/^\d*$/, { message: example }).length(count, length);
}

/** Company and contact of a haulier (specification, section 5). */
export const companyRules = {
  name: requiredText(),
  email: requiredEmail(),
  cvr: exactDigits('cvr', cvrDigits, 'REQUIRED_FIELD_MIN_8', 'field.cvrExample'),
  truckNumber: exactDigits(
    'truckNumber',
    truckNumberDigits,
    'REQUIRED_FIELD_MIN_6',
    'field.truckNumberExample',
  ),
  phone: requiredNumber('phone')
    .test({
      message: 'field.phoneNumeric' satisfies TextKey,
      test: (phone = '') => /^\+?\d*$/.test(withoutSeparators(phone)),
    })
    .matches(phoneForm, { message: 'field.phoneExample' satisfies TextKey }),
  undervogn: optionalText(),
};

/** An address, required as a whole where it is shown. */
export const addressRules = {
  street: requiredText(),
  zipCode: requiredNumber('zipCode').matches(zipCodeForm, {
    message: 'field.zipCodeExample' satisfies TextKey,
  }),
  city: requiredText(),
};

const plateExample = {
  message: 'field.regNumberExample' satisfies TextKey,
  excludeEmptyString: true,
};

/** A registration number that is asked for, whatever else is known (section 5). */
export function requiredRegistrationNumber(): StringSchema {
  return requiredNumber('registrationNumber').matches(plateForm, plateExample);
}

/** The same where none need be given: what is typed is sent all the same. */
function optionalRegistrationNumber(): StringSchema {
  return string().trim().transform(normalForms.registrationNumber).matches(plateForm, plateExample);
}

/** A haulier's registration number (the plate), by what the boxes beside it say. */
export const registrationNumberRules = {
  // With car insurance and no number yet, what stands in the field is not sent.
  registrationNumber: string()
    .when(['hasCarInsurance', 'hasNoRegistrationNumber'], {
      is: needsRegistrationNumber,
      then: requiredRegistrationNumber,
    })
    .when('hasCarInsurance', { is: false, then: optionalRegistrationNumber }),
};
