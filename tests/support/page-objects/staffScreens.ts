import type { Page } from '@playwright/test';
import { slowResponseMs } from '@/config/constants';
import { paths } from '@/config/paths';
import type { OperationId } from '@mocks/contract/document';
import { demoIds } from '@mocks/db/demo';
import { inTurn, type Open, type Screen, type ScreenTexts } from './screenTypes';

/** Presses a button, which may be hidden in the first row's menu. On a phone, all row actions are in the menu. */
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  const menu = page.locator('.row-menu-button:visible').first();
  await button.or(menu).first().waitFor();
  if (await button.isHidden()) await menu.click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
};
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a button of the page or its first row and waits for the dialog that it opens. */
const opens =
  (key: keyof ScreenTexts): Open =>
  async (page, t) => {
    await press(page, t[key]);
    await dialog(page).waitFor();
  };

/** Submits the dialog unchanged, which shows its errors. */
const refused: Open = async (page) => {
  await dialog(page).locator('[type=submit]').click();
  await dialog(page).locator('.error-summary').waitFor();
};

/** Shows the message about slow loading. The page's clock must be installed. */
const isSlow: Open = async (page, t) => {
  await page.clock.runFor(slowResponseMs);
  await page.getByText(t['common.slow']).first().waitFor();
};

/** A screen whose requests get no response. */
const waitingFor = (...calls: OperationId[]): Pick<Screen, 'before' | 'isWaiting'> => ({
  isWaiting: true,
  before: async (page, app) => {
    await page.clock.install();
    for (const call of calls) app.mock.hold(call);
  },
});

const failing = /status of 500/;

/** The states of a list without rows. */
const withoutRows = (name: string, path: string, call: OperationId): readonly Screen[] => [
  { name: `${name}-no-match`, path: `${path}?q=zzzz` },
  { name: `${name}-empty`, path, scenario: 'empty' },
  { name: `${name}-failed`, path, scenario: `error:${call}:500` },
  { name: `${name}-loading`, path, ...waitingFor(call), open: isSlow },
];

/** Opens the navigation menu, which is behind a button only on phones. */
const openMenu: Open = async (page, t) => {
  const menu = page.getByRole('button', { name: t['nav.menu'], exact: true });
  if (await menu.isVisible()) await menu.click();
};

/** Types one number plate that is saved and one that is refused. */
async function typePlate(page: Page) {
  const fields = page.locator('.plate-field input');
  await fields.first().fill('AB12345');
  await fields.first().press('Enter');
  await page.locator('.plate-field .icon-check').first().waitFor();
  await fields.nth(1).fill('A');
  await fields.nth(1).press('Enter');
  await page.locator('.plate-field-state p').waitFor();
}

// One row is enough behind a dialog.
const oneTrucker = '/admin/truckers?q=Speciall%C3%A6gepraksis';
const onePrice = '/admin/price?q=25755&field=price';
const priceMatrix = '/admin/price?view=matrix&area=2';

/** The matrix with its first group of rows. The states with all rows show what depends on their number. */
const shortMatrix: Pick<Screen, 'path' | 'before'> = {
  path: priceMatrix,
  before: (_, app) => {
    const { newValues, prices } = app.mock.db;
    for (const { id } of newValues.all().slice(1)) newValues.delete(id);
    for (const { id, new_value_id } of prices.all()) if (new_value_id > 1) prices.delete(id);
  },
};
const signedPanel = `/admin/truckers?open=${demoIds.signed}`;
const signedHistory = paths.truckerHistory.href(demoIds.signed);
const damagedHistory = paths.truckerHistory.href(demoIds.damagedHistory);
const emptyHistory = paths.truckerHistory.href(1);

