import { paths } from '@/config/paths';
import type { KickbackValues, PriceValues } from '@/features/prices/forms/price.mapper';
import { session } from '@/i18n/locales/da/session';
import type { OperationId } from '@mocks/contract/document';
import { demoAccounts } from '@mocks/db/demo';
import { textsOf } from '@tests/support/page-objects/screenTypes';
import { expectStanding, keepFewRows, type FuzzedApp, type FuzzedScreen } from './fuzzScreen';
import { click, fillIn, newHaulier, pressFirst, savesInPlace, sendsDialog } from './use';

const t = textsOf('da');
const [add, save, yes] = [t['common.add'], t['common.save'], t['common.yes']];

type Use = (app: FuzzedApp) => unknown;
const at = (address: string) => (use: Use) =>
  ({ as: 'admin', address, prepare: keepFewRows, use }) as const;
const onTruckers = at(paths.truckers.href());
const onPrices = at(paths.prices.href());
const onMatrix = at(`${paths.prices.href()}?view=matrix`);
const onAddOns = at(paths.addOns.href());

const presses = (name: string) => (app: FuzzedApp) => pressFirst(app, name);

const { email, password } = demoAccounts.admin;

/** Signs in, and looks at the pages that show who did. */
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

const newPrice: PriceValues & KickbackValues = {
  areaId: '1',
  newValueId: '1',
  ownRiskId: '1',
  injuryId: '1',
  premium: '12345',
  ensurePercent: '1',
  dantaxiPercent: '2',
};

const addRegistration: FuzzedScreen = {
  ...onTruckers(
    sendsDialog(t['truckers.regMissing'], t['addRegistration.submit'], {
      registrationNumber: 'AB12345',
    }),
  ),
  prepare: (mock) => {
    keepFewRows(mock);
    mock.db.truckers.update(1, { vehicle: null });
  },
};

type Sending = [id: OperationId, screen: FuzzedScreen];

const screens: Sending[] = [
  ['login', login],
  ['logout', onTruckers(presses(t['topbar.logout']))],
  ['setLanguage', { ...onTruckers(presses(t['topbar.english'])), hasSwitch: false }],
  ['createTrucker', onTruckers(sendsDialog(t['truckers.add'], add, newHaulier))],
  ['updateTrucker', onTruckers(sendsDialog(t['truckers.edit'], save))],
  ['deleteTrucker', onTruckers(sendsDialog(t['truckers.delete'], yes))],
  ['addRegistration', addRegistration],
  ['resendEmail', onTruckers(presses(t['truckers.resendEmail']))],
  ['sendCertificate', onTruckers(presses(t['truckers.sendCertificate']))],
  ['createPrice', onPrices(sendsDialog(t['prices.add'], add, newPrice))],
  ['updatePrice', onPrices(sendsDialog(t['prices.edit'], save))],
  ['updateKickback', onPrices(sendsDialog(t['prices.editKickback'], save))],
  ['deletePrice', onPrices(sendsDialog(t['prices.delete'], yes))],
  ['createAddOn', onAddOns(sendsDialog(t['addOns.add'], add, { name: 'Krise', price: '480' }))],
  ['updateAddOn', onAddOns(sendsDialog(t['addOns.edit'], save))],
  ['deleteAddOn', onAddOns(sendsDialog(t['addOns.delete'], yes))],
];

const inPlace: Sending[] = [
  ['createPrice', onMatrix(savesInPlace('.price-matrix-field[data-hole] input', '12345'))],
  ['updatePrice', onMatrix(savesInPlace('.price-matrix-field:not([data-hole]) input', '12345'))],
];

describe.each([
  ['staff send', screens],
  ['they save in the matrix', inPlace],
])('what %s', (_name, sendings) => {
  it.each(sendings)('leaves a page that stands, whatever %s is answered', async (id, screen) => {
    await expectStanding(screen, id, 3);
  });

  it.each(sendings)('leaves a page that stands, however %s is refused', async (id, screen) => {
    await expectStanding({ ...screen, isRefused: true }, id, 2);
  });
});
