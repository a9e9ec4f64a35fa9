import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { createApplication } from '@/app/start/application';
import { paths } from '@/config/paths';
import { RegistrationPage } from '@/features/registration/wizard/RegistrationPage';
import { ThankYouPage } from '@/features/registration/thank-you/ThankYouPage';
import { initI18n, loadTexts } from '@/i18n/i18n';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { demoTokens } from '@mocks/db/demo';
import { useMockServer } from '@tests/support/fixtures/mockServer';
import { testSettings } from '@tests/support/fixtures/testSettings';

const mock = useMockServer();

/** Renders a page in strict mode, in which React mounts everything twice. */
async function renderTwice(address: string) {
  await initI18n('da');
  await loadTexts(['registration']);
  render(
    <StrictMode>
      <Provider store={createApplication(testSettings).store}>
        <SettingsContext value={testSettings}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path={paths.registration.pattern} element={<RegistrationPage />} />
              <Route path={paths.thankYou.pattern} element={<ThankYouPage />} />
              <Route path={paths.login.pattern} element={<p>Log ind</p>} />
            </Routes>
          </MemoryRouter>
        </SettingsContext>
      </Provider>
    </StrictMode>,
  );
}

describe('pages that React’s Strict Mode mounts twice', () => {
  it('fetch the data of the wizard once', async () => {
    await renderTwice(paths.registration.href(demoTokens.invited));
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    await waitFor(() => expect(mock.calls.of('listInjuries')).toHaveLength(1));
    expect(mock.calls.of('getRegistration')).toHaveLength(1);
  });

  it('call send-xml once on the thank-you page', async () => {
    await renderTwice(paths.thankYou.href(demoTokens.signed));
    expect(await screen.findByText('Du får en kopi.')).toBeInTheDocument();
    await waitFor(() => expect(mock.calls.of('sendXml')[0]?.status).toBe(200));
    expect(mock.calls.of('sendXml')).toHaveLength(1);
  });
});
