import { object } from 'yup';
import { requiredDigits } from '@/shared/forms/rules.schema';

export const codeSchema = object({ code: requiredDigits('sms.digitsOnly') });
