import { object } from 'yup';
import { requiredDigits } from '@/shared/forms/rules.schema';

/** The SMS code: a number, not empty (specification, section 5). */
export const schema = object({ code: requiredDigits('sms.digitsOnly') });
