import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '@/config/languages';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { useLanguage } from '@/i18n/useLanguage';

/**
 * Shows the page in the language that its URL names (`wanted`), and restores the previous language when the user leaves
 * the page. If the user chooses another language, it applies to all pages, and `onChoose` must update the URL. Returns
 * true once the texts have loaded or failed to load.
 */
export function useAddressLanguage(
  wanted: Language,
  onChoose: (language: Language) => void,
): boolean {
  const language = useLanguage();
  const [failed, setFailed] = useState<Language | null>(null);
  const languageElsewhere = useRef<Language>(language);
  const reached = useRef<Language | null>(null);
  const follow = useEffectEvent(onChoose);

  useEffect(() => {
    languageElsewhere.current = currentLanguage();
    return () => {
      void changeLanguage(languageElsewhere.current).catch(() => undefined);
    };
  }, []);

  useEffect(() => {
    changeLanguage(wanted).catch(() => setFailed(wanted));
  }, [wanted]);

  useEffect(() => {
    if (language === wanted) {
      reached.current = wanted;
    } else if (reached.current === wanted) {
      languageElsewhere.current = language;
      follow(language);
    }
  }, [language, wanted]);

  return language === wanted || failed === wanted;
}
