import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoIds, demoTokens } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { sentence } from '@tests/support/assertions/sentence';
import { fillWithText, madeElements, markup } from '@tests/support/fixtures/markup';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';

const id = demoIds.signed;
const token = demoTokens.signed;

/** Opens a page after every text in the database was replaced by markup. */
async function open(path: string, as: RenderAppOptions['as'] = 'guest'): Promise<RenderedApp> {
  const view = await renderApp('/nothing', { as });
  fillWithText(view.mock.db, id, markup);
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  return view;
}

const page = () => document.body.textContent;

/** Waits until the server's texts appear literally, and requires that they created no elements. */
async function expectText(least = 1): Promise<void> {
  await waitFor(() => expect(page().split(markup).length - 1).toBeGreaterThanOrEqual(least));
  expect(madeElements()).toEqual([]);
  expect(page()).not.toContain('Hej 2022');
}

const row = () => screen.findByRole('row', { name: (text) => text.includes(markup) });
const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('markup from the server appears as text', () => {
  it.each([
    ['the haulier list', paths.truckers.href(), 1],
    ['a history, and its heading', paths.truckerHistory.href(id), 8],
    ['the prices', paths.prices.href(), 10],
    ['the add-ons', paths.addOns.href(), 3],
    ['the agreement page of staff', paths.editTrucker.href(id), 1],
  ])('on %s', async (_screen, path, least) => {
    await open(path, 'admin');
    await expectText(least);
  });

  it.each([
    ['invite', 1],
    ['existing-insurance', 4],
    ['injury-insurance', 5],
    ['work-insurance', 3],
  ])('in an e-mail of type %s', async (mail, least) => {
    await open(paths.email.href(mail, 'da', token));
    await expectText(least);
  });

  it('in the fields, choices and summaries of the wizard', async () => {
    const view = await open(paths.registration.href(demoTokens.signed));
    await expectText(3);
    await view.user.click(
      within(await screen.findByRole('radiogroup', { name: /bilen forsikret/ })).getByRole(
        'radio',
        { name: 'Nej' },
      ),
    );
    // The known number plate is too long to be valid, so it must be corrected first.
    await press(view, 'Ret');
    const plate = screen.getByRole('textbox', { name: 'Registreringsnummer' });
    await view.user.clear(plate);
    await view.user.type(plate, 'ZZ10001');
    await press(view, 'Næste');
    await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    await expectText(8);
    await press(view, 'Næste');
    await screen.findByRole('heading', { level: 1, name: 'Arbejdsskade og underskrift' });
    await expectText(1);
    await press(view, 'Næste');
    await screen.findByRole('heading', { level: 1, name: 'Tjek dine svar' });
    await expectText(8);
  });

  it.each([
    ['edit', 'Rediger vognmand'],
    ['delete', 'Slet vognmand'],
  ])('in the %s dialog of a haulier', async (_, name) => {
    const view = await open(`${paths.truckers.href()}?page=1`, 'admin');
    await view.user.click(rowButton(await row(), name));
    await screen.findByRole('dialog', { name });
    await expectText();
  });

  it('in a notification, and in the message of a page that failed to load', async () => {
    const view = await open(paths.truckers.href(), 'admin');
    const error = { kind: 'error', status: 422, message: markup } as const;
    view.mock.addFault({ operationId: 'sendCertificate', fault: error });
    view.mock.addFault({ operationId: 'getTruckerHistory', fault: error });
    await view.user.click(rowButton(await row(), 'Send certifikat (PDF)'));
    const messages = await screen.findByRole('region', { name: /^Beskeder/ });
    expect(await within(messages).findAllByText(markup)).not.toEqual([]);
    await expectText(2);
    await view.user.click(within(await row()).getByRole('link', { name: 'Historik' }));
    await screen.findByRole('heading', { level: 1, name: `Historik for ${markup}` });
    await expectText();
  });

  it('in the name of the logged-in user', async () => {
    localStorage.setItem('token', '1|abc');
    localStorage.setItem('user', JSON.stringify({ name: markup, email: markup, role: markup }));
    await renderApp(paths.profile.href());
    expect(await screen.findByText(sentence(`Logget ind som ${markup}`))).toBeInTheDocument();
    await expectText(3);
  });
});

describe('a contact link whose setting is manipulated', () => {
  it.each([
    ['a script', 'javascript:alert(1)'],
    ['an attribute', 'x" onclick="alert(1)'],
    ['another site', '//evil.example'],
    ['markup', markup],
  ])('can only be a phone or mail link, even if it contains %s', async (_, text) => {
    const contact = { company: text, phone: text, email: text, openingHours: text };
    await renderApp('/login', { settings: { contact } });
    const help = await screen.findByRole('contentinfo');
    const links = within(help).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ protocol }) => protocol)).toEqual(['tel:', 'mailto:']);
    expect(links.flatMap((link) => link.getAttributeNames())).not.toContain('onclick');
    expect(madeElements()).toEqual([]);
  });
});

/** A right-to-left name that ends in a mark which would reverse the text after it. */
const name = 'تاکسی محمد\u202e';
const trucker = 3;

/** Renames the haulier, also in all submissions. */
function rename({ db }: MockServer): [] {
  const { name: before } = db.truckers.get(trucker) ?? {};
  db.truckers.update(trucker, { name });
  for (const { id, data } of db.history.all()) {
    db.history.update(id, { data: data.replaceAll(String(before), name) });
  }
  return [];
}

/** For each element that contains the name: the text of the `bdi` around it. */
async function places(): Promise<(string | undefined)[]> {
  const shown = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name),
    );
  const found = await screen.findAllByText((_, element) => element !== null && shown(element));
  return found.map((element) => element.closest('bdi')?.textContent);
}

it.each([
  ['the list and the panel of hauliers', `/admin/truckers?open=${trucker}`],
  ['the agreement of a haulier', `/admin/truckers/edit/${trucker}`],
  ['the history of a haulier', `/trucker-history/${trucker}`],
])(
  'a right-to-left name does not reorder the text around it in %s [2-names-set-apart]',
  async (_, path) => {
    await renderApp(path, { as: 'admin', answers: rename });
    expect(new Set(await places())).toEqual(new Set([name]));
  },
);
