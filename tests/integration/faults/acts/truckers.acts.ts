import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoIds } from '@mocks/db/demo';
import { catchSavedFiles } from '@tests/support/fakes/savedFiles';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import type { Act } from '../support/act';
import { address, heading, press } from '../support/pageControls';
import { expectLostSession, inNotices, inNoticesAnd } from '../support/seen';
import { t } from '../support/words';
import { retry, expectRows, rowAction } from './listActions';

const rows = () => expectRows(t['nav.truckers']);
const trucker = 'Ærø Taxa v/Åse Østergaard';
const list = { address: paths.truckers.href(), as: 'admin' } as const;
const shortList = { ...list, prepare: keepFewTruckers } as const;
/** A search with one match: one row renders faster than a page. */
const search = { address: `${list.address}?q=10486115&field=cvr`, as: 'admin' } as const;
const searchBox = () => screen.getByRole('searchbox', { name: t['truckers.searchText'] });
const failedList = inNoticesAnd(t['table.loadFailed']);

const saved = catchSavedFiles();

const typeSearch = (text: string) => fireEvent.change(searchBox(), { target: { value: text } });

/** An export saves its file; a failed one saves nothing and leaves the list in place. */
const exporting = {
  arrange: rows,
  send: () => press(t['common.exportCsv']),
  voice: 'file',
  expectMessages: inNotices,
  expectKept: () => {
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(saved).toEqual([]);
  },
  expectSuccess: async () => {
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Truckers-.*\.csv$/);
  },
} as const;

const loginWithoutFile = {
  rule: 'opens login and saves no file',
  expectOutcome: async () => {
    await expectLostSession(list.address);
    expect(saved).toEqual([]);
  },
};

/** Sends something to a haulier from its row. Failures are shown in notifications. */
const sending = (action: string) =>
  ({
    arrange: rows,
    send: () => rowAction(trucker, action),
    expectMessages: inNotices,
    expectKept: () => expect(screen.getByRole('table')).toBeInTheDocument(),
    needsNoAnswer: true,
  }) as const;

export const truckerActs: readonly Act[] = [
  {
    ...shortList,
    call: 'listTruckers',
    action: 'loading the hauliers',
    voice: 'generic',
    expectMessages: failedList,
    retry,
    expectSuccess: rows,
  },
  {
    ...list,
    call: 'listTruckers',
    action: 'refreshing the hauliers',
    address: `${list.address}?sort=name&dir=desc&page=24`,
    arrange: async () => {
      await rows();
      typeSearch('taxa');
    },
    send: () => press(t['common.refresh']),
    voice: 'generic',
    expectMessages: failedList,
    expectKept: () => {
      expect(screen.getByRole('table')).toBeInTheDocument();
      expect(searchBox()).toHaveValue('taxa');
      expect(address()).toContain('?sort=name&dir=desc&page=24');
    },
    expectSuccess: async () => {
      await waitFor(() => {
        expect(screen.queryByText(t['table.loadFailed'])).not.toBeInTheDocument();
        expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      });
    },
  },
  {
    ...search,
    call: 'searchTruckers',
    action: 'searching hauliers',
    arrange: async () => {
      await rows();
      typeSearch('10972222');
    },
    send: () => press(t['common.search']),
    leadsTo: `${list.address}?q=10972222&field=cvr`,
    rules: { 500: ' [8-truckers-search-failure]' },
    voice: 'generic',
    expectMessages: failedList,
    expectKept: () => {
      expect(searchBox()).toHaveValue('10972222');
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    },
    retry,
    expectSuccess: () => screen.findByRole('rowheader', { name: 'Bæk & Søn Persontransport ApS' }),
  },
  {
    ...search,
    ...exporting,
    call: 'searchTruckers',
    action: 'exporting a search',
    faults: ['500'],
  },
  {
    ...shortList,
    ...exporting,
    call: 'listTruckers',
    action: 'exporting all hauliers',
    except: { 401: loginWithoutFile, 419: loginWithoutFile },
    rules: { 401: ' [4-export-dead-session]' },
  },
  {
    ...search,
    ...sending(t['truckers.resendEmail']),
    call: 'resendEmail',
    action: 'resending an invitation',
    voice: 'generic',
    expectSuccess: async ({ mock }) => {
      await waitFor(() => expect(mock.calls.of('resendEmail').at(-1)?.status).toBe(200));
      await screen.findAllByText(/^(E-mailen|Invitationen) er sendt/);
    },
  },
  {
    ...search,
    ...sending(t['truckers.sendCertificate']),
    call: 'sendCertificate',
    action: 'sending a certificate',
    voice: 'certificate',
    expectSuccess: async ({ mock }) => {
      await waitFor(() => expect(mock.calls.of('sendCertificate').at(-1)?.status).toBe(200));
      await screen.findAllByText(/^Certifikatet er sendt/);
    },
  },
  {
    call: 'getTruckerHistory',
    action: 'loading a history',
    address: paths.truckerHistory.href(demoIds.signed),
    as: 'admin',
    voice: 'server',
    expectMessages: inNoticesAnd(t['history.loadFailed']),
    retry,
    expectSuccess: () => heading('Historik for Nørrebro Taxi ApS'),
    rules: {
      empty: ' [8-history-own-text]',
      401: ' [8-history-dead-session]',
      403: ' [8-history-refusal]',
    },
    except: {
      '404': {
        rule: 'reports the server’s reason and that there is no such haulier',
        expectOutcome: async () => {
          await inNoticesAnd(t['history.unknownHaulier'])(['Fejl 404 (scenarie).']);
          fireEvent.click(screen.getByRole('link', { name: t['history.backToList'] }));
          await rows();
        },
      },
    },
  },
];
