import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import { currentLanguage } from './i18n';

/** The language of the interface. Renders the component again when it changes, even if the component shows no text. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
