import { object } from 'yup';
import { requiredText } from '@/shared/forms/rules.schema';
import { requiredAmount } from '@/shared/money/amount.schema';

/** The four choices, required, and the premium, required and numeric (specification, section 5). */
export const schema = object({
  areaId: requiredText(),
  newValueId: requiredText(),
  ownRiskId: requiredText(),
  injuryId: requiredText(),
  premium: requiredAmount(),
});
