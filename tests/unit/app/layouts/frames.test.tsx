import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { StaffFrame } from '@/app/layouts/frames';
import { loadedStaffLayout } from '@/app/layouts/staffLayout';
import { createApplication } from '@/app/start/application';
import { initI18n } from '@/i18n/i18n';
import { SettingsContext } from '@/shared/hooks/settings';
import { sessionStarted } from '@/store/session.slice';
import { testSettings } from '@tests/support/fixtures/testSettings';

beforeAll(() => initI18n('da'));
afterEach(() => localStorage.clear());

function show(isSignedIn: boolean) {
  const { store } = createApplication(testSettings);
  const user = { name: 'A', email: 'a@example.dk', role: 'admin' };
  if (isSignedIn) store.dispatch(sessionStarted({ token: '1|abc', user }));
  render(
    <Provider store={store}>
      <SettingsContext value={testSettings}>
        <MemoryRouter>
          <Routes>
            <Route element={<StaffFrame />}>
              <Route path="*" element={<p>The page</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </SettingsContext>
    </Provider>,
  );
}

describe('the frame of the staff’s pages', () => {
  it('is the public one until its own is fetched, so that the page has a place and help', () => {
    expect(loadedStaffLayout()).toBeNull();
    show(true);
    expect(screen.getByRole('main')).toHaveTextContent('The page');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(testSettings.contact.phone);
  });

  it('is bare while somebody is sent to login', () => {
    show(false);
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });
});
