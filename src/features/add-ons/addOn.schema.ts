import { object } from 'yup';
import { requiredText, requiredAmount } from '@/shared/forms/rules.schema';

/** `given` is the initial price of the field, which stays valid as long as it is unchanged. */
export const createAddOnSchema = (given?: string) =>
  object({
    name: requiredText(),
    type: requiredText(),
    price: requiredAmount(given),
  });

export const schema = createAddOnSchema();
