import { object } from 'yup';
import { requiredText } from '@/shared/forms/rules.schema';
import { requiredAmount } from '@/shared/money/amount.schema';

/** Name and type required; price required and numeric (specification, section 5). */
export const schema = object({
  name: requiredText(),
  type: requiredText(),
  price: requiredAmount(),
});
