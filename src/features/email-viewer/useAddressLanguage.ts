import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '@/config/languages';
import { changeLanguage, currentLanguage, useLanguage } from '@/i18n/i18n';

/**
 * Shows the page in the language of its address, and brings back the language before when it is left (D24). A
 * language that the reader chooses holds for all pages: `onChoose` lets the address follow. True once the texts
 * are there.
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
