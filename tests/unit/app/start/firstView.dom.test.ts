import { act, waitFor } from '@testing-library/react';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { isFirstView } from '@/app/start/firstView';
import { drawPage } from '@/app/start/startApplication';
import { languages, type Language } from '@/config/languages';
import { firstViews, type FirstView } from '@deploy/first-views/firstViews';
import { renderFirstViews } from '@deploy/first-views/render';
import type { FirstViewMarkup } from '@deploy/first-views/renderFirstViews';
import { useMockServer } from '@tests/support/fixtures/mockServer';
import { testSettings } from '@tests/support/fixtures/testSettings';

const mock = useMockServer();

let markup: FirstViewMarkup = {};
beforeAll(async () => {
  markup = await renderFirstViews(testSettings);
});

/** A page as the server sends it, with the first view of an address. */
function receivePage({ file, pattern, example }: FirstView, language: Language): HTMLElement {
  window.history.replaceState(null, '', example);
  document.documentElement.lang = language;
  const html = `<div data-first-view="${pattern}">${markup[file]?.[language] ?? ''}</div>`;
  document.body.replaceChildren(
    ...new DOMParser().parseFromString(html, 'text/html').body.children,
  );
  return document.body.firstElementChild as HTMLElement;
}

async function start(root: HTMLElement, language: Language) {
  const application = createApplication(testSettings);
  const router = await startRouter(application, language);
  return { application, router, isTakenOver: isFirstView(root, router, '/') };
}

describe.each(languages)('the first views in %s', (language) => {
  it.each(firstViews.map((view) => [view.file, view] as const))(
    '%s is what React draws first, to the last attribute, and stays where it stands',
    async (_, view) => {
      mock.hold('getRegistration');
      const root = receivePage(view, language);
      const main = root.querySelector('main');
      const { application, router, isTakenOver } = await start(root, language);
      expect(isTakenOver).toBe(true);
      // React says on the console what differs, which fails a test.
      const drawn = await act(() => Promise.resolve(drawPage(root, application, router)));
      expect(root.querySelector('main')).toBe(main);
      act(() => drawn.unmount());
    },
  );
});

describe('what the browser keeps for a page [2-first-view]', () => {
  it.each(firstViews.map((view) => [view.file, view] as const))(
    'is no part of what is drawn first: %s',
    async (_, view) => {
      mock.hold('getRegistration');
      const left = { details: { name: 'Taxia' }, step: 'work', savedAt: Date.now() };
      for (const visit of ['new', 'token']) {
        sessionStorage.setItem(`draft:link:${visit}`, JSON.stringify(left));
      }
      const root = receivePage(view, 'da');
      const kept = { hasLostSession: true, refusedLink: 'Linket er udløbet.', wizardStep: 3 };
      window.history.replaceState({ usr: kept }, '');
      const main = root.querySelector('main');
      const { application, router } = await start(root, 'da');
      const drawn = await act(() => Promise.resolve(drawPage(root, application, router)));
      expect(root.querySelector('main')).toBe(main);
      act(() => drawn.unmount());
    },
  );
});

describe('a first view that is not taken over', () => {
  const [login, registration] = firstViews as [FirstView, FirstView];

  it.each([
    ['is of another page', login, registration.example, 'da'],
    ['is in another language', login, login.example, 'en'],
  ] as const)('%s', async (_, view, address, language) => {
    const root = receivePage(view, 'da');
    window.history.replaceState(null, '', address);
    expect((await start(root, language)).isTakenOver).toBe(false);
  });

  it('is one whose script did not come', async () => {
    const root = receivePage(login, 'da');
    const { router } = await start(root, 'da');
    const errors = { login: new Error('No connection') };
    const failed = { ...router, state: { ...router.state, errors } };
    expect(isFirstView(root, failed, '/')).toBe(false);
  });
});

describe('what was typed in a first view [2-first-view]', () => {
  const [login, registration] = firstViews as [FirstView, FirstView];

  const fieldOf = (root: HTMLElement, name: string) =>
    root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

  /** Types into a field before the application starts. */
  async function typeAndStart(view: FirstView, name: string, text: string) {
    const root = receivePage(view, 'da');
    window.history.replaceState(view === login ? { usr: { hasLostSession: true } } : null, '');
    const field = fieldOf(root, name);
    if (field) field.value = text;
    const { application, router } = await start(root, 'da');
    const drawn = await act(() => Promise.resolve(drawPage(root, application, router)));
    expect(fieldOf(root, name)).toBe(field);
    expect(field?.value).toBe(text);
    return { root, unmount: () => act(() => drawn.unmount()) };
  }

  it('stays where the page is told more by the one before', async () => {
    const { root, unmount } = await typeAndStart(login, 'email', 'a@example.dk');
    expect(root).toHaveTextContent('Du er blevet logget ud.');
    unmount();
  });

  it('stays with what was ticked and chosen', async () => {
    const root = receivePage(registration, 'da');
    const tick = fieldOf(root, 'hasCarInsurance');
    const [, no] = root.querySelectorAll<HTMLInputElement>('input[type=radio]');
    tick?.click();
    no?.click();
    const { application, router } = await start(root, 'da');
    const drawn = await act(() => Promise.resolve(drawPage(root, application, router)));
    expect(fieldOf(root, 'hasCarInsurance')).toBe(tick);
    expect([tick?.checked, no?.checked]).toEqual([true, true]);
    const kept = () => sessionStorage.getItem('draft:link:new') ?? '{}';
    await waitFor(() =>
      expect(JSON.parse(kept())).toMatchObject({
        details: { hasCarInsurance: true, hasPreviousInsurance: 'no' },
      }),
    );
    act(() => drawn.unmount());
  });

  it('stays beside what an earlier visit of the tab has left', async () => {
    const left = { details: { name: 'Taxia', cvr: '1' } };
    sessionStorage.setItem('draft:link:new', JSON.stringify(left));
    const { root, unmount } = await typeAndStart(registration, 'cvr', '29871640');
    await waitFor(() => expect(fieldOf(root, 'name')?.value).toBe('Taxia'));
    expect(fieldOf(root, 'cvr')?.value).toBe('29871640');
    await waitFor(() => expect(sessionStorage.getItem('draft:link:new')).toContain('29871640'));
    unmount();
  });
});
