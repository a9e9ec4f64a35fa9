import type { AddOn } from '@/api/add-ons/addOn.model';
import { useTexts } from '@/i18n/useTexts';
import { useMessageText } from '@/shared/errors/useMessageText';
import { formatAmount } from '@/shared/money/formatAmount';
import { add } from '@/shared/money/fraction';
import type { CarChoices } from '../machine/state';
import { carPricePerMonth, chosenPrices, workPricePerMonth } from '../pricing/insurancePrice';
import { usePremium } from '../pricing/usePremium';
import { toWorkChoices } from '../work/work.mapper';
import type { WorkValues } from '../work/work.mapper';
import { PriceSummary } from './PriceSummary';

interface PriceSummaryContainerProps {
  /** Step 2 as it was saved. */
  car: CarChoices | null;
  values: WorkValues;
  carAddOns: readonly AddOn[];
  workAddOns: readonly AddOn[];
}

/** What the agreement costs per month, with the answers of step 3 as they are now (section 9). */
export function PriceSummaryContainer({
  car,
  values,
  carAddOns,
  workAddOns,
}: PriceSummaryContainerProps) {
  const { language } = useTexts();
  const toText = useMessageText();
  const { status, premium, failure, retry } = usePremium(car && premiumQueryOf(car));
  const work = toWorkChoices(values, workAddOns.length);
  const carAnswers = car ? [car.hasRoadAssistance, car.hasGlassCover] : [];
  const carPrice = carPricePerMonth(premium, chosenPrices(carAddOns, carAnswers));
  const workPrice = workPricePerMonth(chosenPrices(workAddOns, work.answers), work);
  const amounts = {
    car: formatAmount(carPrice, language),
    work: formatAmount(workPrice, language),
    total: formatAmount(add(carPrice, workPrice), language),
  };
  return (
    <PriceSummary
      amounts={amounts}
      carPrice={status}
      failure={failure ? toText(failure) : ''}
      onRetry={retry}
    />
  );
}

function premiumQueryOf({ areaId, newValueId, ownRiskId, injuryId }: CarChoices) {
  return { areaId, newValueId, ownRiskId, injuryId };
}
