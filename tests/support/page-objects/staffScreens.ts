import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import type { OperationId } from '@mocks/contract/document';
import { demoIds } from '@mocks/db/demo';
import type { Open, Screen, ScreenState, ScreenTexts } from './screenTypes';

/** Some actions of a row stand in its menu, and on a card all of them. */
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  const menu = page.locator('.row-menu-button:visible').first();
  await button.or(menu).first().waitFor();
  if (await button.isHidden()) await menu.click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
};
const dialog = (page: Page) => page.getByRole('dialog');

/** Where nothing but a finger points, there is no button for it. */
const opensByKey =
  (key: string): Open =>
  async (page) => {
    await page.keyboard.press(key);
    await dialog(page).waitFor();
  };

/** A button of the page or of its first row that opens a dialog; one that is open closes before. */
const opens =
  (key: keyof ScreenTexts): Open =>
  async (page, t) => {
    if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await press(page, t[key]);
    await dialog(page).waitFor();
  };

/** Sends the form of the dialog as it stands, which is refused. */
const refused: Open = async (page) => {
  await dialog(page).locator('[type=submit]').click();
  await dialog(page).locator('.error-summary').waitFor();
};

/** A dialog whose form was sent empty, so that all its errors show. */
const withErrors =
  (open: keyof ScreenTexts): Open =>
  async (page, t, app) => {
    await opens(open)(page, t, app);
    await refused(page, t, app);
  };

