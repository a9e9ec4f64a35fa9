import { showHaulierNumbers } from '@/domain/haulier.numbers';
import { haulierFields } from '@/domain/HaulierField';
import { detailsTextFields } from '../machine/agreement';
import type { Details } from '../machine/wizard.state';
import type { GivenAnswer, SayYesNo } from '../step/answer';

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
