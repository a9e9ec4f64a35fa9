import { object } from 'yup';
import { requiredDigits } from '@/shared/forms/rules.schema';

export const schema = object({ code: requiredDigits('sms.digitsOnly') });
