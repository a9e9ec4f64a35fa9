import { object, string } from 'yup';
import type { TextKey } from '@/i18n/i18n';
import { requiredText } from '@/shared/forms/rules.schema';

const required: TextKey = 'REQUIRED_FIELD';

/** E-mail and password, both required and nothing more: the server knows the rest (section 5). */
export const schema = object({
  email: requiredText(),
  // Spaces count in a password.
  password: string().required(required),
});
