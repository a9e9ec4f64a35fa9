import { object } from 'yup';
import { requiredDate, requiredText } from '@/shared/forms/rules.schema';

export const schema = object({
  insuranceCompanyId: requiredText(),
  policyNumber: requiredText(),
  terminationDate: requiredDate(),
});
