import { object } from 'yup';
import { nonNegativeDecimal } from '@/shared/forms/rules.schema';

/** Both percentages required, numeric and 0 or more (specification, section 5). */
export const schema = object({
  ensurePercent: nonNegativeDecimal(),
  dantaxiPercent: nonNegativeDecimal(),
});
