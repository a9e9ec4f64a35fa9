import { act, waitFor } from '@testing-library/react';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { showOwnData } from '@/app/start/ownData.entry';
import { renderPage } from '@/app/start/startApplication';
import type { Language } from '@/config/languages';
import { firstViews } from '@deploy/first-views/firstViews';
import { useFirstViews } from '@tests/support/fixtures/firstViews';
import { useMockServer } from '@tests/support/fixtures/mockServer';
import { testSettings } from '@tests/support/fixtures/testSettings';

const mock = useMockServer();
const receivePage = useFirstViews();
const ofLink = firstViews.filter(({ file }) => file === 'registration-link');

afterEach(() => {
  delete window.preloadedRequest;
  localStorage.clear();
  sessionStorage.clear();
});

const trucker = {
  id: 17,
  name: 'Vesterbro Vogn',
  email: 'drift@vesterbro.example',
  cvr: 'DK29871640',
  truck_number: 104233,
  phone_number: '+45 28 45 67 12',
  undervogn: '',
  is_car_insurance: 1,
  is_work_insurance: 1,
  status: 0,
  address: { id: 9, address: 'Istedgade 114', city: 'København V', zip_code: '1650' },
  vehicle: { reg_number: 'DR48113' },
};
const answerOf = (changes: object = {}) => ({ data: { truckers: { ...trucker, ...changes } } });

/**
 * Opens a link with the HTML of the server and the given response to the preloaded request. Returns the root of the page.
 */
async function open(
  body: unknown,
  { status = 200, language = 'da' }: { status?: number; language?: Language } = {},
) {
  const [root = document.body] = ofLink.map((view) => receivePage(view, language));
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  window.preloadedRequest = {
    url: '/api/step/get-trucker-info/token',
    token: null,
    answer: Promise.resolve({ status, text }),
    isOk: status === 200,
    stop: () => undefined,
  };
  await showOwnData();
  return root;
}

/** Returns the visible rows of the card, or null while it is a skeleton. */
function cardIn(root: HTMLElement): string[] | null {
  const card = root.querySelector('.details-awaited dl');
  if (!card || card.closest('[aria-hidden]')) return null;
  const rows = Array.from(card.children) as HTMLElement[];
  const cells = (row: HTMLElement) => Array.from(row.children, ({ textContent }) => textContent);
  return rows.filter(({ hidden }) => !hidden).map((row) => cells(row).join(' | '));
}

describe('the early data of a link’s haulier [2-own-data-first]', () => {
  it('is shown in the card of step 1 before the application runs', async () => {
    expect(cardIn(await open(answerOf()))).toEqual([
      'Navn | Vesterbro Vogn',
      'CVR-nummer | 29871640',
      'Vognmandsnummer | 104233',
      'E-mail | drift@vesterbro.example',
      'Mobilnummer | 28456712',
      'Adresse | Istedgade 114, 1650 København V',
      'Forsikringer | Bilforsikring, Arbejdsskadeforsikring',
      'Registreringsnummer | DR 48 113',
    ]);
  });

  it('is shown in the language of the page', async () => {
    const changes = { is_work_insurance: 0, undervogn: 'Minibus' };
    const card = cardIn(await open(answerOf(changes), { language: 'en' }));
    expect(card).toContain('Insurance | Car insurance');
    expect(card).toContain('Undervogn | Minibus');
  });

  it('is shown once the page is parsed if the response arrives earlier', async () => {
    jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const opened = open(answerOf());
    await new Promise((done) => setTimeout(done));
    expect(cardIn(document.body)).toBeNull();
    document.dispatchEvent(new Event('readystatechange'));
    expect(cardIn(await opened)).not.toBeNull();
  });

  it.each([
    ['a number of seven digits', answerOf({ cvr: '2987164' })],
    ['no car insurance', answerOf({ is_car_insurance: 0 })],
    ['no known work insurance', answerOf({ is_work_insurance: null })],
    ['no number plate', answerOf({ vehicle: null })],
    ['no haulier', { data: { truckers: null } }],
    ['a refusal with status 200', { status: 'error', ...answerOf() }],
    ['a web page', '<!doctype html>'],
  ])('is not shown if the response has %s', async (_name, body) => {
    await expect(open(body).then(cardIn, () => null)).resolves.toBeNull();
  });

  it.each([
    ['the link is refused', 410, () => undefined],
    ['a draft is stored', 200, () => sessionStorage.setItem('draft:link:token', '{}')],
    ['an agreement was signed in this tab', 200, () => localStorage.setItem('signed', '{}')],
  ])('is not shown if %s', async (_name, status, arrange) => {
    arrange();
    expect(cardIn(await open(answerOf(), { status }))).toBeNull();
  });

  it('is shown in a tab that stores only drafts of staff', async () => {
    sessionStorage.setItem('draft:staff:owner', 'admin@example.dk');
    sessionStorage.setItem('draft:staff:run', '{}');
    expect(cardIn(await open(answerOf()))).not.toBeNull();
  });

  it('stays in place while React hydrates the page', async () => {
    mock.hold('getRegistration');
    const root = await open(answerOf());
    // The application sends its own request, which stays pending.
    delete window.preloadedRequest;
    const shown = cardIn(root);
    const card = root.querySelector('dl');
    const application = createApplication(testSettings);
    const router = await startRouter(application, 'da');
    // React logs an unexpected difference in the console, which fails the test.
    const drawn = await act(() => Promise.resolve(renderPage(root, application, router)));
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(root.querySelector('dl') === card).toBe(true);
    expect(cardIn(root)).toEqual(shown);
    act(() => drawn.unmount());
  });
});
