import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getResponse } from 'msw';
import { signedStorageKey } from '@/config/constants';
import { catalog } from '@mocks/control/catalog';
import { parseScenarioLink } from '@mocks/control/openScenario';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { resendInvitation, send } from '@mocks/domain/mail.domain';
import { createMock, type Mock } from '@mocks/mock';
import { Workbench } from '@mocks/workbench/Workbench';
import { remoteOf } from '../remoteOf';

interface Options {
  isLive?: boolean;
  mock?: Mock;
  /** The browser's clipboard. By default it accepts every text. */
  copy?: (text: string) => Promise<void>;
}

/** Renders the workbench of a mock in the same process. */
function renderWorkbench({
  isLive = false,
  mock = createMock(),
  copy = () => Promise.resolve(),
}: Options = {}) {
  const asked: string[] = [];
  const page = { reload: jest.fn(), copy: jest.fn(copy) };
  render(
    <Workbench
      remote={remoteOf(mock, asked)}
      basePath="/base/"
      problem={null}
      isLive={isLive}
      page={{ ...page, origin: 'https://app.example', screen: () => '/admin/truckers?page=2' }}
    />,
  );
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'QA workbench' }));
  return { mock, user, page, asked, press };
}

/** Renders the workbench and opens it. */
async function openWorkbench(options?: Options) {
  const view = renderWorkbench(options);
  await view.press();
  await screen.findByText(/^\d+ calls?\.$/);
  return view;
}

