import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { add, fraction } from '@/shared/money/fraction';
import type { CarChoices } from '../machine/wizard.state';
import { chosenPrices, chosenWork, knownCarPrice, knownWorkPrice } from '../pricing/insurancePrice';
import type { AgreementPrice, PricedWork } from '../pricing/insurancePrice';
import type { PremiumState } from '../pricing/usePremium';

interface Chosen {
  /** Step 2 as it was saved; null where no car insurance was chosen, which costs nothing. */
  car: CarChoices | null;
  work: PricedWork;
  carAddOns: readonly OfferedAddOn[];
  workAddOns: readonly OfferedAddOn[];
}

/** What an agreement costs (specification, section 9). Nothing is added up with an amount that is not known. */
export function agreementPrice(
  premium: Pick<PremiumState, 'status' | 'premium'>,
  { car, work, carAddOns, workAddOns }: Chosen,
): AgreementPrice {
  const carAnswers = car ? [car.hasRoadAssistance, car.hasGlassCover] : [];
  const ofCar = chosenPrices(carAddOns, carAnswers);
  const ofWork = chosenPrices(workAddOns, work.answers);
  const carPrice = car ? knownCarPrice(premium, ofCar) : fraction('0');
  const workPrice = knownWorkPrice(ofWork, work);
  return {
    car: carPrice,
    work: workPrice,
    total: carPrice && workPrice && add(carPrice, workPrice),
    chosenWork: chosenWork(workAddOns, work.answers),
    lacksAddOns: !ofCar || !ofWork,
    lacksCounts: ofWork !== null && workPrice === null,
  };
}
