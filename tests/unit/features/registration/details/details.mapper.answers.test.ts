import {
  emptyDetails,
  toGivenDetailsAnswers,
} from '@/features/registration/details/details.mapper';
import { details } from '../wizardStates';

describe('the answers of step 1 on the check page', () => {
  it('each name the form field that they come from', () => {
    const answers = toGivenDetailsAnswers(details);
    expect(Object.fromEntries(answers.map(({ field, value }) => [field, value]))).toMatchObject({
      name: details.name,
      phone: details.phone,
      hasPreviousInsurance: true,
    });
    const fields = Object.keys(emptyDetails);
    expect(answers.filter(({ field }) => !fields.includes(field))).toEqual([]);
  });
});
