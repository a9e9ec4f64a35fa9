import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoIds } from '@mocks/db/demo';
import { coveredFocus } from '@tests/support/assertions/layout';
import { expect, expectAccessible, expectCall, test } from '@tests/support/fixtures/e2eTest';
import { menuOf, rowAction } from '@tests/support/page-objects/staffRow';

test.use({ as: 'admin' });

const first = 'Ærø Taxa v/Åse Østergaard';
const plain = { pagination: 'true', page: '1' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const rows = (page: Page) => page.getByRole('rowheader');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

const openList = (page: Page) => page.goto('/admin/truckers');

/** Fills the fields of a dialog by their labels. */
async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

const newTrucker = {
  Navn: 'Gl. Ølstykke Taxa "Ny" ApS',
  'E-mail': 'kontor@oelstykke-taxa.example',
  'CVR-nummer': '29871640',
  Vognmandsnummer: '104233',
  Mobilnummer: '28 45 67 12',
};

test('staff search, sort, page and refresh the haulier list, and a reload keeps search and order', async ({
  page,
  app,
}) => {
  await openList(page);
  await expect(rows(page).first()).toHaveText(first);
  await expectCall(app, 'listTruckers', {
    method: 'GET',
    path: '/api/truckers/get-truckers',
    query: { ...plain, sort: 'id', dir: 'asc' },
  });
  const number = app.mock.db.truckers.get(3)?.truck_number ?? '';
  await page.getByRole('combobox', { name: 'Søg i' }).selectOption('Vognmandsnummer');
  const box = page.getByRole('searchbox', { name: 'Søg efter vognmand' });
  await box.fill('Fejl');
  // The focused box must not cover this button.
  await button(page, 'Ryd søgning').click();
  await expect(box).toHaveValue('');
  await box.fill(number);
  await button(page, 'Søg').click();
  await expect(rows(page)).toHaveText(['Nørrebro Taxi ApS']);
  const search = { method: 'POST', path: '/api/truckers/search-trucker' } as const;
  await expectCall(app, 'searchTruckers', {
    ...search,
    query: plain,
    body: { search_key: number, search_filter: 'truck_number', page_num: 1, pagination: true },
  });

  await page.getByRole('combobox', { name: 'Søg i' }).selectOption('Navn');
  await box.fill('taxa');
  await box.press('Enter');
  await button(page, 'Navn').click();
  await expect(page).toHaveURL(/\?q=taxa&sort=name&dir=asc$/);
  await expectCall(app, 'searchTruckers', {
    ...search,
    query: { pagination: 'false', page: '1' },
    body: { search_key: 'taxa', search_filter: 'name', page_num: 1, pagination: false },
  });
  await page.reload();
  await expect(box).toHaveValue('taxa');
  await expect(page.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await button(page, 'Ryd søgning').click();
  await button(page, 'Status').click();
  await button(page, 'Sidste side').click();
  await expectCall(app, 'listTruckers', {
    method: 'GET',
    path: '/api/truckers/get-truckers',
    query: { pagination: 'true', page: '24', sort: 'status', dir: 'asc' },
  });
  await page.goBack();
  await expect(page.getByText('Viser 1–10 af 240 rækker').first()).toBeVisible();
  const before = app.mock.calls.of('listTruckers').length;
  await button(page, 'Genindlæs').click();
  await expect.poll(() => app.mock.calls.of('listTruckers').length).toBe(before + 1);
});

test('an ID in the list can be selected, and Shift+click on a checkbox selects no text [2-choose-rows]', async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('checkbox', { name: `Vælg ${first}` }).check();
  await expect(page.getByRole('region', { name: 'Valgte vognmænd' })).toBeVisible();
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  // Beside the checkbox.
  const id = { x: 44, y: 20 };
  await rowOf(page, first).getByRole('cell').first().dblclick({ position: id });
  expect(await selected()).toBe('1');
  await page
    .getByRole('checkbox', { name: /^Vælg / })
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  expect(await selected()).toBe('1');
});

test('the last rows of a list can be scrolled out from under the notifications [8-notices-room]', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 500/);
  await openList(page);
  await expect(rows(page).first()).toHaveText(first);
  app.mock.use('error:listTruckers:500');
  await button(page, 'Genindlæs').click();
  await button(page, 'Hent som CSV').click();
  const notices = page.getByRole('region', { name: 'Beskeder' }).getByRole('group');
  await expect(notices).toHaveCount(2);
  await page.keyboard.press('End');
  await expect
    .poll(async () => {
      const last = await page.locator('.list-foot').boundingBox();
      const over = await notices.first().boundingBox();
      return (over?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
});

test('staff add a haulier and find it at the top of the list', async ({ page, app }) => {
  await openList(page);
  await button(page, 'Opret vognmand').click();
  await expect(field(page, 'Navn')).toBeFocused();
  await fill(page, newTrucker);
  await page.getByRole('checkbox', { name: 'Bilforsikring' }).check();
  await button(page, 'Opret').click();
  await expect(page.getByRole('group', { name: 'Der er et problem' })).toBeFocused();
  await page.getByRole('link', { name: /^Registreringsnummer:/ }).click();
  await expect(field(page, 'Registreringsnummer')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Bilen har ikke nummerplade endnu' }).check();
  await page.getByRole('checkbox', { name: 'Arbejdsskadeforsikring' }).check();
  await field(page, 'Navn').press('Enter');
  await expect(page.getByRole('region', { name: 'Beskeder' })).toContainText('Tilføjet!');
  await expectCall(app, 'createTrucker', {
    method: 'POST',
    path: '/api/truckers/add-trucker',
    body: {
      name: newTrucker.Navn,
      cvr: '29871640',
      email: 'kontor@oelstykke-taxa.example',
      reg_number: '',
      phone: '28456712',
      undervogn: '',
      dr_number: '104233',
      is_car_insurance: '1',
      is_work_insurance: '1',
      locale: 'da',
    },
  });
  await expect(rows(page).first()).toHaveText(newTrucker.Navn);
  await expect(page.getByRole('heading', { level: 2, name: newTrucker.Navn })).toBeFocused();
});

test('staff edit a haulier and see the change', async ({ page, app }) => {
  const address = { id: 77, address: 'Havnevej 3', zip_code: '5970', city: 'Ærøskøbing' };
  app.mock.db.truckers.update(1, { address, undervogn: 'Bus', is_car_insurance: '1' });
  const trucker = app.mock.db.truckers.get(1);
  await openList(page);
  await rowOf(page, first).getByRole('button', { name: 'Rediger vognmand' }).click();
  await expect(field(page, 'By')).toHaveValue('Ærøskøbing');
  await expectCall(app, 'getTrucker', { method: 'GET', path: '/api/truckers/get-trucker/1' });
  await expect(field(page, 'Registreringsnummer')).not.toBeEditable();
  await expect(field(page, 'Stelnummer')).not.toBeEditable();
  await fill(page, { Navn: 'Ærø Taxa ApS', Adresse: 'Havnevej 5' });
  await page.getByRole('checkbox', { name: 'Arbejdsskadeforsikring' }).uncheck();
  await button(page, 'Gem').click();
  await expect(page.getByRole('region', { name: 'Beskeder' })).toContainText('Opdatering gemt');
  await expectCall(app, 'updateTrucker', {
    method: 'POST',
    path: '/api/truckers/update-trucker',
    body: {
      id: 1,
      name: 'Ærø Taxa ApS',
      cvr: trucker?.cvr,
      email: trucker?.email,
      reg_number: trucker?.vehicle?.reg_number,
      phone: trucker?.phone_number,
      undervogn: 'Bus',
      dr_number: trucker?.truck_number,
      is_car_insurance: '1',
      is_work_insurance: '0',
      address: 'Havnevej 5',
      city: 'Ærøskøbing',
      zip_code: '5970',
      address_id: 77,
      previous_insurance:
        app.mock.db.agreements.all().findLast(({ truckerId }) => truckerId === 1)
          ?.previous_insurance ?? null,
      locale: 'da',
    },
  });
  const row = rowOf(page, 'Ærø Taxa ApS');
  await expect(await rowAction(row, 'Slet vognmand')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Send invitation igen' })).toHaveCount(0);
});

test('the actions of a row send certificate and invitation, link to history and agreement, and delete', async ({
  page,
  app,
}) => {
  await openList(page);
  const row = rowOf(page, first);
  const notices = page.getByRole('region', { name: 'Beskeder' });

  const release = app.mock.hold('sendCertificate');
  await (await rowAction(row, 'Send certifikat (PDF)')).click();
  await expect(menuOf(row)).toBeFocused();
  const send = await rowAction(row, 'Send certifikat (PDF)');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.press('Enter');
  release();
  await expect(notices).toContainText('Certifikatet er sendt.');
  await expectCall(app, 'sendCertificate', {
    method: 'GET',
    path: '/api/truckers/send-certificate/1',
  });
  expect(app.mock.calls.of('sendCertificate')).toHaveLength(1);

  // The second press of a double click must not hit a row behind the menu.
  await (await rowAction(row, 'Send invitation igen')).dblclick();
  await expect(notices).toContainText('E-mailen er sendt igen.');
  await expectCall(app, 'resendEmail', {
    method: 'POST',
    path: '/api/truckers/resend-email',
    body: {
      trucker_id: 1,
      email: app.mock.db.truckers.get(1)?.email,
      name: first,
      locale: 'da',
    },
  });

  await expect(row.getByRole('link', { name: 'Historik' })).toHaveAttribute(
    'href',
    '/trucker-history/1',
  );
  await expect(row.getByRole('link', { name: 'Rediger aftale' })).toHaveAttribute(
    'href',
    '/admin/truckers/edit/1',
  );

  await (await rowAction(row, 'Slet vognmand')).click();
  const question = page.getByRole('dialog', { name: 'Slet vognmand' });
  await expect(question).toContainText(first);
  await expect(question).toContainText('Er du sikker på, at du vil slette den?');
  await button(page, 'Nej').click();
  await expect(menuOf(row)).toBeFocused();
  await (await rowAction(row, 'Slet vognmand')).click();
  await button(page, 'Ja').click();
  await expectCall(app, 'deleteTrucker', {
    method: 'DELETE',
    path: '/api/truckers/delete-trucker/1',
  });
  await expect(rows(page).first()).not.toHaveText(first);
  await expect(page.getByText('Viser 1–10 af 239 rækker').first()).toBeVisible();
});

test.describe('with room for columns', () => {
  test.use({ hasTouch: true });

  test('the tick for a number plate shows the number on hover, focus and touch', async ({
    page,
    app,
  }) => {
    const plate = app.mock.db.truckers.get(1)?.vehicle?.reg_number ?? '';
    const number = plate.replace(/^(..)(..)(...)$/, '$1 $2 $3');
    await openList(page);
    const tick = page.getByRole('cell', { name: `Registreringsnummer: ${number}`, exact: true });
    const tip = page.locator('.table-tip');
    const isShown = async () =>
      (await tip.count()) === 1 &&
      (await tip.textContent()) === `Registreringsnummer: ${number}` &&
      (await tip.isVisible());
    const hide = async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await page.getByRole('searchbox').focus();
      await expect.poll(isShown).toBe(false);
    };
    await tick.waitFor();
    expect(await isShown()).toBe(false);
    await tick.hover();
    await expect.poll(isShown).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isShown).toBe(false);
    await hide();
    await tick.focus();
    await expect.poll(isShown).toBe(true);
    await hide();
    await tick.tap();
    await expect(tick).toBeFocused();
    await expect.poll(isShown).toBe(true);
  });

  test('three row actions are in one line, the others in a menu, without scrolling [2-truckers-at-hand]', async ({
    page,
  }) => {
    await openList(page);
    const row = rowOf(page, first);
    const actions = row.getByRole('group').locator('> .row-action');
    for (const [width, withWords] of [
      [1280, 0],
      [1600, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await expect(actions).toHaveCount(4);
      const boxesOf = (all: Locator) =>
        all.evaluateAll((each) =>
          each.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
        );
      const boxes = await boxesOf(actions);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      expect(boxes.filter((box) => box.width > 60)).toHaveLength(withWords);
      await menuOf(row).press('Enter');
      await expectAccessible(page);
      const [beforeLast, last] = (await boxesOf(row.locator('.row-menu > *'))).slice(-2);
      expect((last?.top ?? 0) - (beforeLast?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
      expect(last?.right).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(menuOf(row)).toBeFocused();
      await expect(page.getByRole('columnheader', { name: 'KF' })).toBeInViewport();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    }
  });

  test('the column headings of a list stay visible, and cover no focused element [2-list-head-stays]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openList(page);
    const last = rows(page).last().getByRole('button');
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'KF' })).toBeInViewport();
    expect(await coveredFocus(page)).toEqual([]);
  });
});

test('a haulier’s card is short on a phone, its actions are in a menu, its dialog fits [2-truckers-cards]', async ({
  page,
}) => {
  await openList(page);
  for (const [width, most] of [
    [390, 2500],
    [320, 2900],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const table = await page.getByRole('table').boundingBox();
    expect(table?.height).toBeLessThanOrEqual(most);
    const row = rowOf(page, first);
    const menu = row.getByRole('button', { name: `Handlinger for ${first}` });
    const actions = row.locator('.row-menu > *');
    await expect(actions).toHaveCount(0);
    await menu.press('Enter');
    await expectAccessible(page);
    await expect(actions).toHaveCount(6);
    for (const action of await actions.all()) {
      await action.scrollIntoViewIfNeeded();
      await expect(action).toBeInViewport();
      const box = await action.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
    await expect(actions).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await row.getByRole('button', { name: 'Rediger vognmand' }).filter({ visible: true }).click();
    await field(page, 'Navn').fill('');
    await button(page, 'Gem').click();
    await expect(page.getByRole('group', { name: 'Der er et problem' })).toBeFocused();
    const excess = await page
      .getByRole('dialog')
      .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(excess).toBeLessThanOrEqual(0);
    await button(page, 'Annuller').click();
    await button(page, 'Luk uden at gemme').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
});

test('the page links stay in place when the last page is short [2-list-steady]', async ({
  page,
  app: { mock },
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const { id } of mock.db.truckers.all().slice(23)) mock.db.truckers.delete(id);
  await openList(page);
  const pages = page.getByRole('navigation', { name: 'Sidenavigation' });
  // The position on the page, not in the window, because a press may scroll.
  const topOf = () => pages.evaluate((nav) => nav.getBoundingClientRect().top + window.scrollY);
  const before = await topOf();
  await button(page, 'Side 3').click();
  await expect(rows(page)).toHaveCount(3);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(24);
});

test('contact details open only mail or phone, and a hostile e-mail is not a link [2-truckers-panel-links]', async ({
  page,
  app: { mock },
}) => {
  const row = mock.db.truckers.get(demoIds.signed);
  const answerWith = (email: string, phone: string) => {
    const trucker = { id: demoIds.signed, name: row?.name, email, phone_number: phone };
    const body = JSON.stringify({ trucker, insurance: [] });
    mock.setFaults([{ operationId: 'getTrucker', fault: { kind: 'answer', body } }]);
  };
  const asked: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  devTools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));

  answerWith('a.b+c@firma.dk', '*21*28456712#');
  await page.goto(`${paths.truckers.href()}?open=${demoIds.signed}`);
  await page.getByRole('link', { name: 'a.b+c@firma.dk' }).click();
  await page.getByRole('link', { name: '*21*28456712#' }).click();
  const wanted = ['mailto:a.b%2Bc@firma.dk', 'tel:2128456712'];
  await expect.poll(() => asked).toEqual(wanted);

  const hostile = 'a?bcc=evil%40x.test&body=Betal@firma.dk';
  answerWith(hostile, '28456712');
  await button(page, 'Næste vognmand').click();
  await page.getByText(hostile).click();
  await expect(page.getByRole('link', { name: hostile })).toHaveCount(0);
  expect(asked).toEqual(wanted);
});

test('the button for the previous haulier is dimmed while the first one is open [2-truckers-panel-beside]', async ({
  page,
}) => {
  await openList(page);
  await button(page, first).click();
  const [previous, next] = [button(page, 'Forrige vognmand'), button(page, 'Næste vognmand')];
  await expect(next).toHaveCSS('opacity', '1');
  await expect(previous).toHaveCSS('opacity', '0.6');
  await expect(previous).toHaveCSS('cursor', 'default');
});
