import { object } from 'yup';
import { requiredDate, requiredText } from '@/shared/forms/rules.schema';

/** The termination popup: all three are required (specification, section 5). */
export const schema = object({
  insuranceCompanyId: requiredText(),
  policyNumber: requiredText(),
  terminationDate: requiredDate(),
});
