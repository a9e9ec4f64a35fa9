import { object, string } from 'yup';
import type { TextKey } from '@/i18n/i18n';
import { requiredText } from '@/shared/forms/rules.schema';

const required: TextKey = 'REQUIRED_FIELD';

/** The form only requires both fields; the server checks the rest. */
export const loginSchema = object({
  email: requiredText(),
  // A password is not trimmed, because spaces count.
  password: string().required(required),
});
