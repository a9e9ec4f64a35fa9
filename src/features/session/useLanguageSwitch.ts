import { useState } from 'react';
import { useSetLanguageMutation } from '@/api/session/session.api';
import type { Language } from '@/config/languages';
import { changeLanguage } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { clearLanguage, writeLanguage } from '@/store/storedSession';

/** The language that is shown, the one that is being fetched, and the way to another. */
export interface LanguageSwitchState {
  language: Language;
  pending: Language | null;
  onChoose: (language: Language) => void;
}

/**
 * Changes the language in the order of section 4: the stored one is cleared, the server is told, and
 * on success the new one is stored and applied. A failure is ignored; the screen keeps its language and the
 * next visit starts in Danish (D23).
 */
export function useLanguageSwitch(): LanguageSwitchState {
  const { language } = useTexts();
  // One for all that switch: what another of them has asked for is not asked for again.
  const [setLanguage, { isLoading }] = useSetLanguageMutation({ fixedCacheKey: 'language' });
  const [pending, setPending] = useState<Language | null>(null);

  const choose = async (next: Language) => {
    setPending(next);
    clearLanguage();
    try {
      await setLanguage(next).unwrap();
      await changeLanguage(next);
      writeLanguage(next);
    } catch {
      // Section 8: a language failure is ignored.
    }
    setPending(null);
  };

  return {
    language,
    pending,
    onChoose: (next) => {
      if (!isLoading && pending === null && next !== language) void choose(next);
    },
  };
}
