import { paths } from '@/config/paths';
import type { OperationId } from '@mocks/contract/document';
import { demoIds } from '@mocks/db/demo';
import { textsOf } from '@tests/support/page-objects/screenTypes';
import { expectStanding, keepFewRows, type FuzzedScreen } from './fuzzScreen';
import { opensDialogs, savesInPlace } from './use';

const t = textsOf('da');
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

const screens: [name: string, screen: FuzzedScreen, id: OperationId][] = [
  ['the list of hauliers', truckers, 'listTruckers'],
  ['its edit dialog', { ...truckers, use: opensDialogs(t['truckers.edit']) }, 'getTrucker'],
  ['a search for hauliers', search, 'searchTruckers'],
  ['a sorted search', { ...search, address: `${search.address}&sort=name` }, 'searchTruckers'],
  [
    'the history',
    { as: 'admin', address: paths.truckerHistory.href(demoIds.signed) },
    'getTruckerHistory',
  ],
  ['the price list', prices, 'listPrices'],
  ['its dialogs by area', priceDialog, 'listAreas'],
  ['the matrix of prices', matrix, 'listPrices'],
  ['its new values', matrix, 'listNewValues'],
  ['its injuries', matrix, 'listInjuries'],
  ['an open haulier', panel, 'getTrucker'],
  ['what it has submitted', panel, 'getTruckerHistory'],
  ['the add-ons', addOns, 'listAddOns'],
];

describe('the back office on damaged answers', () => {
  it.each(screens)('%s stands', async (_name, screen, id) => {
    await expectStanding(screen, id, 8);
  });
});
