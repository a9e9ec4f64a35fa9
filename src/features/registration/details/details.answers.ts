import { showHaulierNumbers } from '@/domain/haulier.numbers';
import { haulierFields } from '@/domain/HaulierField';
import type { Details } from '../machine/state';
import type { GivenAnswer, SayYesNo } from '../step/answer';

const textFields = [
  'name',
  'cvr',
  'truckNumber',
  'email',
  'phone',
  'undervogn',
  'street',
  'zipCode',
  'city',
  'registrationNumber',
] as const;

/** The fields of step 1 that are shown to be checked. */
export const detailsFields = [...textFields, 'hasPreviousInsurance'] as const;

/** What was answered in step 1. */
export function detailsAnswers(details: Details, say: SayYesNo): GivenAnswer[] {
  const shown = showHaulierNumbers(details);
  return [
    ...textFields.map((field): GivenAnswer => ({
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
