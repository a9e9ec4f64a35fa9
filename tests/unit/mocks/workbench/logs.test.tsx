import { screen, waitFor, within } from '@testing-library/react';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { resendInvitation } from '@mocks/domain/mail';
import { send as sendMessage } from '@mocks/domain/outbox';
import { createMock } from '@mocks/mock';
import { renderWorkbench, send } from './renderWorkbench';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

function sendMail(mock: ReturnType<typeof createMock>, text: string) {
  sendMessage(mock.db, {
    kind: 'email',
    truckerId: demoIds.signed,
    to: 'drift@example.dk',
    subject: 'work-insurance',
    text,
    attachment: 'aftale-3.xml',
  });
}

describe('the outbox', () => {
  it('says that it is empty', async () => {
    await renderWorkbench().openTab(/^Outbox/);
    expect(await screen.findByText('Nothing has been sent.')).toBeVisible();
  });

  it('has the newest message first, its code to copy and its e-mail to open', async () => {
    const mock = createMock();
    const path = `/email/work-insurance/locale/da/token/${demoTokens.signed}`;
    sendMail(mock, path);
    resendInvitation(mock.db, demoIds.signed, { email: 'a@example.dk', name: 'Bo' });
    sendMessage(mock.db, {
      kind: 'sms',
      truckerId: demoIds.signed,
      to: '28456712',
      subject: '',
      text: 'Din sms-kode er A1b2C3',
      attachment: null,
    });
    const { openTab, page, user } = renderWorkbench({ mock });
    await openTab(/^Outbox/);
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent.trim())).toEqual([
      'SMS',
      'E-mail invite',
      'E-mail work-insurance',
    ]);
    expect(screen.getByText('Attached: aftale-3.xml')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the e-mail (new tab)' })).toHaveAttribute(
      'href',
      `/base${path}`,
    );
    expect(screen.getByRole('link', { name: 'Open the link (new tab)' })).toHaveAttribute(
      'href',
      `/base/registration/${demoTokens.signed}`,
    );
    await user.click(await button('Copy code A1b2C3'));
    expect(page.copy).toHaveBeenCalledWith('A1b2C3');
    expect(screen.getByRole('status')).toHaveTextContent('Copied: the code A1b2C3');
  });
});

describe('the calls', () => {
  it('are there as soon as the application makes them, the newest first', async () => {
    const { mock, openTab } = renderWorkbench();
    await openTab(/^Calls/);
    expect(await screen.findByText('The application has called nothing.')).toBeVisible();
    await send(mock, '/api/area/list');
    await send(mock, '/api/injury/list');
    expect(await screen.findByText('GET /api/injury/list')).toBeVisible();
    const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/GET \/api\/injury\/list200, \d\d:\d\d:\d\d/),
      expect.stringMatching(/GET \/api\/area\/list200/),
    ]);
  });

  it('that break the contract are marked, and counted on the tab', async () => {
    const mock = createMock();
    await send(mock, '/api/auth/login', { email: 'x@example.dk' });
    const { openTab, user } = renderWorkbench({ mock });
    await openTab(/^Calls/);
    expect(
      await screen.findByRole('tab', { name: 'Calls 1 in breach of the contract' }),
    ).toBeVisible();
    await user.click(await button(/Breaks the contract.*POST \/api\/auth\/login/));
    expect(screen.getByText(mock.calls.breaches()[0]?.breach ?? '-')).toBeVisible();
  });

  it('open to query, body and answer, and are copied as a command line', async () => {
    const mock = createMock();
    await send(mock, '/api/auth/login', { email: 'admin@example.dk', password: 'wrong' });
    const { openTab, page, user } = renderWorkbench({ mock });
    await openTab(/^Calls/);
    await user.click(await button(/POST \/api\/auth\/login/));
    expect(screen.getByText(/"password": "…"/)).toBeVisible();
    expect(screen.getByText(/"message": /)).toBeVisible();
    await user.click(await button('Copy as a command line'));
    expect(page.copy).toHaveBeenCalledWith(
      expect.stringMatching(/^curl .*'https:\/\/api\.example\/api\/auth\/login'/u),
    );
  });

  it('come in hundreds', async () => {
    const mock = createMock();
    for (let count = 0; count < 101; count += 1) {
      mock.calls.note({
        method: 'GET',
        path: '/api/area/list',
        query: {},
        body: undefined,
        hasBearer: false,
        accept: null,
        operationId: 'listAreas',
        breach: null,
      });
    }
    const { openTab, user } = renderWorkbench({ mock });
    await openTab(/^Calls/);
    const items = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    await user.click(await button('Show older ones'));
    await waitFor(() => expect(items()).toHaveLength(101));
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });
});

describe('the contract', () => {
  it('has every call, and marks those that were made', async () => {
    const mock = createMock();
    await send(mock, '/api/area/list');
    const { openTab, user } = renderWorkbench({ mock });
    await openTab(/^Contract/);
    expect(await screen.findByText('1 of 37 called')).toBeVisible();
    expect(await button(/GET \/api\/area\/list.*✓ Called, Open to all/)).toBeVisible();
    const call = await button(
      /GET \/api\/truckers\/get-trucker\/\{id\}.*Not called, Needs a bearer/,
    );
    await user.click(call);
    expect(screen.getByText('id (path)')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Answer 200' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Answer 404' })).toBeVisible();
    expect(screen.getAllByText(/"type": "object"/)).not.toEqual([]);
  });
});
