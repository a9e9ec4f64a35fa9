import { object } from 'yup';
import { requiredText, requiredAmount } from '@/shared/forms/rules.schema';

/** `given`: the initial price, which stays valid even with more decimals than the form accepts. */
export const createAddOnSchema = (given?: string) =>
  object({
    name: requiredText(),
    type: requiredText(),
    price: requiredAmount(given),
  });

export const addOnSchema = createAddOnSchema();
