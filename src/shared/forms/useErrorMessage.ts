import { useTexts } from '@/i18n/useTexts';
import type { FieldError } from './validation';

/** Turns a field's error into words of the reader's language; the server's own words stay as they are. */
export function useErrorMessage(): (error: FieldError) => string {
  const { t } = useTexts();
  return (error) => ('key' in error ? t(error.key) : error.text);
}
