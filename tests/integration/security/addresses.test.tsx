import { screen, waitFor, within } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { expectConsole } from '@tests/support/jest/consoleGuard';

/** Lookups that the wizard sends for any URL. */
const lookups: readonly (OperationId | null)[] = [
  'listAreas',
  'listNewValues',
  'listOwnRisks',
  'listInjuries',
  'searchAddOns',
];

interface Row {
  address: string;
  /** The page heading. `text` must appear below it. */
  heading: string;
  text: string;
  /** The expected requests and no others: method, encoded path, query, body. */
  requests: string[];
  /** The final URL, if it differs from `address`. */
  end?: string;
}

/** Opens a URL and requires the page and the requests of the row. */
async function expectVisit(as: 'guest' | 'admin', row: Row) {
  // The router warns about malformed URLs.
  expectConsole(/could not be decoded/);
  const { mock } = await renderApp(row.address, { as });
  await screen.findByRole('heading', { level: 1, name: row.heading });
  expect(await within(screen.getByRole('main')).findByText(row.text)).toBeInTheDocument();
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(row.end ?? row.address),
  );
  const arrived = () =>
    mock.calls
      .all()
      .filter(({ operationId }) => !lookups.includes(operationId))
      .map(({ method, path, query, body }) => {
        const search = new URLSearchParams(query).toString();
        const target = search ? `${path}?${search}` : path;
        return [method, target, JSON.stringify(body)].filter(Boolean).join(' ');
      });
  await waitFor(() => expect(arrived()).toEqual(row.requests));
}

const load = (encoded: string) => [`GET /api/step/get-trucker-info/${encoded}`];
const document = (encoded: string) => [`GET /api/step/send-xml/${encoded}`];
const email = (token: string) => [
  `POST /api/step/email-info ${JSON.stringify({ msg: 'invite', token, locale: 'da' })}`,
];
const list = (page: number) =>
  `GET /api/truckers/get-truckers?pagination=true&page=${page}&sort=id&dir=asc`;

const invalid = { heading: 'Forsikring for taxivognmænd', text: 'Linket er ikke gyldigt.' };
const thanks = {
  heading: 'Forsikring for taxivognmænd',
  text: 'Linket virker ikke. Ring eller skriv til os, så sender vi et nyt.',
};
const badEmailLink = {
  heading: 'E-mail',
  text: 'Linket virker ikke. Kontakt os, hvis du har brug for e-mailen.',
};
const noEmail = { heading: 'E-mail', text: 'Her er ingen e-mail.', requests: [] };
const notFound = {
  heading: 'Siden findes ikke',
  text: 'Ups! Det ser ud til, at siden ikke findes.',
  requests: [],
};
const noAgreement = {
  heading: 'Rediger aftale',
  text: 'Vognmanden findes ikke.',
  requests: [],
};
const noHistory = { heading: 'Historik', text: 'Vognmanden blev ikke fundet.', requests: [] };
const truckers = { heading: 'Vognmænd', text: 'Viser 1–10 af 240 rækker', requests: [list(1)] };

describe('a manipulated URL of a public page', () => {
  it.each<Row>([
    { address: '/registration/..%2f..%2fadmin', ...invalid, requests: load('..%2F..%2Fadmin') },
    { address: '/registration/%E0%A4%A', ...invalid, requests: load('%25E0%25A4%25A') },
    { address: '/registration/__proto__', ...invalid, requests: load('__proto__') },
    {
      address: '/registration/a%3Fupdate=%3Cb%3E%23%252f',
      ...invalid,
      requests: load('a%3Fupdate%3D%3Cb%3E%23%252f'),
    },
    { address: '/registration//evil.example', ...notFound },
    // The router would take two slashes for a host.
    { address: '//', end: '/%2F', ...notFound },
    {
      address: '//login?redirect=//example.dk',
      end: '/%2Flogin?redirect=//example.dk',
      ...notFound,
    },
    {
      address: '/registration/%2e%2e',
      end: '/login?redirect=%2Fadmin%2Ftruckers',
      heading: 'Log ind',
      text: 'Adgangskode',
      requests: [],
    },
    {
      address: '/thank-you/..%2f..%2fauth%2flogout',
      ...thanks,
      requests: document('..%2F..%2Fauth%2Flogout'),
    },
    { address: '/thank-you/%2e', end: '/thank-you/', ...thanks, requests: [] },
    { address: '/email/x/locale/../token/y', end: '/email/x/token/y', ...notFound },
    { address: '/email/__proto__/locale/da/token/y', ...noEmail },
    { address: '/email/invite/locale/..%2f/token/y', ...badEmailLink, requests: email('y') },
    {
      address: '/email/invite/locale/__proto__/token/..%2fy',
      ...badEmailLink,
      requests: email('../y'),
    },
  ])('sends only its own request, with the value encoded: $address', async (row) => {
    await expectVisit('guest', row);
  });
});

describe('a manipulated URL of a staff page', () => {
  it.each<Row>([
    { address: '/admin/truckers/edit/1%3Fa', ...noAgreement },
    { address: '/admin/truckers/edit/%E0%A4%A', ...noAgreement },
    { address: '/admin/truckers/edit/%2e%2e', end: '/admin/truckers/', ...truckers },
    { address: '/trucker-history/1%3Fa', ...noHistory },
    {
      address: '/admin/truckers?sort=__proto__&field=constructor&page=1e9&dir=toString',
      ...truckers,
    },
    { address: '/admin/truckers?__proto__[page]=2&page[]=2', ...truckers },
    { address: '/admin/truckers?%E0%A4%A=%E0%A4%A', ...truckers },
    {
      address: '/admin/truckers?page=999999999',
      end: '/admin/truckers?page=24',
      heading: 'Vognmænd',
      text: 'Viser 231–240 af 240 rækker',
      requests: [list(999_999_999), list(24)],
    },
    {
      address: '/admin/truckers?q=%3Cb%3E..%2F%00&field=__proto__',
      heading: 'Vognmænd',
      text: 'Ingen vognmænd matcher din søgning.',
      requests: [
        `POST /api/truckers/search-trucker?pagination=true&page=1 ${JSON.stringify({
          search_key: '<b>../\0',
          search_filter: 'name',
          page_num: 1,
          pagination: true,
        })}`,
      ],
    },
    {
      address: '/admin/price?sort=toString&field=__proto__&page=-1',
      heading: 'Priser',
      text: 'Opret pris',
      requests: ['GET /api/price-plan/list'],
    },
  ])('sends only valid values: $address', async (row) => {
    await expectVisit('admin', row);
  });
});
