import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '@/app/App';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { testSettings } from '@tests/support/fixtures/testSettings';

async function renderWithoutBrowser(address: string): Promise<string> {
  expect(typeof window).toBe('undefined');
  const application = createApplication(testSettings);
  const router = await startRouter(application, 'da', (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  );
  return renderToString(<App application={application} router={router} />);
}

describe('the first view of the public pages renders without a browser', () => {
  it.each([
    ['/registration', 'Udfyld oplysningerne'],
    ['/login', 'Adgangskode'],
    ['/thank-you', 'Linket virker ikke'],
    ['/email/invite/locale/da/token/abc', 'E-mail'],
    ['/nothing', 'Siden findes ikke'],
  ])('%s shows "%s"', async (address, text) => {
    expect(await renderWithoutBrowser(address)).toContain(text);
  });
});
