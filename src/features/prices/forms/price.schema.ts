import { object } from 'yup';
import { nonNegativeDecimal, requiredText, requiredAmount } from '@/shared/forms/rules.schema';

/** The four choices, required, and the premium, required and an amount of 0 or more (section 5); `given` is the one that its field was filled with. */
export const createPriceSchema = (given?: string) =>
  object({
    areaId: requiredText(),
    newValueId: requiredText(),
    ownRiskId: requiredText(),
    injuryId: requiredText(),
    premium: requiredAmount(given),
  });

/** A price whose premium is typed. */
export const priceSchema = createPriceSchema();

/** Both percentages required, numeric and 0 or more (section 5). */
export const kickbackSchema = object({
  ensurePercent: nonNegativeDecimal(),
  dantaxiPercent: nonNegativeDecimal(),
});

/** A price with its kickbacks, each by its own rules (section 5). */
export const newPriceSchema = priceSchema.concat(kickbackSchema);
