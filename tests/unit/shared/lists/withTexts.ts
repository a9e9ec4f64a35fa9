import { changeLanguage, initI18n, loadTexts } from '@/i18n/i18n';
import type { Language } from '@/config/languages';

/** Loads the texts of the lists before each test of a file, in Danish unless a test changes the language. */
export function useListTexts(): void {
  beforeEach(async () => {
    await initI18n('da');
    await loadTexts(['staff']);
  });
}

/** Changes the language for the rest of a test. */
export const speak = (language: Language) => changeLanguage(language);
