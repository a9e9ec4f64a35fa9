import { object } from 'yup';
import { requiredText, requiredAmount } from '@/shared/forms/rules.schema';

/** Name and type required; price required and an amount of 0 or more (section 5). `given` is the one that its field was filled with. */
export const createAddOnSchema = (given?: string) =>
  object({
    name: requiredText(),
    type: requiredText(),
    price: requiredAmount(given),
  });

/** An add-on whose price is typed. */
export const schema = createAddOnSchema();
