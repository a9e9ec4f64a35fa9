import { changeLanguage, initI18n, loadTexts } from '@/i18n/i18n';
import type { Language } from '@/config/languages';
import { onAnnounce } from '@/shared/notifications/announce';

/** Has the texts of the lists ready before each test of a file, in Danish unless a test changes it. */
export function useListTexts(): void {
  beforeEach(async () => {
    await initI18n('da');
    await loadTexts(['staff']);
  });
}

/** Changes the language for the rest of a test. */
export const speak = (language: Language) => changeLanguage(language);

/** Collects what is said to screen readers during a test. */
export function listenToAnnouncements(): string[] {
  const said: string[] = [];
  let stop: (() => void) | undefined;
  beforeEach(() => {
    said.length = 0;
    stop = onAnnounce(({ kind, text }) => kind === 'say' && said.push(text));
  });
  afterEach(() => stop?.());
  return said;
}