const drawer = () => screen.queryByRole('complementary', { name: 'QA workbench' });
const launcher = () => screen.getByRole('button', { name: 'QA workbench' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const expectStatus = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const expectAlert = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

beforeEach(() => localStorage.clear());

describe('the workbench drawer', () => {
  afterEach(() => jest.useRealTimers());

  it('opens with its button, takes the focus, and returns it on Escape', async () => {
    const { press, user } = renderWorkbench();
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
    await press();
    expect(drawer()).toHaveFocus();
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
    const onEscape = jest.fn();
    document.addEventListener('keydown', onEscape);
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', onEscape);
    expect(onEscape).not.toHaveBeenCalled();
    expect(drawer()).toBeNull();
    expect(launcher()).toHaveFocus();
  });

  it('opens and closes with Alt+M on any keyboard layout; closing leaves the page’s focus', async () => {
    renderWorkbench();
    const hold = (held: object) =>
      fireEvent.keyDown(document.body, { code: 'KeyM', key: 'µ', altKey: true, ...held });
    hold({ ctrlKey: true });
    expect(drawer()).toBeNull();
    hold({});
    expect(drawer()).toHaveFocus();
    expect(await screen.findByText('0 calls.')).toBeVisible();
    drawer()?.blur();
    hold({});
    expect(drawer()).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('polls the mock only while it is open, and shows when polling fails', async () => {
    jest.useFakeTimers();
    const { asked, mock } = renderWorkbench();
    expect(asked).toEqual([]);
    fireEvent.click(launcher());
    expect(await screen.findByText('Seed: 2022')).toBeVisible();
    // An invalid clock makes the next poll fail.
    mock.clock.move(1e300);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/cannot be read/), {
      timeout: 3000,
    });
    mock.reset(7);
    expect(await screen.findByText('Seed: 7', {}, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(launcher());
    const before = asked.length;
    act(() => jest.advanceTimersByTime(2000));
    expect(asked).toHaveLength(before);
  });
});

it('the workbench changes the user, and a reset keeps that user', async () => {
  const { mock, page, user } = await openWorkbench();
  expect(screen.getByText('Now: nobody')).toBeVisible();
  await user.click(button('Admin'));
  await expectStatus('Signed in as: Admin');
  expect(screen.getByText('Now: Astrid Ørsted (admin)')).toBeVisible();
  mock.use('empty');
  localStorage.setItem(signedStorageKey, '{"a1b2":"2022-03-01"}');
  sessionStorage.setItem('draft:link:demo-invitation-1001', '{"details":{"name":"x"}}');
  await user.click(button('Reset'));
  await expectStatus('The mock was reset.');
  expect(localStorage.getItem(signedStorageKey)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(mock.db.truckers.all()).not.toEqual([]);
  expect(mock.db.sessions.has(localStorage.getItem('token') ?? '')).toBe(true);
  await user.click(button('Nobody'));
  await expectStatus('Signed in as: Nobody');
  expect(localStorage).toHaveLength(0);
  expect(page.reload).toHaveBeenCalledTimes(3);
});

it('the workbench resets the mock with another seed, and refuses an invalid one', async () => {
  const { mock, page, user } = await openWorkbench();
  await user.type(field(/^Another seed/), 'many{Enter}');
  await expectAlert('"many" is not a seed');
  expect(page.reload).not.toHaveBeenCalled();
  await user.clear(field(/^Another seed/));
  await user.type(field(/^Another seed/), '42{Enter}');
  await expectStatus('The mock was reset.');
  expect(mock.db.seed).toBe(42);
});

describe('the clock in the workbench', () => {
  it('shows the time of the mock, stops, moves, and rejects invalid input with a reason', async () => {
    const mock = createMock({ now: () => new Date('2022-03-01T12:00:00Z') });
    const { user } = await openWorkbench({ mock });
    expect(screen.getByText('It is 1 Mar 2022, 13:00:00.')).toBeVisible();
    await user.click(button('Freeze'));
    expect(await screen.findByText(/It is frozen/)).toBeVisible();
    const move = async (hours: string) => {
      await user.clear(field(/^Hours to move by/));
      await user.type(field(/^Hours to move by/), `${hours}{Enter}`);
    };
    await move('-48,5');
    await expectStatus('27 Feb 2022, 12:30:00');
    expect(mock.clock.state().frozenAt).toBe('2022-02-27T11:30:00.000Z');
    await move('soon');
    await expectAlert('is not a number of milliseconds');
    await user.click(button('Resume'));
    await waitFor(() => expect(mock.clock.state().frozenAt).toBeNull());
  });
});

it('every scenario has a description', () => {
  expect(catalog.filter(({ shows }) => shows === '')).toEqual([]);
});

describe('scenarios in the workbench', () => {
  it('can be searched, and link to the scenario; a copied link also has the open screen', async () => {
    const { page, user } = await openWorkbench();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'SENDXML 500');
    expect(screen.getByText(/^1 scenario\. /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'sendXmlFails' })).toHaveAttribute(
      'href',
      '/base/?scenario=sendXmlFails',
    );
    await user.click(button('Copy link sendXmlFails'));
    const link =
      'https://app.example/base/?scenario=sendXmlFails&open=%2Fadmin%2Ftruckers%3Fpage%3D2&as=guest&lang=da';
    await expectStatus(`Copied: ${link}`);
    expect(page.copy).toHaveBeenCalledWith(link);
  });

  it('are copied as a link with the current faults, user, language, seed and clock', async () => {
    const { mock, page, user } = await openWorkbench();
    mock.reset(7);
    mock.use('empty, drop:login, slow:listTruckers:3000');
    mock.clock.move(Date.parse('2022-03-01T12:00Z') - mock.clock.now().getTime());
    mock.clock.freeze(true);
    const { frozenAt } = mock.clock.state();
    localStorage.setItem('language', 'en');
    await user.click(button('User'));
    await expectStatus('Signed in as: User');
    await user.click(button('Remove drop:login'));
    await expectStatus('The fault is off');
    await user.click(button('Copy link to the current state'));
    await expectStatus(/^Copied/);
    const copied = String((page.copy.mock.calls as [string][]).at(-1)?.[0]);
    expect(parseScenarioLink('/', new URL(copied).search)).toEqual({
      scenario: 'empty, slow:listTruckers:3000',
      screen: '/admin/truckers?page=2',
      as: 'user',
      lang: 'en',
      seed: '7',
      clock: `${String(frozenAt)},frozen`,
    });
  });

  it('can be typed, switched on and copied; unknown ones are refused with a reason', async () => {
    const { mock, page, user } = await openWorkbench();
    await user.type(field(/^Terms/), 'slow:listTruckers:3000, empty{Enter}');
    expect(await screen.findByText('Now: slow:listTruckers:3000, empty')).toBeVisible();
    expect(mock.db.truckers.all()).toEqual([]);
    await user.click(button('Copy link to your own scenario'));
    await expectStatus(/scenario=slow%3AlistTruckers%3A3000%2C\+empty&open=/);
    await user.clear(field(/^Terms/));
    await user.type(field(/^Terms/), 'sunny{Enter}');
    await expectAlert('There is no scenario "sunny".');
    await user.click(button('Copy link to your own scenario'));
    await expectAlert('There is no scenario "sunny".');
    expect(page.copy).toHaveBeenCalledTimes(1);
  });

  it('show their link when the browser denies copying', async () => {
    const copy = () => Promise.reject(new Error('no'));
    const { page, user } = await openWorkbench({ copy });
    await user.click(button('Copy link emptyLists'));
    await expectAlert(/does not allow copying.*\?scenario=emptyLists/);
    expect(page.copy).toHaveBeenCalledTimes(1);
  });
});

describe('faults in the workbench', () => {
  it('can be added for one request or all, and removed; invalid ones are refused', async () => {
    const { mock, user } = await openWorkbench();
    const choose = (label: string, text: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), text);
    await choose('Call', 'listTruckers');
    await choose('What goes wrong', 'A slow response');
    await user.type(field(/^Milliseconds/), '3000');
    await user.type(field(/^Percent/), '50');
    await user.click(button('Add'));
    await expectStatus('The fault is on: slow:listTruckers:3000:50%');
    expect(mock.faults()).toEqual([
      { operationId: 'listTruckers', fault: { kind: 'slow', ms: 3000 }, share: 0.5 },
    ]);
    await choose('Call', 'All calls');
    await choose('What goes wrong', 'Broken JSON');
    expect(screen.queryByRole('textbox', { name: /^Milliseconds|^Status/ })).toBeNull();
    await user.clear(field(/^Percent/));
    await user.click(button('Add'));
    await expectStatus('The fault is on: broken:*');
    await user.click(button('Remove slow:listTruckers:3000:50%'));
    await expectStatus('The fault is off');
    expect(mock.faults()).toEqual([{ operationId: '*', fault: { kind: 'broken' } }]);
    await user.click(button('Remove all faults'));
    await expectStatus('No fault is on.');
    expect(mock.faults()).toEqual([]);
    await choose('What goes wrong', 'An error status');
    await user.clear(field(/^Status/));
    await user.type(field(/^Options/), 'times=1{Enter}');
    await expectStatus('The fault is on: error:*:times=1');
    expect(mock.faults()).toMatchObject([{ fault: { status: 500 }, times: 1 }]);
    await user.type(field(/^Percent/), '120{Enter}');
    await expectAlert('"120" is not a whole number from 0 to 100.');
    expect(mock.faults()).toHaveLength(1);
  });
});

describe('a custom response in the workbench', () => {
  const url = 'https://api.example/api/area/list';

  it('is an edited last response, and can be stored as a scenario with a link', async () => {
    const mock = createMock();
    await getResponse(mock.handlers, new Request(url));
    const { page, user } = await openWorkbench({ mock });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'The last response of' }),
      'listAreas',
    );
    const body = field('Its body (JSON)');
    expect(body).toHaveDisplayValue(/"title": "Højst 50 % af kørslen i postnumrene 1000-2450"/);
    fireEvent.change(body, { target: { value: '{"data": ' } });
    await user.click(button('Use this response'));
    await expectAlert('The text after body= is not JSON.');
    fireEvent.change(body, { target: { value: '{"data": [{"id": 1, "title": "Jylland"}]}' } });
    await user.click(button('Use this response'));
    await expectStatus('This response is on: listAreas');
    const answer = await getResponse(mock.handlers, new Request(url));
    expect(await answer?.json()).toEqual({ data: [{ id: 1, title: 'Jylland' }] });

    await user.type(field('Save the current state as'), 'Jylland{Enter}');
    await expectStatus('Saved: Jylland');
    const terms = 'happy, answer:listAreas:body="{""data"":[{""id"":1,""title"":""Jylland""}]}"';
    expect(mock.kept()).toEqual({ Jylland: terms });
    await user.click(button('Copy link Jylland'));
    await expectStatus(/^Copied/);
    const copied = String((page.copy.mock.calls as [string][]).at(-1)?.[0]);
    expect(parseScenarioLink('/', new URL(copied).search)?.scenario).toBe(terms);
    await user.click(button('Delete Jylland'));
    await expectStatus('Deleted: Jylland');
    expect(mock.kept()).toEqual({});
  });
});

