import { object } from 'yup';
import { requiredDigits } from '@/shared/forms/rules.schema';

/** Accepts any number of digits: their number is a setting (`smsCodeDigits`), or varies if that is 0. */
export const codeSchema = object({ code: requiredDigits('sms.digitsOnly') });
