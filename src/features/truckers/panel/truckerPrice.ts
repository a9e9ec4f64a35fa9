import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import type { Premium, PremiumChoices } from '@/api/prices/price.model';
import type { Trucker } from '@/api/truckers/trucker.model';
import { agreementPrice, noPremium } from '@/domain/insurancePrice';
import type { Fraction } from '@/shared/money/fraction';

/** The choices that determine the premium of an agreement; null if one is missing or no car is insured. */
export function premiumChoicesOf({ hasCarInsurance, agreement }: Trucker): PremiumChoices | null {
  const { area, newValue, ownRisk, injury } = agreement ?? {};
  if (!hasCarInsurance || !area || !newValue || !ownRisk || !injury) return null;
  return { areaId: area.id, newValueId: newValue.id, ownRiskId: ownRisk.id, injuryId: injury.id };
}

/**
 * The price of a haulier in kroner per month, calculated as in the wizard; null if a part of it is unknown, or if
 * nothing is insured. The add-ons are in the order of the wizard.
 */
export function truckerPrice(
  { hasCarInsurance, hasWorkInsurance, agreement, headcount }: Trucker,
  premium: Premium | null,
  addOns: Record<AddOnType, readonly AddOn[]>,
): Fraction | null {
  const { hasRoadAssistance = null, hasGlassCover = null, workAnswers = [] } = agreement ?? {};
  const ofCar = hasCarInsurance === false ? [] : [hasRoadAssistance, hasGlassCover];
  // As in the wizard, the answer of step 1 counts for the first work add-on until step 3 is saved.
  const ofWork = addOns.work.map(
    (_, index) => workAnswers[index] ?? (index === 0 ? hasWorkInsurance : false),
  );
  const answers = [hasCarInsurance, ...ofCar.slice(0, addOns.car.length), ...ofWork];
  if (answers.includes(null)) return null;
  if (hasCarInsurance === false && !ofWork.includes(true)) return null;
  // A chosen add-on that is no longer offered has no known price.
  if (workAnswers.slice(addOns.work.length).includes(true)) return null;
  return agreementPrice(
    premium ? { status: 'known', premium } : { status: 'unknown', premium: noPremium },
    {
      car:
        hasCarInsurance === false
          ? null
          : {
              hasRoadAssistance: hasRoadAssistance === true,
              hasGlassCover: hasGlassCover === true,
            },
      work: {
        answers: ofWork.map((answer) => answer === true),
        employees: headcount?.employees ?? null,
        drivers: headcount?.drivers ?? null,
      },
      carAddOns: addOns.car,
      workAddOns: addOns.work,
    },
  ).total;
}
