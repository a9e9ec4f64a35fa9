import { object } from 'yup';
import { requiredDate, requiredText } from '@/shared/forms/rules.schema';

export const terminationSchema = object({
  insuranceCompanyId: requiredText(),
  policyNumber: requiredText(),
  terminationDate: requiredDate(),
});
