import type { Locator, Page } from '@playwright/test';
import { comeToRest } from '@tests/support/actions/comeToRest';
import {
  chooseCar,
  next,
  saveTermination,
  terminationDialog,
  toCarStep,
} from '@tests/support/actions/wizardSteps';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { rowAction } from '@tests/support/page-objects/staffRow';

/** Runs in the page: records the position of the dialog's last button in each frame that shows it. */
function watchButton(): void {
  const seen: number[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const button = document.querySelector('.modal-footer .btn:last-child');
    if (button) seen.push(button.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// With animations: nothing may move while the dialog fades in.
test.use({ as: 'admin', contextOptions: { reducedMotion: 'no-preference' } });

const certificateFault = {
  operationId: 'sendCertificate',
  fault: { kind: 'error', status: 404 },
} as const;

const noticeOn = (page: Page) => page.getByRole('region', { name: /^Beskeder/ }).getByRole('group');

test('the buttons of a dialog do not move when it opens, so that a quick press hits them', async ({
  page,
}) => {
  await page.addInitScript(watchButton);
  await page.goto('/admin/truckers');
  await (await rowAction(page.getByRole('row').nth(1), 'Slet vognmand')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comeToRest(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});

test('a notification covers no title and no button of a dialog [8-notices-cover-nothing]', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 404/);
  app.mock.addFault(certificateFault);
  const notice = noticeOn(page);
  const expectUncovered = async (target: Locator) => {
    const [over, under] = [await notice.boundingBox(), await target.boundingBox()];
    if (!over || !under) throw new Error('One of them is not on the screen.');
    const isBeside = over.x + over.width <= under.x || under.x + under.width <= over.x;
    const isAboveOrBelow = over.y + over.height <= under.y || under.y + under.height <= over.y;
    expect(isBeside || isAboveOrBelow).toBe(true);
  };

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/admin/truckers');
    await (await rowAction(page.getByRole('row').nth(1), 'Send certifikat (PDF)')).click();
    await expect(notice).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await expectUncovered(page.getByRole('button', { name: 'Log ud' }));
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Opret vognmand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Opret vognmand' });
    await dialog.waitFor();
    await comeToRest(page);
    await expectUncovered(dialog.getByRole('heading'));
    for (const button of await dialog.getByRole('button').all()) await expectUncovered(button);
  }
});

test('a success notification does not cover the submit button of a dialog on a phone [8-notices-cover-nothing]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/truckers');
  await (await rowAction(page.getByRole('row').nth(1), 'Send certifikat (PDF)')).click();
  const notice = noticeOn(page);
  // The notification stays while it is hovered, however slow the machine is.
  await notice.hover();
  await page.getByRole('button', { name: 'Opret vognmand' }).press('Enter');
  const add = page.getByRole('dialog').getByRole('button', { name: 'Opret', exact: true });
  await add.waitFor();
  await comeToRest(page);
  const [over, under] = [await notice.boundingBox(), await add.boundingBox()];
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
});

test('a notification shows two lines of a very long name, and screen readers get all of it', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 404/);
  app.mock.addFault(certificateFault);
  const name = `${'Vognmandsforretningen Ærø-Østersø '.repeat(8).trim()} ApS`;
  app.mock.db.truckers.update(1, { name });
  await page.goto('/admin/truckers');
  await (await rowAction(page.getByRole('row').nth(1), 'Send certifikat (PDF)')).click();
  const notice = noticeOn(page);
  await expect(notice).toContainText(name);
  expect((await notice.boundingBox())?.height).toBeLessThan(150);
});

test('a notification covers no button of the termination dialog on a phone [8-notices-cover-nothing]', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 404/);
  app.mock.addFault(certificateFault);
  const name = app.mock.db.truckers.get(2)?.name ?? '';
  await page.goto('/admin/truckers');
  const row = page.getByRole('row').filter({ hasText: name });
  await (await rowAction(row, 'Send certifikat (PDF)')).click();
  const notice = noticeOn(page);
  await notice.waitFor();
  await row.getByRole('link', { name: 'Rediger aftale' }).click();
  await toCarStep(page, 'Ja');
  await chooseCar(page, { injuries: '1 skade' });
  await next(page);
  const dialog = terminationDialog(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The errors make the dialog as high as the window.
  await dialog.getByLabel('Forsikringsselskab').selectOption('');
  await dialog.getByLabel('Policenummer').fill('');
  await dialog.getByLabel('Ophørsdato', { exact: true }).fill('');
  await saveTermination(page);
  await dialog.getByRole('group', { name: 'Der er et problem' }).waitFor();
  for (const button of await dialog.getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await comeToRest(page);
    const [over, under] = [await notice.boundingBox(), await button.boundingBox()];
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  }
});
