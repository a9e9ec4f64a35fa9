import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '@/config/languages';
import { changeLanguage, currentLanguage, useLanguage } from '@/i18n/i18n';

/**
 * Shows the interface in the language of the page's address for as long as the page is on the screen (D24). What is
 * stored stays, and leaving the page brings back the language that was there before. A language that the reader
 * chooses meanwhile is that of all pages: `onChoose` is told, so that the address can follow. True once the texts are there,
 * which are Danish where the translation cannot be fetched.
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
