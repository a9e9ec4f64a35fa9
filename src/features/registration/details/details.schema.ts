import { object } from 'yup';
import { addressRules, companyRules, numberPlateRules } from '@/domain/truckerFields.schema';
import { requiredText, requiredTick } from '@/shared/forms/rules.schema';

export const detailsSchema = object({
  ...companyRules,
  ...addressRules,
  ...numberPlateRules,
  hasCarInsurance: requiredTick('SELECT_CAR_OPTION'),
  hasPreviousInsurance: requiredText('step1.selectPrevious'),
});
