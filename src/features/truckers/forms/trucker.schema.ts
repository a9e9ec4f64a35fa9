import { object } from 'yup';
import { companyRules, registrationRules } from '@/domain/haulier.schema';

/** A haulier in its dialogs (specification, section 5). */
export const schema = object({ ...companyRules, ...registrationRules });
