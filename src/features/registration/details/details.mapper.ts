import { toSentHaulier } from '@/domain/haulier.mapper';
import { showHaulierNumbers } from '@/domain/haulier.numbers';
import type { AddressValues, HaulierValues } from '@/domain/haulier.mapper';
import { fromYesNo, toYesNo } from '@/shared/forms/formValues';
import type { YesNo } from '@/shared/forms/formValues';
import type { Details } from '../machine/wizard.state';

/** Step 1 as its form holds it. */
export type DetailsValues = HaulierValues & AddressValues & { hasPreviousInsurance: YesNo };

/** A haulier that is new, in the order of the fields. */
export const emptyDetails: DetailsValues = {
  name: '',
  cvr: '',
  truckNumber: '',
  email: '',
  phone: '',
  undervogn: '',
  street: '',
  zipCode: '',
  city: '',
  hasCarInsurance: false,
  registrationNumber: '',
  hasNoRegistrationNumber: false,
  hasWorkInsurance: false,
  hasPreviousInsurance: '',
};

/**
 * The form for what is known of a haulier. That there is no registration number is not saved anywhere: `isWithoutNumber` where
 * the haulier has said so in this visit.
 */
export function toDetailsValues(details: Details, isWithoutNumber = false): DetailsValues {
  const { hasPreviousInsurance, ...known } = details;
  return {
    ...emptyDetails,
    ...showHaulierNumbers(known),
    hasNoRegistrationNumber: isWithoutNumber && details.registrationNumber === '',
    hasPreviousInsurance: toYesNo(hasPreviousInsurance),
  };
}

export function toDetails(values: DetailsValues): Details {
  const { hasPreviousInsurance, ...rest } = toSentHaulier(values);
  return { ...rest, hasPreviousInsurance: fromYesNo(hasPreviousInsurance) };
}
