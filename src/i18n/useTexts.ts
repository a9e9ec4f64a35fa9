import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import { currentLanguage, i18n } from './i18n';
import type { TextKey } from './textKeys';

/**
 * Whom the texts below speak to, where that is not the usual reader of the screen. It is the context of i18next: `key_staff` is read
 * where there is one, else `key`.
 */
export const Audience = createContext<'' | 'staff'>('');

/** What `useTexts` gives. */
export interface Texts {
  /** The text of a key in the current language, with its `{{values}}` filled in; `count` picks the plural. */
  t: (key: TextKey, values?: Record<string, string | number>) => string;
  language: Language;
}

/** The texts of the product. The component renders anew when the language changes. */
export function useTexts(): Texts {
  const { t } = useTranslation('core', { i18n });
  const context = useContext(Audience);
  return useMemo(() => {
    const language = currentLanguage();
    const textOf: Texts['t'] = (key, values) => t(key, { ...values, context });
    return { t: textOf, language };
  }, [t, context]);
}
