import { formatTruckerNumbers, toSentTruckerFields } from '@/domain/truckerFields.mapper';
import { fromYesNo, toYesNo } from '@/shared/forms/formValues';
import {
  truckerFieldNames,
  truckerFields,
  type TruckerFieldDefinition,
} from '@/domain/truckerFields';
import type { Details } from '../machine/wizard.state';
import type { WizardDrafts } from '../step/forms.schema';
import { answerOf, type GivenAnswer } from '../step/steps';
import type { Drafts } from '../step/wizardDrafts';

export function toGivenDetailsAnswers(details: Details): GivenAnswer[] {
  const answer = answerOf('details');
  const shown = formatTruckerNumbers(details);
  return [
    ...truckerFieldNames.map((field) => {
      const { labelKey, labelLang }: TruckerFieldDefinition = truckerFields[field];
      return { ...answer(field, labelKey, shown[field]), labelLang };
    }),
    answer('hasPreviousInsurance', 'step1.previousInsurance', details.hasPreviousInsurance ?? ''),
  ];
}

type DetailsValues = WizardDrafts['details'];

/** The values of a new haulier, in the order of the form's fields. */
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
  numberPlate: '',
  hasNoNumberPlate: false,
  hasWorkInsurance: false,
  hasPreviousInsurance: '',
};

/**
 * The answers to step 1 in this visit. If the visit has created the haulier, its draft has those that are not empty.
 */
export function answeredDetails(drafts: Drafts): DetailsValues {
  const created = drafts.createdTrucker() && drafts.get('details');
  return created ? { ...emptyDetails, ...created } : drafts.lastSaved('details', emptyDetails);
}

/**
 * The form's values for the saved details. `answered` has the answers of this visit. The server does not save that a
 * haulier has no number plate yet, and its response may lack the insurances.
 */
export function toDetailsValues(details: Details, answered = emptyDetails): DetailsValues {
  const { hasPreviousInsurance, ...known } = details;
  return {
    ...emptyDetails,
    ...formatTruckerNumbers(known),
    hasNoNumberPlate: answered.hasNoNumberPlate && details.numberPlate === '',
    hasCarInsurance: details.hasCarInsurance ?? answered.hasCarInsurance,
    hasWorkInsurance: details.hasWorkInsurance ?? answered.hasWorkInsurance,
    hasPreviousInsurance: toYesNo(hasPreviousInsurance),
  };
}

export function toDetails(values: DetailsValues): Details {
  const { hasPreviousInsurance, ...rest } = toSentTruckerFields(values);
  return { ...rest, hasPreviousInsurance: fromYesNo(hasPreviousInsurance) };
}

/**
 * The values that are compared with a colleague's. `hasNoNumberPlate` is true if the sent number plate is empty. So if
 * a colleague has added a number plate, taking it over unticks the box.
 */
export function toComparedDetails(values: DetailsValues) {
  const details = toDetails(values);
  return { ...details, hasNoNumberPlate: details.numberPlate === '' };
}