describe('the outbox in the workbench', () => {
  it('lists the newest message first, with a code to copy and links to open', async () => {
    const mock = createMock();
    const path = `/email/work-insurance/locale/da/token/${demoTokens.signed}`;
    const message = { truckerId: demoIds.signed, to: '28456712', subject: '', attachment: null };
    send(mock.db, { ...message, kind: 'email', text: path, attachment: 'aftale-3.xml' });
    resendInvitation(mock.db, demoIds.signed, { email: 'a@example.dk', name: 'Bo' });
    send(mock.db, { ...message, kind: 'email', text: '//elsewhere.example' });
    send(mock.db, { ...message, kind: 'sms', text: 'Din sms-kode er A1b2C3' });
    const { page, user } = await openWorkbench({ mock });
    expect(screen.getByText('Outbox (4)')).toBeVisible();
    expect(screen.getByText('Attached: aftale-3.xml')).toBeVisible();
    expect(
      screen.getAllByRole('link', { name: /^Open the/ }).map((link) => link.getAttribute('href')),
    ).toEqual([`/base/registration/${demoTokens.signed}`, `/base${path}`]);
    await user.click(button('Copy code A1b2C3'));
    await expectStatus('Copied: A1b2C3');
    expect(page.copy).toHaveBeenCalledWith('A1b2C3');
  });
});

describe('the contract part of the workbench', () => {
  const mockWithViolation = async () => {
    const mock = createMock();
    const body = JSON.stringify({ email: 'x@example.dk' });
    const headers = { 'Content-Type': 'application/json' };
    const url = 'https://api.example/api/auth/login';
    await getResponse(mock.handlers, new Request(url, { method: 'POST', body, headers }));
    await getResponse(mock.handlers, new Request('https://api.example/api/area/list'));
    return mock;
  };

  it('lists the requests that break the contract, and the reason', async () => {
    const mock = await mockWithViolation();
    await openWorkbench({ mock });
    expect(screen.getByText('Contract violations (1)')).toBeVisible();
    expect(screen.getByText('2 calls.')).toBeVisible();
    const [first] = mock.calls.violations();
    expect(
      screen.getByText(`POST /api/auth/login (422): ${first?.violation ?? '-'}`),
    ).toBeVisible();
  });

  it('is the only part on a live API', async () => {
    const { asked } = await openWorkbench({ isLive: true, mock: await mockWithViolation() });
    expect(asked).toEqual(['GET calls']);
    // The query fails if there is more than one part.
    expect(screen.getByRole('group')).toHaveTextContent(/^Contract violations \(1\)/);
  });
});
