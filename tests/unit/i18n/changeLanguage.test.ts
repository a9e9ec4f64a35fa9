import { changeLanguage, currentLanguage, i18n, initI18n, loadTexts } from '@/i18n/i18n';

it('changeLanguage also loads the texts of a page that opens while it runs [2-language-fetched-page]', async () => {
  await initI18n('da');
  const change = changeLanguage('en');
  await loadTexts(['session']);
  await change;
  expect(currentLanguage()).toBe('en');
  expect(i18n.t('login.password')).toBe('Password');
});

it('changeLanguage keeps the language if the new one is unwanted when its texts arrive [4-language-last-press]', async () => {
  await initI18n('da');
  let isWanted = true;
  const change = changeLanguage('en', () => isWanted);
  isWanted = false;
  await change;
  expect(currentLanguage()).toBe('da');
});
