jest.mock('@/i18n/locales/en/session', () => {
  throw new Error('The chunk did not load.');
});

// Each test starts without texts that an earlier test has loaded.
beforeEach(() => jest.resetModules());

it('loadTexts falls back to Danish when a translation cannot be fetched', async () => {
  const { i18n, initI18n, loadTexts } = await import('@/i18n/i18n');
  await initI18n('en');
  await loadTexts(['session']);
  expect(i18n.t('login.password')).toBe('Adgangskode');
  expect(i18n.t('common.save')).toBe('Save');
});

it('changeLanguage keeps the language when the new texts cannot be fetched', async () => {
  const { changeLanguage, currentLanguage, initI18n, loadTexts } = await import('@/i18n/i18n');
  await initI18n('da');
  await loadTexts(['session']);
  await expect(changeLanguage('en')).rejects.toThrow('The chunk did not load.');
  expect(currentLanguage()).toBe('da');
});

it('initI18n starts in Danish when the texts of the first page cannot be fetched in English', async () => {
  const { currentLanguage, i18n, initI18n } = await import('@/i18n/i18n');
  await initI18n('en', ['session']);
  expect(currentLanguage()).toBe('da');
  expect(i18n.t('login.password')).toBe('Adgangskode');
});
