import {
  toSentHaulier,
  type AddressValues,
  type HaulierValues,
  showHaulierNumbers,
} from '@/domain/haulier.mapper';
import { fromYesNo, toYesNo, type YesNo } from '@/shared/forms/formValues';
import { haulierFields, type HaulierFieldDefinition } from '@/domain/haulierFields';
import { detailsTextFields } from '../machine/agreement';
import type { TerminationInput } from '@/api/steps/step.model';
import type { Details } from '../machine/wizard.state';
import { answerOf, type GivenAnswer, type SayYesNo } from '../step/steps';

export function detailsAnswers(details: Details, say: SayYesNo): GivenAnswer[] {
  const answer = answerOf('details');
  const shown = showHaulierNumbers(details);
  return [
    ...detailsTextFields.map((field) => {
      const { labelKey, labelLang }: HaulierFieldDefinition = haulierFields[field];
      return { ...answer(field, labelKey, shown[field]), labelLang };
    }),
    answer('hasPreviousInsurance', 'step1.previousInsurance', say(details.hasPreviousInsurance)),
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
 * The form's values for what is known. The server does not save that a haulier has no registration number yet: `isWithoutNumber`
 * says that this visit has ticked it.
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

export type DetailsDrafts = {
  details: DetailsValues;
  /** The haulier that this visit has made without a link; with a `cvr`, it is only meant if that CVR is typed again. */
  haulier: { id: number; cvr?: string };
  /** The termination of that haulier as it was last saved: the insurer is not told of it again. */
  sentTermination: TerminationInput;
};
