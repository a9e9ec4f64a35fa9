import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaErrorBoundary } from '@/app/pages/AreaErrorBoundary';
import { ApplicationContext, createApplication } from '@/app/start/application';
import { initI18n } from '@/i18n/i18n';
import { expectConsole } from '@tests/support/consoleGuard';
import { testSettings } from '@tests/support/testSettings';

beforeAll(() => initI18n('da'));

it('keeps a broken page apart, offers another try and a way home', async () => {
  expectConsole(/Broken on purpose/);
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('Broken on purpose');
    return <p>Ready</p>;
  }
  const application = createApplication({ ...testSettings, basePath: '/forsikring/' });
  render(
    <ApplicationContext value={application}>
      <AreaErrorBoundary>
        <Page />
      </AreaErrorBoundary>
    </ApplicationContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ups! Noget gik galt!');
  expect(screen.getByRole('alert')).toHaveTextContent('Siden kunne ikke vises.');
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute(
    'href',
    '/forsikring/',
  );
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(screen.getByText('Ready')).toBeInTheDocument();
});
