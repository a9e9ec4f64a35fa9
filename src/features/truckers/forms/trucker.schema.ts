import { object } from 'yup';
import { companyRules, registrationRules } from '@/shared/forms/rules/haulierRules.schema';

/** A haulier in its dialogs (specification, section 5). */
export const schema = object({ ...companyRules, ...registrationRules });
