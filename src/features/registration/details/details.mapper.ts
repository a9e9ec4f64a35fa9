import {
  toSentHaulier,
  type AddressValues,
  type HaulierValues,
  showHaulierNumbers,
} from '@/domain/haulier.mapper';
import { fromYesNo, toYesNo, type YesNo } from '@/shared/forms/formValues';
import { haulierFields } from '@/domain/HaulierField';
import { detailsTextFields } from '../machine/agreement';
import type { Details } from '../machine/wizard.state';
import type { GivenAnswer, SayYesNo } from '../step/steps';
import { checksByField, isFlag, isId, isText, isYesNo, type DraftChecks } from '../step/stepProps';

/** What was answered in step 1. */
export function detailsAnswers(details: Details, say: SayYesNo): GivenAnswer[] {
  const shown = showHaulierNumbers(details);
  return [
    ...detailsTextFields.map((field): GivenAnswer => ({
      step: 'details',
      field,
      labelKey: haulierFields[field].labelKey,
      value: shown[field],
    })),
    {
      step: 'details',
      field: 'hasPreviousInsurance',
      labelKey: 'step1.previousInsurance',
      value: say(details.hasPreviousInsurance),
    },
  ];
}

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

/** What step 1 has drafts of. */
export type DetailsDrafts = {
  details: DetailsValues;
  /** The haulier that this visit has made, where there is no link to know it by; once started over, only where it is that CVR's. */
  haulier: { id: number; cvr?: string };
};

export const detailsDraftChecks: DraftChecks = (field) => {
  if (!Object.hasOwn(emptyDetails, field)) return undefined;
  if (field === 'hasPreviousInsurance') return isYesNo;
  return field.startsWith('has') ? isFlag : isText;
};

export const haulierDraftChecks = checksByField<DetailsDrafts['haulier']>({
  id: isId,
  cvr: isText,
});
