import { object } from 'yup';
import { requiredText } from '@/shared/forms/rules.schema';

/** The registration number, required (specification, section 5). */
export const schema = object({ registrationNumber: requiredText() });
