import { string, type StringSchema } from 'yup';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import type { TextKey } from '@/i18n/i18n';
import { requiredEmail, requiredText } from '@/shared/forms/rules.schema';
import { normalizers } from './truckerFields.mapper';
import {
  needsNumberPlate,
  phonePattern,
  numberPlatePattern,
  zipCodePattern,
} from './truckerFields.rules';
import { withoutSeparators } from '@/shared/forms/formValues';

type NumberName = keyof typeof normalizers;

/** A required number of a haulier, validated in its normal form. */
function requiredNumber(name: NumberName, empty?: TextKey): StringSchema {
  return requiredText(empty).transform(normalizers[name]);
}

/**
 * Requires exactly `count` digits. `length` is the message for fewer or more digits and for an empty field; `example`
 * is the message for any other text.
 */
function exactDigits(name: NumberName, count: number, length: TextKey, example: TextKey) {
  return requiredNumber(name, length).matches(/^\d*$/, { message: example }).length(count, length);
}

/** Rules for the company and the contact of a haulier. */
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
    .matches(phonePattern, { message: 'field.phoneExample' satisfies TextKey }),
  undervogn: string(),
};

/** Rules for an address, which is required as a whole in forms that show it. */
export const addressRules = {
  street: requiredText(),
  zipCode: requiredNumber('zipCode').matches(zipCodePattern, {
    message: 'field.zipCodeExample' satisfies TextKey,
  }),
  city: requiredText(),
};

const plateExample = {
  message: 'field.regNumberExample' satisfies TextKey,
  excludeEmptyString: true,
};

/** A number plate that is required regardless of other fields. */
export function requiredNumberPlate(): StringSchema {
  return requiredNumber('numberPlate').matches(numberPlatePattern, plateExample);
}

/** An optional number plate. It is validated because it is sent if the user types one. */
function optionalNumberPlate(): StringSchema {
  return string()
    .trim()
    .transform(normalizers.numberPlate)
    .matches(numberPlatePattern, plateExample);
}

/** The rule for the number plate depends on the checkboxes beside it. */
export const numberPlateRules = {
  // A haulier with car insurance whose car has no number plate yet needs no rule: what was typed is not sent.
  numberPlate: string()
    .when(['hasCarInsurance', 'hasNoNumberPlate'], {
      is: needsNumberPlate,
      then: requiredNumberPlate,
    })
    .when('hasCarInsurance', { is: false, then: optionalNumberPlate }),
};
