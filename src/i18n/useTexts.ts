import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import { currentLanguage, i18n } from './i18n';
import type { TextKey } from './textKeys';

/** What `useTexts` gives. */
export interface Texts {
  /** The text of a key in the current language, with its `{{values}}` filled in; `count` picks the plural. */
  t: (key: TextKey, values?: Record<string, string | number>) => string;
  language: Language;
}

/** The texts of the product. The component renders anew when the language changes. */
export function useTexts(): Texts {
  const { t } = useTranslation('core', { i18n });
  return useMemo(
    () => ({ t: (key, values) => t(key, { ...values }), language: currentLanguage() }),
    [t],
  );
}
