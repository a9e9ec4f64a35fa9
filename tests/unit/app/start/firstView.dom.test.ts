import { act } from '@testing-library/react';
import { createApplication } from '@/app/start/application';
import { drawPage } from '@/app/start/drawPage';
import { isFirstView } from '@/app/start/firstView';
import { prepareFirstPage } from '@/app/start/prepareFirstPage';
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

async function start(root: HTMLElement, address: string, language: Language) {
  const application = createApplication(testSettings);
  const firstPage = await prepareFirstPage(application, address, language);
  return { application, firstPage, isTakenOver: isFirstView(root, firstPage) };
}

describe.each(languages)('the first views in %s', (language) => {
  it.each(firstViews.map((view) => [view.file, view] as const))(
    '%s is what React draws first, to the last attribute, and stays where it stands',
    async (_, view) => {
      mock.hold('getRegistration');
      const root = receivePage(view, language);
      const main = root.querySelector('main');
      const { application, firstPage, isTakenOver } = await start(root, view.example, language);
      expect(isTakenOver).toBe(true);
      // React says on the console what differs, which fails a test.
      const drawn = await act(() => Promise.resolve(drawPage(root, application, firstPage)));
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
    expect((await start(root, address, language)).isTakenOver).toBe(false);
  });

  it('is one of a page that is told more by the one before', async () => {
    const root = receivePage(login, 'da');
    window.history.replaceState({ usr: { hasLostSession: true } }, '', login.example);
    expect((await start(root, login.example, 'da')).isTakenOver).toBe(false);
  });

  it('is one whose script did not come', async () => {
    const root = receivePage(login, 'da');
    const { firstPage } = await start(root, login.example, 'da');
    expect(isFirstView(root, { ...firstPage, isComplete: false })).toBe(false);
  });

  it('is one of a form that was typed in before', async () => {
    sessionStorage.setItem('draft:link:new', '{}');
    const root = receivePage(registration, 'da');
    expect((await start(root, registration.example, 'da')).isTakenOver).toBe(false);
  });
});
