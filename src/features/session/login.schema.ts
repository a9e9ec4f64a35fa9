import { object, string } from 'yup';
import type { TextKey } from '@/i18n/i18n';
import { requiredText } from '@/shared/forms/rules.schema';

const required: TextKey = 'REQUIRED_FIELD';

/** Both fields are only required; the server checks the rest. */
export const loginSchema = object({
  email: requiredText(),
  // Not trimmed, because spaces count in a password.
  password: string().required(required),
});
