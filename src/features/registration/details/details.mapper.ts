import { trimTexts } from '@/shared/forms/trimTexts';
import { fromYesNo, toYesNo } from '@/shared/forms/yesNo';
import type { YesNo } from '@/shared/forms/yesNo';
import type { Details } from '../machine/state';

/** Step 1 as its form holds it, in the order of the fields. */
export type DetailsValues = {
  name: string;
  cvr: string;
  truckNumber: string;
  email: string;
  phone: string;
  undervogn: string;
  street: string;
  zipCode: string;
  city: string;
  hasCarInsurance: boolean;
  registrationNumber: string;
  hasNoRegistrationNumber: boolean;
  hasWorkInsurance: boolean;
  hasPreviousInsurance: YesNo;
};

/** A haulier that is new. */
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

/** The form for what is known of a haulier. */
export function toDetailsValues(details: Details): DetailsValues {
  const { hasPreviousInsurance, ...known } = details;
  return {
    ...emptyDetails,
    ...known,
    // An answered question shows that step 1 was saved before: without a number it was saved because there is none.
    hasNoRegistrationNumber: hasPreviousInsurance !== null && details.registrationNumber === '',
    hasPreviousInsurance: toYesNo(hasPreviousInsurance),
  };
}

/** What the form sends. */
export function toDetails(values: DetailsValues): Details {
  const { hasNoRegistrationNumber, hasPreviousInsurance, ...rest } = trimTexts(values);
  return {
    ...rest,
    phone: rest.phone.replace(/\s/g, ''),
    registrationNumber: hasNoRegistrationNumber ? '' : rest.registrationNumber,
    hasPreviousInsurance: fromYesNo(hasPreviousInsurance),
  };
}
