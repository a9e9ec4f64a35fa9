import { changeLanguage, currentLanguage, i18n, initI18n, loadTexts } from '@/i18n/i18n';

it('changeLanguage also loads the texts of a page that opens while it runs [2-language-fetched-page]', async () => {
  await initI18n('da');
  const change = changeLanguage('en');
  await loadTexts(['session']);
  await change;
  expect(currentLanguage()).toBe('en');
  expect(i18n.t('login.password')).toBe('Password');
});
