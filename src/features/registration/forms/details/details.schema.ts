import { object, string } from 'yup';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import {
  exactDigits,
  optionalText,
  requiredDigits,
  requiredEmail,
  requiredText,
  requiredTick,
} from '@/shared/forms/rules/rules.schema';

/** Step 1 (specification, sections 4 and 5). */
export const schema = object({
  name: requiredText(),
  cvr: exactDigits(cvrDigits, 'REQUIRED_FIELD_MIN_8'),
  truckNumber: exactDigits(truckNumberDigits, 'REQUIRED_FIELD_MIN_6'),
  email: requiredEmail(),
  phone: requiredDigits('field.phoneNumeric'),
  undervogn: optionalText(),
  street: requiredText(),
  zipCode: requiredText(),
  city: requiredText(),
  hasCarInsurance: requiredTick('SELECT_CAR_OPTION'),
  registrationNumber: string().when(['hasCarInsurance', 'hasNoRegistrationNumber'], {
    is: (hasCarInsurance: boolean, hasNone: boolean) => hasCarInsurance && !hasNone,
    then: () => requiredText(),
  }),
  hasPreviousInsurance: requiredText('step1.selectPrevious'),
});
