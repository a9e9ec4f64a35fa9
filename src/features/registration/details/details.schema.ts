import { object } from 'yup';
import { addressRules, companyRules, registrationNumberRules } from '@/domain/truckerFields.schema';
import { requiredText, requiredTick } from '@/shared/forms/rules.schema';

export const schema = object({
  ...companyRules,
  ...addressRules,
  ...registrationNumberRules,
  hasCarInsurance: requiredTick('SELECT_CAR_OPTION'),
  hasPreviousInsurance: requiredText('step1.selectPrevious'),
});
