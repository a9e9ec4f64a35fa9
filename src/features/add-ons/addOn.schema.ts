import { object } from 'yup';
import { requiredText, requiredAmount } from '@/shared/forms/rules.schema';

/** `given` is the price that the field was filled with (section 5). */
export const createAddOnSchema = (given?: string) =>
  object({
    name: requiredText(),
    type: requiredText(),
    price: requiredAmount(given),
  });

export const schema = createAddOnSchema();
