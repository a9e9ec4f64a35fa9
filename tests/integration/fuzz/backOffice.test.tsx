import { paths } from '@/config/paths';
import { session } from '@/i18n/locales/da/session';
import type { OperationId } from '@mocks/contract/document';
import { demoAccounts, demoIds } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { nightly, rowsOfRun } from '@tests/contract/fuzz/fuzz';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import { textsOf } from '@tests/support/page-objects/screenTypes';
import { expectStanding, type FuzzedApp, type FuzzedScreen } from './fuzzScreen';
import {
  click,
  fillIn,
  newTrucker,
  opensDialogs,
  pressFirst,
  savesInPlace,
  sendsDialog,
} from './use';

const t = textsOf('da');

/** Shortens the lists, so that they render faster and damage reaches a larger share of their rows. */
function keepFewRows(mock: MockServer): void {
  keepFewTruckers(mock);
  for (const { id } of mock.db.prices.all().slice(8)) mock.db.prices.delete(id);
}

const staff = { as: 'admin', prepare: keepFewRows } as const;

const truckers: FuzzedScreen = {
  ...staff,
  address: paths.truckers.href(),
  use: opensDialogs(
    t['truckers.edit'],
    t['truckers.delete'],
    t['truckers.regMissing'],
    t['truckers.sendCertificate'],
  ),
};

const prices: FuzzedScreen = {
  ...staff,
  address: paths.prices.href(),
  use: opensDialogs(
    t['prices.add'],
    t['prices.edit'],
    t['prices.editKickback'],
    t['prices.delete'],
  ),
};

const priceDialog: FuzzedScreen = { ...prices, use: opensDialogs(t['prices.edit']) };

const matrix: FuzzedScreen = {
  ...staff,
  address: `${paths.prices.href()}?view=matrix`,
  use: savesInPlace('.price-matrix-field input', '12345'),
};

const panel: FuzzedScreen = {
  ...staff,
  address: `${paths.truckers.href()}?open=${String(demoIds.signed)}`,
};

const addOns: FuzzedScreen = {
  ...staff,
  address: paths.addOns.href(),
  use: opensDialogs(t['addOns.add'], t['addOns.edit'], t['addOns.delete']),
};

const search: FuzzedScreen = { ...staff, address: `${paths.truckers.href()}?q=taxi` };

const screens: [name: string, screen: FuzzedScreen, id: OperationId, when?: typeof nightly][] = [
  ['the list of hauliers', truckers, 'listTruckers'],
  [
    'the edit dialog of a haulier',
    { ...truckers, use: opensDialogs(t['truckers.edit']) },
    'getTrucker',
  ],
  ['a search for hauliers', search, 'searchTruckers'],
  [
    'a sorted search',
    { ...search, address: `${search.address}&sort=name` },
    'searchTruckers',
    nightly,
  ],
  [
    'the history',
    { as: 'admin', address: paths.truckerHistory.href(demoIds.signed) },
    'getTruckerHistory',
  ],
  ['the price list', prices, 'listPrices'],
  ['the price dialog with damaged areas', priceDialog, 'listAreas', nightly],
  ['the matrix of prices', matrix, 'listPrices'],
  ['the matrix of prices with damaged new values', matrix, 'listNewValues', nightly],
  ['the matrix of prices with damaged injuries', matrix, 'listInjuries', nightly],
  ['the panel of a haulier', panel, 'getTrucker'],
  ['the submissions in the panel of a haulier', panel, 'getTruckerHistory'],
  ['the add-ons', addOns, 'listAddOns'],
];

describe('damaged API responses in the back office', () => {
  it.each(rowsOfRun(screens))(
    'leave %s usable, without raw values or console errors',
    async (_name, screen, id) => {
      await expectStanding(screen, id, 8);
    },
  );
});

const { email, password } = demoAccounts.admin;

/** Logs in and visits the pages that show the user. */
async function signsIn(app: FuzzedApp) {
  fillIn({ email, password });
  await pressFirst(app, session['login.submit']);
  for (const { href } of [paths.profile, paths.overview]) {
    const link = document.querySelector<HTMLElement>(`a[href="${href()}"]`);
    if (link) click(link);
    await app.settle();
  }
}

const login: FuzzedScreen = { address: paths.login.href(), use: signsIn };

const doing = (screen: FuzzedScreen, use: (app: FuzzedApp) => unknown) => ({ ...screen, use });
const presses = (name: string) => (app: FuzzedApp) => pressFirst(app, name);
const edits = doing(truckers, sendsDialog(t['truckers.edit'], t['common.save']));
const resends = doing(truckers, presses(t['truckers.resendEmail']));

/** The mutations whose response bodies the app uses (tests/contract/fuzz/parsedTypes.ts). */
const answers: typeof screens = [
  ['a login', login, 'login'],
  ['an edit of a haulier', edits, 'updateTrucker'],
  ['an invitation', resends, 'resendEmail'],
  [
    'a certificate',
    doing(truckers, presses(t['truckers.sendCertificate'])),
    'sendCertificate',
    nightly,
  ],
];

/**
 * Mutations for each place that shows a refusal (page, dialog with and without fields, matrix cell, notification), and
 * the logout, whose refusal is not shown.
 */
const refusals: typeof screens = [
  ['a login', login, 'login'],
  [
    'a new haulier',
    doing(truckers, sendsDialog(t['truckers.add'], t['common.add'], newTrucker)),
    'createTrucker',
  ],
  ['an edit of a haulier', edits, 'updateTrucker', nightly],
  [
    'a deletion of a price',
    doing(prices, sendsDialog(t['prices.delete'], t['common.yes'])),
    'deletePrice',
  ],
  [
    'a new price in the matrix',
    doing(matrix, savesInPlace('.price-matrix-field[data-hole] input', '12345')),
    'createPrice',
  ],
  ['a premium in the matrix', matrix, 'updatePrice', nightly],
  ['an invitation', resends, 'resendEmail'],
  ['a logout', doing(truckers, presses(t['topbar.logout'])), 'logout'],
];

describe('a change by staff', () => {
  it.each(rowsOfRun(answers))(
    'leaves a usable page, without raw values or console errors, after a damaged response to %s',
    async (_name, screen, id) => {
      await expectStanding(screen, id, 3);
    },
  );

  it.each(rowsOfRun(refusals))(
    'leaves a usable page, without raw values or console errors, after a damaged refusal of %s',
    async (_name, screen, id) => {
      await expectStanding({ ...screen, isRefused: true }, id, 2);
    },
  );
});
