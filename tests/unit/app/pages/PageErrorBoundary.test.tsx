import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { PageErrorBoundary } from '@/app/pages/PageErrorBoundary';
import { ApplicationContext, createApplication } from '@/app/start/application';
import { initI18n } from '@/i18n/i18n';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { testSettings } from '@tests/support/fixtures/testSettings';

beforeAll(() => initI18n('da'));

let isBroken = false;
function Page() {
  if (isBroken) throw new Error('Broken on purpose');
  return <p>Ready</p>;
}

function show() {
  expectConsole(/Broken on purpose/);
  isBroken = true;
  const application = createApplication({ ...testSettings, basePath: '/forsikring/' });
  render(
    <ApplicationContext value={application}>
      <MemoryRouter initialEntries={['/admin/truckers/edit/1']}>
        <Link to="/admin/truckers/edit/2">Next</Link>
        <PageErrorBoundary>
          <Page />
        </PageErrorBoundary>
      </MemoryRouter>
    </ApplicationContext>,
  );
}

it('keeps a broken page apart, says what to refer to, offers another try and a way home', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ups! Noget gik galt!');
  expect(screen.getByRole('alert')).toHaveTextContent('Siden kunne ikke vises.');
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute(
    'href',
    '/forsikring/',
  );
  const told = /^Referencenummer: ([2-9A-HJ-NP-Z]{8})\. Opgiv det, når du kontakter os\.$/;
  const [, reference] = told.exec(screen.getByText(told).textContent) ?? [];
  expect(console.error).toHaveBeenCalledWith(`Error ${reference ?? ''}:`, expect.any(Error));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(screen.getByText('Ready')).toBeInTheDocument();
});

it('has the same number for the same fault after another try', async () => {
  show();
  const before = screen.getByText(/Referencenummer/).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(screen.getByText(/Referencenummer/)).toHaveTextContent(before);
});

it('shows the page of another address, of the same route too', async () => {
  show();
  isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByText('Ready')).toBeInTheDocument();
});

it('says so where the page of another address breaks as well', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Siden kunne ikke vises.');
});