/** Expands every submission of a history. */
const unfold: Open = async (page) => {
  const folded = page.locator('main button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
};

const firstCell = (page: Page) => page.locator('td input').first();

const save = async (page: Page, premium: string) => {
  await firstCell(page).fill(premium);
  await firstCell(page).press('Enter');
};

const losePremium: Open = async (page, t, app) => {
  app.mock.use('drop:updatePrice');
  await save(page, '52000');
  await page.getByText(t['priceMatrix.lost']).last().waitFor();
};

const keepMine = (page: Page, t: ScreenTexts) =>
  page.getByRole('button', { name: t['priceMatrix.keep'].replace('{{typed}}', '') });

/** A colleague saves another premium and moves the next price to another area. */
const meetColleague: Open = async (page, t, app) => {
  app.mock.use('happy');
  app.mock.db.prices.update(61, { premium: '60000.00' });
  app.mock.db.prices.update(62, { area_id: 99 });
  await firstCell(page).press('Enter');
  await keepMine(page, t).waitFor();
};

const truckerScreens: readonly Screen[] = [
  { name: 'truckers', path: '/admin/truckers' },
  { name: 'truckers-menu', path: '/admin/truckers', open: openMenu },
  ...withoutRows('truckers', '/admin/truckers', 'listTruckers'),
  { name: 'truckers-worklist', path: '/admin/truckers?list=lacksPlate', open: typePlate },
  {
    name: 'truckers-panel',
    path: signedPanel,
    open: (page) => page.locator('.trucker-panel-last').waitFor(),
  },
  {
    name: 'truckers-panel-loading',
    path: signedPanel,
    ...waitingFor('getTrucker', 'getTruckerHistory'),
    open: async (page, t, app) => {
      // The script of the panel may take longer than the rows. Its own loading state has no lines.
      await page.locator('.trucker-panel .skeleton-lines').first().waitFor();
      await isSlow(page, t, app);
    },
  },
  { name: 'truckers-panel-unknown', path: '/admin/truckers?open=99999', noise: /status of 404/ },
  {
    name: 'truckers-panel-failed',
    path: signedPanel,
    scenario: 'error:getTrucker:500, error:getTruckerHistory:500',
  },
  {
    // The page of rows loads, but the request for all rows fails.
    name: 'truckers-export-failed',
    path: '/admin/truckers',
    noise: failing,
    open: async (page, t, app) => {
      app.mock.use('error:listTruckers:500');
      await press(page, t['common.exportCsv']);
      await page.getByRole('alert').getByText(t.SOMETHING_WENT_WRONG).waitFor();
    },
  },
  {
    name: 'truckers-exporting',
    path: '/admin/truckers',
    isWaiting: true,
    open: async (page, t) => {
      // The data arrives, but the chunk that creates the file does not.
      await page.route(/\/csv\./, () => undefined);
      await press(page, t['common.exportCsv']);
      await page.getByRole('status').getByText('50').waitFor();
    },
  },
  { name: 'truckers-add', path: oneTrucker, open: opens('truckers.add') },
  { name: 'truckers-add-errors', path: oneTrucker, open: inTurn(opens('truckers.add'), refused) },
  {
    name: 'truckers-discard',
    path: oneTrucker,
    open: inTurn(opens('truckers.add'), async (page, t) => {
      await dialog(page).getByLabel(t['field.name'], { exact: true }).fill('Gl. Taxa');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'truckers-edit', path: oneTrucker, open: opens('truckers.edit') },
  {
    name: 'truckers-edit-failed',
    path: oneTrucker,
    scenario: 'html:getTrucker',
    noise: /^Error \w{8}: .*getTrucker/,
    open: opens('truckers.edit'),
  },
  {
    name: 'truckers-edit-loading',
    path: oneTrucker,
    isWaiting: true,
    open: async (page, t, app) => {
      app.mock.hold('getTrucker');
      await page.clock.install();
      await opens('truckers.edit')(page, t, app);
      await dialog(page).locator('.loading-state').waitFor();
      await isSlow(page, t, app);
    },
  },
  { name: 'truckers-delete', path: oneTrucker, open: opens('truckers.delete') },
  { name: 'add-registration', path: oneTrucker, open: opens('truckers.regMissing') },
  {
    name: 'add-registration-errors',
    path: oneTrucker,
    open: inTurn(opens('truckers.regMissing'), refused),
  },
];

const historyScreens: readonly Screen[] = [
  { name: 'history', path: signedHistory },
  { name: 'history-unfolded', path: signedHistory, open: unfold },
  { name: 'history-damaged', path: damagedHistory },
  { name: 'history-damaged-unfolded', path: damagedHistory, open: unfold },
  { name: 'history-empty', path: emptyHistory },
  {
    name: 'history-unknown',
    path: paths.truckerHistory.href(99999),
    noise: /status of 404/,
  },
  {
    name: 'history-failed',
    path: signedHistory,
    scenario: 'error:getTruckerHistory:500',
  },
  {
    name: 'history-loading',
    path: emptyHistory,
    ...waitingFor('getTruckerHistory'),
    open: isSlow,
  },
];

const priceScreens: readonly Screen[] = [
  { name: 'prices', path: '/admin/price' },
  ...withoutRows('prices', '/admin/price', 'listPrices'),
  { name: 'prices-edit', path: onePrice, open: opens('prices.edit') },
  { name: 'prices-kickback', path: onePrice, open: opens('prices.editKickback') },
  { name: 'prices-delete', path: onePrice, open: opens('prices.delete') },
  { name: 'prices-add-errors', path: onePrice, open: inTurn(opens('prices.add'), refused) },
  {
    name: 'prices-add-failed',
    path: onePrice,
    scenario: 'error:listAreas:500',
    open: inTurn(opens('prices.add'), (page, t) =>
      dialog(page).getByText(t['prices.listsFailed']).waitFor(),
    ),
  },
  { name: 'prices-matrix', path: priceMatrix, open: (page) => firstCell(page).waitFor() },
  {
    name: 'prices-matrix-typed',
    ...shortMatrix,
    open: async (page, t) => {
      await firstCell(page).fill('52000');
      await page.locator('td input').last().fill('12345');
      await page.getByText(t['common.notSaved']).last().waitFor();
    },
  },
  {
    name: 'prices-matrix-refused',
    ...shortMatrix,
    open: async (page, t) => {
      await save(page, '24.550');
      await page.getByText(t['money.ambiguous']).last().waitFor();
    },
  },
  { name: 'prices-matrix-lost', ...shortMatrix, noise: /ERR_/, open: losePremium },
  {
    name: 'prices-matrix-conflict',
    ...shortMatrix,
    noise: /ERR_/,
    open: inTurn(losePremium, meetColleague),
  },
  {
    name: 'prices-matrix-saved',
    ...shortMatrix,
    noise: /ERR_/,
    open: inTurn(losePremium, meetColleague, async (page, t) => {
      await keepMine(page, t).click();
      await firstCell(page).press('Enter');
      await page.locator('td').getByText(t.MSG_UPDATE_SUCC).waitFor();
    }),
  },
  {
    name: 'prices-matrix-regulate',
    path: priceMatrix,
    open: async (page, t) => {
      await page.getByRole('button', { name: t['regulate.open'] }).click();
      await page.getByRole('combobox', { name: t['prices.colNewValue'] }).selectOption('1');
      await page.getByRole('textbox', { name: t['regulate.percent'] }).fill('-30');
      await page.keyboard.press('Enter');
      await page.locator('.price-matrix-tools').getByText(/12/).first().waitFor();
    },
  },
  {
    name: 'prices-matrix-run',
    path: priceMatrix,
    scenario: 'error:updatePrice:422',
    noise: /422/,
    open: async (page, t) => {
      await firstCell(page).fill('52000');
      await page.locator('td input').nth(1).fill('56000');
      await page
        .getByRole('button', { name: / \(2\)$/ })
        .first()
        .click();
      await page.getByRole('button', { name: t['common.close'] }).waitFor();
      await page.getByRole('button', { name: t['runs.list'] }).click();
    },
  },
  {
    name: 'prices-matrix-failed',
    path: priceMatrix,
    scenario: 'error:listAreas:500',
  },
];

const openImport: Screen['open'] = async (page, t) => {
  await page.getByRole('button', { name: t['truckers.add'] }).click();
  await page.getByRole('button', { name: t['truckers.import'] }).click();
  await dialog(page).getByLabel(t['import.file']).waitFor();
};

const importScreens: readonly Screen[] = [
  { name: 'truckers-import', path: '/admin/truckers', open: openImport },
  {
    name: 'truckers-import-rows',
    path: '/admin/truckers',
    open: inTurn(openImport, async (page, t) => {
      const lines = [
        'Navn;E-mail;CVR-nr.;Vognmandsnr.;Telefon;Note',
        'Ny Taxa;ny@example.dk;40000001;500001;20121212;',
        'Fejl Taxa;ikke en mail;4,0E+07;12345;;',
        'Ærø Taxa v/Åse Østergaard;anden@example.dk;10486115;148611;;',
      ];
      const buffer = Buffer.from(lines.join('\n'));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'import.csv', mimeType: 'text/csv', buffer });
      await dialog(page).getByText(t['import.update']).waitFor();
    }),
  },
];

const addOnScreens: readonly Screen[] = [
  { name: 'add-ons', path: '/admin/add-ons' },
  ...withoutRows('add-ons', '/admin/add-ons', 'listAddOns'),
  {
    // Opened by a key, because touch screens show no button for it.
    name: 'lists-keyboard',
    path: '/admin/add-ons',
    open: async (page) => {
      await page.keyboard.press('?');
      await dialog(page).waitFor();
    },
  },
  { name: 'add-ons-edit', path: '/admin/add-ons', open: opens('addOns.edit') },
  { name: 'add-ons-delete', path: '/admin/add-ons', open: opens('addOns.delete') },
  {
    name: 'add-ons-add-errors',
    path: '/admin/add-ons',
    open: inTurn(opens('addOns.add'), refused),
  },
];

export const staffScreens: readonly Screen[] = [
  { name: 'overview', path: '/admin/overview' },
  {
    name: 'overview-without-charts',
    path: '/admin/overview',
    before: (page) => page.route('**/assets/charts.*.js', (route) => route.fulfill({ body: '' })),
    open: (page) => page.getByRole('alert').first().waitFor(),
  },
  ...truckerScreens,
  ...historyScreens,
  ...priceScreens,
  ...importScreens,
  ...addOnScreens,
  { name: 'profile', path: '/admin/user' },
];