/** Opens an address anew, with the mock in another state. */
const visit =
  (path: string, scenario = 'happy'): Open =>
  async (page, _, app) => {
    app.mock.use(scenario);
    await page.goto(app.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** Until an answer that does not come is said to take long, which comes by itself a second later. */
const isSlow = (page: Page, t: ScreenTexts) => page.getByText(t['common.slow']).first().waitFor();

/** Opens an address anew, with an answer that does not come. */
const visitHeld =
  (path: string, operationId: OperationId): Open =>
  async (page, t, app) => {
    app.mock.use('happy');
    const release = app.mock.hold(operationId);
    await page.goto(app.origin + path);
    await page.locator('.list-skeleton, .loading-state').waitFor();
    await isSlow(page, t);
    return release;
  };

/** What a list shows in place of rows. */
const withoutRows = (
  name: string,
  path: string,
  operationId: OperationId,
): readonly ScreenState[] => [
  { name: `${name}-no-match`, open: visit(`${path}?q=zzzz`) },
  { name: `${name}-empty`, open: visit(path, 'empty') },
  { name: `${name}-failed`, open: visit(path, `error:${operationId}:500`) },
  { name: `${name}-loading`, open: visitHeld(path, operationId) },
];

/** Only a phone keeps the way to the other pages behind a button. */
const openMenu: Open = async (page, t) => {
  const menu = page.getByRole('button', { name: t['nav.menu'], exact: true });
  if (await menu.isVisible()) await menu.click();
};

const truckerDialogs: readonly ScreenState[] = [
  { name: 'truckers-add-errors', open: refused },
  {
    name: 'truckers-discard',
    open: async (page, t) => {
      await dialog(page).getByLabel(t['field.name'], { exact: true }).fill('Gl. Taxa');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'truckers-edit',
    open: async (page, t, app) => {
      // The question goes when a field gets the focus.
      if (await page.getByRole('alertdialog').isHidden()) await press(page, t['common.cancel']);
      await press(page, t['common.discard']);
      await dialog(page).waitFor({ state: 'detached' });
      await opens('truckers.edit')(page, t, app);
    },
  },
  { name: 'truckers-delete', open: opens('truckers.delete') },
  { name: 'add-registration', open: opens('truckers.regMissing') },
  { name: 'add-registration-errors', open: refused },
  {
    name: 'truckers-edit-failed',
    open: async (page, t, app) => {
      // The row's haulier is known by now.
      await visit(oneTrucker, 'html:getTrucker')(page, t, app);
      await opens('truckers.edit')(page, t, app);
    },
  },
  {
    name: 'truckers-edit-loading',
    open: async (page, t, app) => {
      await visit(oneTrucker)(page, t, app);
      const release = app.mock.hold('getTrucker');
      await opens('truckers.edit')(page, t, app);
      await dialog(page).locator('.loading-state').waitFor();
      await isSlow(page, t);
      return release;
    },
  },
];

/** A list that does not get out of the page: it is not fetched, and then the file is not written. */
const exportStates: readonly ScreenState[] = [
  {
    name: 'truckers-export-failed',
    open: async (page, t, app) => {
      await visit('/admin/truckers')(page, t, app);
      app.mock.use('error:listTruckers:500');
      await press(page, t['common.exportCsv']);
      await page.getByRole('alert').getByText(t.SOMETHING_WENT_WRONG).waitFor();
    },
  },
  {
    name: 'truckers-exporting',
    open: async (page, t, app) => {
      await visit('/admin/truckers')(page, t, app);
      // The bytes come, but what turns them into the file does not.
      await page.route(/\/csv\./, () => undefined);
      await press(page, t['common.exportCsv']);
      await page.getByRole('status').getByText('50').waitFor();
      return () => page.unroute(/\/csv\./);
    },
  },
];

// Behind a dialog stands one row.
const oneTrucker = '/admin/truckers?q=Speciall%C3%A6gepraksis';
const onePrice = '/admin/price?q=25755&field=price';
const priceMatrix = '/admin/price?view=matrix&area=2';
const signedHistory = paths.truckerHistory.href(demoIds.signed);
const emptyHistory = paths.truckerHistory.href(1);

/** Opens every submission of a history. */
const unfold: Open = async (page) => {
  const folded = page.locator('main button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** The first cell of the matrix. */
const firstCell = (page: Page) => page.locator('td input').first();

/** What a cell of the matrix says of a premium that was typed into it. */
const matrixStates: readonly ScreenState[] = [
  {
    name: 'prices-matrix-typed',
    open: async (page, t) => {
      await firstCell(page).fill('52000');
      await page.locator('td input').last().fill('12345');
      await page.getByText(t['priceMatrix.notSaved']).last().waitFor();
    },
  },
  {
    name: 'prices-matrix-refused',
    open: async (page, t) => {
      await firstCell(page).fill('24.550');
      await firstCell(page).press('Enter');
      await page.getByText(t['money.ambiguous']).last().waitFor();
    },
  },
  {
    name: 'prices-matrix-lost',
    open: async (page, t, app) => {
      app.mock.use('drop:updatePrice');
      await firstCell(page).fill('52000');
      await firstCell(page).press('Enter');
      await page.getByText(t['priceMatrix.lost']).last().waitFor();
    },
  },
  {
    name: 'prices-matrix-conflict',
    open: async (page, t, app) => {
      app.mock.use('happy');
      app.mock.db.prices.update(61, { premium: '60000.00' });
      app.mock.db.prices.update(62, { area_id: 99 });
      await firstCell(page).press('Enter');
      await page
        .getByRole('button', { name: t['priceMatrix.keep'].replace('{{typed}}', '52000') })
        .waitFor();
    },
  },
  {
    name: 'prices-matrix-saved',
    open: async (page, t) => {
      await page
        .getByRole('button', { name: t['priceMatrix.keep'].replace('{{typed}}', '52000') })
        .click();
      await firstCell(page).press('Enter');
      await page.locator('td').getByText(t.MSG_UPDATE_SUCC).waitFor();
    },
  },
];

/** Every screen and dialog of the back office. */
export const staffScreens: readonly Screen[] = [
  {
    name: 'overview',
    path: '/admin/overview',
    next: [
      {
        name: 'overview-without-charts',
        open: async (page, t, app) => {
          await page.route('**/assets/charts.*.js', (route) => route.fulfill({ body: '' }));
          await visit('/admin/overview')(page, t, app);
          await page.getByRole('alert').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'truckers',
    path: '/admin/truckers',
    noise: /status of 500/,
    next: [
      { name: 'truckers-menu', open: openMenu },
      ...withoutRows('truckers', '/admin/truckers', 'listTruckers'),
    ],
  },
  {
    name: 'truckers-panel',
    path: `/admin/truckers?open=${demoIds.signed}`,
    noise: /status of (404|500)/,
    open: async (page) => {
      await page.locator('.trucker-panel-submissions').waitFor();
    },
    next: [
      {
        name: 'truckers-panel-loading',
        open: async (page, t, app) => {
          await visit('/admin/truckers')(page, t, app);
          const releases = [app.mock.hold('getTrucker'), app.mock.hold('getTruckerHistory')];
          await page.getByRole('rowheader').getByRole('button').first().click();
          await page.locator('.skeleton-lines').first().waitFor();
          await isSlow(page, t);
          return () => releases.forEach((release) => release());
        },
      },
      { name: 'truckers-panel-unknown', open: visit('/admin/truckers?open=99999') },
      {
        name: 'truckers-panel-failed',
        open: visit(
          `/admin/truckers?open=${demoIds.signed}`,
          'error:getTrucker:500, error:getTruckerHistory:500',
        ),
      },
    ],
  },
  { name: 'truckers-export', path: '/admin/truckers', noise: /of 500/, next: exportStates },
  {
    name: 'truckers-add',
    path: oneTrucker,
    noise: /^Error \w{8}: .*getTrucker/,
    open: opens('truckers.add'),
    next: truckerDialogs,
  },
  {
    name: 'history',
    path: signedHistory,
    noise: /status of (404|500)/,
    next: [
      { name: 'history-unfolded', open: unfold },
      { name: 'history-damaged', open: visit(paths.truckerHistory.href(demoIds.damagedHistory)) },
      { name: 'history-damaged-unfolded', open: unfold },
      { name: 'history-empty', open: visit(emptyHistory) },
      { name: 'history-unknown', open: visit(paths.truckerHistory.href(99999)) },
      { name: 'history-failed', open: visit(signedHistory, 'error:getTruckerHistory:500') },
      { name: 'history-loading', open: visitHeld(emptyHistory, 'getTruckerHistory') },
    ],
  },
  {
    name: 'prices',
    path: '/admin/price',
    noise: /status of 500/,
    next: withoutRows('prices', '/admin/price', 'listPrices'),
  },
  {
    name: 'prices-edit',
    path: onePrice,
    noise: /status of 500/,
    open: opens('prices.edit'),
    next: [
      { name: 'prices-kickback', open: opens('prices.editKickback') },
      { name: 'prices-delete', open: opens('prices.delete') },
      { name: 'prices-add-errors', open: withErrors('prices.add') },
      {
        name: 'prices-add-failed',
        open: async (page, t, app) => {
          await visit(onePrice, 'error:listAreas:500')(page, t, app);
          await opens('prices.add')(page, t, app);
          await dialog(page).getByText(t['prices.listsFailed']).waitFor();
        },
      },
    ],
  },
  {
    name: 'prices-matrix',
    path: priceMatrix,
    noise: /ERR_|status of 500/,
    open: async (page) => {
      await firstCell(page).waitFor();
    },
    next: [
      ...matrixStates,
      { name: 'prices-matrix-failed', open: visit(priceMatrix, 'error:listAreas:500') },
    ],
  },
  {
    name: 'add-ons',
    path: '/admin/add-ons',
    noise: /status of 500/,
    next: [
      { name: 'lists-keyboard', open: opensByKey('?') },
      { name: 'add-ons-edit', open: opens('addOns.edit') },
      { name: 'add-ons-delete', open: opens('addOns.delete') },
      { name: 'add-ons-add-errors', open: withErrors('addOns.add') },
      ...withoutRows('add-ons', '/admin/add-ons', 'listAddOns'),
    ],
  },
  { name: 'profile', path: '/admin/user' },
];
