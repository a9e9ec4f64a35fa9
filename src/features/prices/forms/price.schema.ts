import { object } from 'yup';
import { nonNegativeDecimal, requiredText, requiredAmount } from '@/shared/forms/rules.schema';

/** `given`: the initial premium, which stays valid even with more decimals than the form accepts. */
export const createPriceSchema = (given?: string) =>
  object({
    areaId: requiredText(),
    newValueId: requiredText(),
    ownRiskId: requiredText(),
    injuryId: requiredText(),
    premium: requiredAmount(given),
  });

export const kickbackSchema = object({
  ensurePercent: nonNegativeDecimal(),
  dantaxiPercent: nonNegativeDecimal(),
});

export const newPriceSchema = createPriceSchema().concat(kickbackSchema);
