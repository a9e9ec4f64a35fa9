import { changeLanguage, currentLanguage, i18n, initI18n, loadTexts } from '@/i18n/i18n';

jest.mock('@/i18n/locales/en/session', () => {
  throw new Error('The chunk did not load.');
});

it('loadTexts falls back to Danish when a translation cannot be fetched', async () => {
  await initI18n('en');
  await loadTexts(['session']);
  expect(i18n.t('login.password')).toBe('Adgangskode');
  expect(i18n.t('common.save')).toBe('Save');
});

it('changeLanguage keeps the language when the new texts cannot be fetched', async () => {
  await initI18n('da');
  await loadTexts(['session']);
  await expect(changeLanguage('en')).rejects.toThrow('The chunk did not load.');
  expect(currentLanguage()).toBe('da');
});

it('initI18n falls back to Danish when the stored language cannot be fetched', async () => {
  await initI18n('en', ['session']);
  expect(i18n.t('login.password')).toBe('Adgangskode');
});
