import { initI18n, loadTexts } from '@/i18n/i18n';

/** Loads the texts of the lists before each test of a file, in Danish unless a test changes the language. */
export function loadListTextsBeforeEach(): void {
  beforeEach(async () => {
    await initI18n('da');
    await loadTexts(['staff']);
  });
}
