import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '@/app/App';
import { createApplication } from '@/app/start/application';
import { prepareFirstPage } from '@/app/start/prepareFirstPage';
import { testSettings } from '@tests/support/fixtures/testSettings';

async function renderWithoutBrowser(address: string): Promise<string> {
  expect(typeof window).toBe('undefined');
  const application = createApplication(testSettings);
  await prepareFirstPage(application, address, 'da');
  return renderToString(
    <StaticRouter location={address}>
      <App application={application} />
    </StaticRouter>,
  );
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
