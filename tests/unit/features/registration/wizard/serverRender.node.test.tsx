import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { Route, Routes } from 'react-router';
import { paths } from '@/config/paths';
import type { Settings } from '@/config/settings';
import { RegistrationPage } from '@/features/registration/wizard/RegistrationPage';
import { initI18n, loadTexts } from '@/i18n/i18n';
import { createHttpClient } from '@/api/core/http/httpClient';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { createAppStore } from '@/store/store';
import { testSettings } from '@tests/support/fixtures/testSettings';

/** Renders the page as the build does: there is no window, document or storage. */
async function htmlAtBuild(address: string, settings: Partial<Settings> = {}) {
  await initI18n('da', [], testSettings.facts);
  await loadTexts(['registration']);
  const store = createAppStore({
    http: createHttpClient(''),
    getToken: () => null,
    getLanguage: () => 'da',
    isPublicPage: () => false,
    onUnauthorized: () => undefined,
    wireDateFormat: testSettings.wireDateFormat,
    wireFirstPage: testSettings.wireFirstPage,
  });
  return renderToString(
    <SettingsContext value={{ ...testSettings, ...settings }}>
      <Provider store={store}>
        <StaticRouter location={address}>
          <Routes>
            <Route path={paths.registration.pattern} element={<RegistrationPage />} />
          </Routes>
        </StaticRouter>
      </Provider>
    </SettingsContext>,
  );
}

describe('the first view of the wizard', () => {
  it.each(['/registration', '/registration/some-token'])(
    'renders without a browser at %s',
    async (address) => {
      expect(typeof window).toBe('undefined');
      const view = await htmlAtBuild(address);
      expect(view).toContain('Dine oplysninger');
      expect(view).toContain('Mobilnummer');
    },
  );

  it('says how long the registration takes and who offers the insurance [2-step-1-about]', async () => {
    const view = await htmlAtBuild('/registration');
    const minutes = view.indexOf('Ca. 5 minutter');
    expect(minutes).toBeGreaterThan(-1);
    expect(minutes).toBeLessThan(view.indexOf('<form'));
    expect(await htmlAtBuild('/registration/some-token')).toContain('Ca. 5 minutter');
    expect(view).toContain('Hvis ja, så hav policenummeret klar.');
    expect(view).toContain('Forsikringen formidles af Taxiforsikring.');
    expect(view).not.toContain('Forsikringsselskabet');
    expect(await htmlAtBuild('/registration', { insurer: 'Nordlys Forsikring A/S' })).toContain(
      'Forsikringsselskabet er Nordlys Forsikring A/S.',
    );
  });

  it('asks an unknown haulier to fill in the details, and others to check them [2-step-1-intro]', async () => {
    const fillIn = 'Udfyld oplysningerne';
    const check = 'Tjek oplysningerne';
    expect(await htmlAtBuild('/registration')).toContain(`>${fillIn}</span></h1>`);
    expect(await htmlAtBuild('/registration')).not.toContain(check);
    expect(await htmlAtBuild('/registration/some-token')).toContain(check);
    expect(await htmlAtBuild('/registration/some-token')).not.toContain(fillIn);
  });
});
