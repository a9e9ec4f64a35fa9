import { act } from '@testing-library/react';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { isFirstView } from '@/app/start/firstView';
import { renderPage } from '@/app/start/startApplication';
import { languages, type Language } from '@/config/languages';
import { firstViews, type FirstView } from '@deploy/first-views/firstViews';
import { useFirstViews } from '@tests/support/fixtures/firstViews';
import { useMockServer } from '@tests/support/fixtures/mockServer';
import { testSettings } from '@tests/support/fixtures/testSettings';

const mock = useMockServer();
const receivePage = useFirstViews();
const views = firstViews.map((view) => [view.file, view] as const);

async function start(root: HTMLElement, language: Language) {
  const application = createApplication(testSettings);
  const router = await startRouter(application, language);
  return { application, router, isTakenOver: isFirstView(root, router, '/') };
}

/**
 * Requires that React's first render equals the existing markup in every attribute. React logs each difference in the
 * console, which fails a test.
 */
async function expectTakenOver(root: HTMLElement, language: Language) {
  mock.hold('getRegistration');
  const main = root.querySelector('main');
  const { application, router, isTakenOver } = await start(root, language);
  expect(isTakenOver).toBe(true);
  const drawn = await act(() => Promise.resolve(renderPage(root, application, router)));
  expect(root.querySelector('main')).toBe(main);
  act(() => drawn.unmount());
}

describe.each(languages)('the prerendered page in language %s', (language) => {
  it.each(views)(
    'for %s equals the first render of React, which keeps its elements',
    async (_, view) => {
      await expectTakenOver(receivePage(view, language), language);
    },
  );
});

// tests/e2e/browser/firstFrame.spec.ts tests that input in a first view is kept.
describe('stored data [2-first-view]', () => {
  it.each(views)(
    'does not change the first render of the page “%s”, so that React can hydrate it',
    async (_, view) => {
      const left = { details: { name: 'Taxia' }, step: 'work', savedAt: Date.now() };
      for (const visit of ['new', 'token']) {
        sessionStorage.setItem(`draft:link:${visit}`, JSON.stringify(left));
      }
      const root = receivePage(view, 'da');
      const kept = { hasLostSession: true, refusedLink: 'Linket er udløbet.', wizardStep: 3 };
      window.history.replaceState({ usr: kept }, '');
      await expectTakenOver(root, 'da');
    },
  );
});

it('React can remove and insert elements beside texts that a translator has replaced [2-translated-page]', async () => {
  const [login] = firstViews as [FirstView];
  const root = receivePage(login, 'da');
  await expectTakenOver(root, 'da');
  const replaced = document.createTextNode('Log ind');
  root.replaceChildren('Log in');
  expect(root.removeChild(replaced)).toBe(replaced);
  root.insertBefore(document.createElement('b'), replaced);
  expect(root).toContainHTML('Log in<b></b>');
});

describe('React does not hydrate a prerendered page that', () => {
  const [login, registration] = firstViews as [FirstView, FirstView];

  it.each([
    ['was rendered for another page', login, registration.example, 'da'],
    ['was rendered in another language', login, login.example, 'en'],
  ] as const)('%s', async (_, view, address, language) => {
    const root = receivePage(view, 'da');
    window.history.replaceState(null, '', address);
    expect((await start(root, language)).isTakenOver).toBe(false);
  });

  it('belongs to a page whose script could not be fetched', async () => {
    const root = receivePage(login, 'da');
    const { router } = await start(root, 'da');
    const errors = { login: new Error('No connection') };
    const failed = { ...router, state: { ...router.state, errors } };
    expect(isFirstView(root, failed, '/')).toBe(false);
  });
});
