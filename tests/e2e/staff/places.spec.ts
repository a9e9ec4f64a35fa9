import { setBrowserText } from '@tests/support/actions/textSize';
import type { Locator, Page } from '@playwright/test';
import { worklistNames } from '@/features/truckers/worklists/worklists';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { comeToRest } from '@tests/support/actions/comeToRest';
import { choose, chooseCar, next, toCarStep } from '@tests/support/actions/wizardSteps';
import { coveredFocus } from '@tests/support/assertions/layout';
import { expect, test } from '@tests/support/fixtures/e2eTest';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the positions of the elements on the page, in pixels. */
const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [window.scrollX, window.scrollY];
      const round = (value: number) => Math.round(value);
      return {
        left: round(left + x),
        right: round(right + x),
        top: round(top + y),
        bottom: round(bottom + y),
      };
    }),
  );

async function boxOf(element: Locator): Promise<Box> {
  await element.first().waitFor();
  const [box] = await boxesOf(element);
  if (!box) throw new Error('There is nothing to measure.');
  return box;
}

/** Returns the number of lines of each text. */
const linesOf = (texts: Locator): Promise<number[]> =>
  texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

/** Returns the common value of all boxes. Throws if they differ by more than a pixel. */
function shared(boxes: readonly Box[], side: keyof Box): number {
  const values = boxes.map((box) => box[side]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  expect(highest - lowest, `${side}: ${values.join(', ')}`).toBeLessThanOrEqual(1);
  return lowest;
}

/** Requires that each box is below the previous one. */
function expectBelowEachOther(boxes: readonly Box[]) {
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? 0);
  }
}

/** Requires that each heading is closer to the next element than to the previous one. */
async function expectNearerToNext(headings: Locator) {
  const gaps = await headings.evaluateAll((all) =>
    all.map((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      const before = heading.previousElementSibling?.getBoundingClientRect().bottom ?? -Infinity;
      const after = heading.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
      return { before: top - before, after: after - bottom };
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const { before, after } of gaps) expect(before).toBeGreaterThan(after);
}

/** Requires labels in one column, values in another, each value beside its label, and the pairs below each other. */
async function expectTwoColumns(list: Locator) {
  const [labels, values] = [await boxesOf(list.locator('dt')), await boxesOf(list.locator('dd'))];
  expect(labels.length).toBeGreaterThan(1);
  expect(values).toHaveLength(labels.length);
  shared(labels, 'left');
  for (const [index, label] of labels.entries()) {
    const value = values[index];
    expect(value?.left).toBeGreaterThanOrEqual(label.right);
    expect(Math.min(value?.bottom ?? 0, label.bottom)).toBeGreaterThan(
      Math.max(value?.top ?? 0, label.top),
    );
  }
  expectBelowEachOther(labels);
}

/** Requires that the heading of the page has the focus and is visible in the upper half of the window. */
async function expectHeading(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const { bottom } = await boxOf(heading);
  const [scrolled, height] = await page.evaluate(() => [scrollY, innerHeight] as const);
  expect(bottom - scrolled).toBeLessThan(height / 2);
}

const widths = [320, 768, 1280, 1920];

/** Runs a check at each width. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await comeToRest(page);
      await look(width);
    });
  }
}

test.describe('for staff', () => {
  test.use({ as: 'admin' });

  test('a wide page shows an open haulier beside the list, a narrow one instead of it [2-truckers-panel]', async ({
    page,
  }) => {
    await page.goto(`/admin/truckers?open=${demoIds.signed}`);
    const panel = page.locator('.trucker-panel');
    await panel.locator('.trucker-panel-last').waitFor();
    await atEachWidth(page, async (width) => {
      const facts = panel.locator('.detail-list');
      for (const list of await facts.all()) await expectTwoColumns(list);
      shared(await boxesOf(facts.locator('dd')), 'left');
      await expectNearerToNext(panel.locator('h3'));

      const frame = await boxOf(panel);
      for (const action of await boxesOf(panel.locator('.btn'))) {
        expect(action.left).toBeGreaterThanOrEqual(frame.left);
        expect(action.right).toBeLessThanOrEqual(frame.right);
      }
      const list = page.getByRole('table');
      if (width < 1280) {
        await expect(list).toBeHidden();
      } else {
        const rows = await boxOf(list);
        expect(frame.left).toBeGreaterThan(rows.right);
        expect(frame.top).toBeLessThan(rows.top);
        // The list is still a table, with the columns that fit.
        shared(await boxesOf(list.getByRole('row').nth(1).locator('th, td:visible')), 'top');
        const isWide = width === 1920;
        await expect(list.getByRole('columnheader', { name: 'Status' })).toBeVisible();
        await expect(list.getByRole('columnheader', { name: 'KF' })).toBeVisible({
          visible: isWide,
        });
      }
    });
  });

  test('the rows of a list start near the top on a desktop and on a phone [2-list-tools]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const row = page.locator('tbody tr');
    for (const path of ['/admin/truckers', '/admin/price', '/admin/add-ons']) {
      await page.goto(path);
      await page.getByRole('table').waitFor();
      expect((await boxOf(row.first())).top, path).toBeLessThanOrEqual(200);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/truckers');
    await page.getByRole('table').waitFor();
    expect((await boxOf(row.nth(1))).bottom).toBeLessThanOrEqual(844);
  });

  test('the search shows the searched field in full if there is room [2-list-tools]', async ({
    page,
  }) => {
    const field = page.getByRole('combobox', { name: 'Søg i' });
    await page.goto('/admin/truckers');
    for (const [width, label] of [
      [1920, 'Vognmandsnummer'],
      [1366, 'Vognmandsnummer'],
      [390, 'CVR-nummer'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await field.selectOption(label);
      const missing = await field.evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) throw new Error('There is no canvas to measure a text.');
        canvas.font = font;
        const text = canvas.measureText(select.selectedOptions[0]?.text ?? '').width;
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return text - (select.clientWidth - padding);
      });
      expect(missing, `${label} at ${String(width)} px`).toBeLessThan(1);
    }
  });

  test('the buttons of the worklists have as much space above as beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/truckers?list=lacksPlate');
    await page.locator('.worklist-chip').first().waitFor();
    const chip = await boxOf(page.locator('.worklist-chip').first());
    const panel = await boxOf(page.locator('.panel', { has: page.locator('.worklist-chip') }));
    expect(chip.top - panel.top).toBe(chip.left - panel.left);
  });

  test('the checkbox of a haulier is in the middle of its row', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/truckers');
    await page.getByRole('table').waitFor();
    const rows = await boxesOf(page.locator('tbody tr'));
    const checkboxes = await boxesOf(page.locator('tbody').getByRole('checkbox'));
    expect(checkboxes).toHaveLength(rows.length);
    for (const [index, { top, bottom }] of checkboxes.entries()) {
      const row = rows[index] ?? { top: 0, bottom: 0 };
      expect(Math.abs(top + bottom - row.top - row.bottom)).toBeLessThanOrEqual(2);
    }
    const column = await boxesOf(page.getByRole('table').getByRole('checkbox'));
    shared(column, 'left');
  });

  test('the checkbox of a haulier is before its other cells, and on a card beside the name', async ({
    page,
  }) => {
    await page.goto('/admin/truckers');
    await page.getByRole('table').waitFor();
    const row = page.locator('tbody tr').first();
    const name = row.getByRole('button').first();
    const checkbox = async () => boxOf(row.getByRole('checkbox'));
    const id = await row
      .locator('td')
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.lastChild ?? cell);
        return range.getBoundingClientRect().left;
      });
    expect((await checkbox()).right).toBeLessThan(id);
    expect(id).toBeLessThan((await boxOf(name)).left);

    await page.setViewportSize({ width: 390, height: 844 });
    shared([await checkbox(), await boxOf(name)], 'top');
    expect((await checkbox()).right).toBeLessThan((await boxOf(name)).left);
  });

  test('fields side by side are in one line, even if only one has a hint or an error', async ({
    page,
  }) => {
    await page.route('**/get-trucker/1', async (route) => {
      const response = await route.fetch();
      const known = /"is_work_insurance":"?[01]"?/;
      const body = (await response.text()).replace(known, '"is_work_insurance":null');
      await route.fulfill({ response, body });
    });
    await page.goto('/admin/truckers');
    await page
      .getByRole('button', { name: /^Rediger vognmand/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Ukendt. Sæt fluebenet')).toBeVisible();
    shared(await boxesOf(dialog.getByRole('checkbox', { name: /forsikring$/ })), 'top');
    await dialog.getByRole('textbox', { name: 'CVR-nummer' }).fill('1');
    await page.keyboard.press('Enter');
    await dialog.locator('.error-summary').waitFor();
    const names = /^(CVR-nummer|Vognmandsnummer)$/;
    shared(await boxesOf(dialog.locator('label', { hasText: names })), 'top');
    shared(await boxesOf(dialog.getByRole('textbox', { name: names })), 'top');
  });

  test('step 1 of an agreement fills its panel, which is 67 rem wide in a wide window [2-wizard-frame]', async ({
    page,
  }) => {
    await page.goto('/admin/truckers/edit/2');
    const panel = page.locator('.wizard > form');
    await panel.waitFor();
    const card = await boxOf(panel.locator('.details-summary'));
    const { left, right } = await boxOf(panel);
    expect(right - card.right).toBe(card.left - left);
    await page.setViewportSize({ width: 1920, height: 1080 });
    const wide = await boxOf(panel);
    expect([wide.left, wide.right - wide.left]).toEqual([left, 67 * 16]);
  });

  test('the two kickbacks of a price wrap to the next line only between them', async ({ page }) => {
    for (const path of ['/admin/price', '/admin/price?view=matrix&area=2']) {
      await page.goto(path);
      const kickbacks = page.locator('small, .price-matrix-kickbacks > :first-child');
      await kickbacks.first().waitFor();
      await atEachWidth(page, async () => {
        const lines = await kickbacks.first().evaluate((one) => {
          const text = one.firstChild;
          const [ensure = ''] = text?.nodeValue?.split(', ') ?? [];
          const range = document.createRange();
          if (!text) return 0;
          range.setStart(text, ensure.length + 2);
          range.setEndAfter(text);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines).toBe(1);
      });
    }
  });

  test('the targets on the card of a haulier are at least 8 px apart', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/truckers?list=lacksPlate');
    const card = page.locator('tbody tr').first();
    await card.getByRole('textbox').waitFor();
    const field = await boxOf(card.getByRole('textbox'));
    const actions = await boxOf(card.getByRole('button', { name: /^Handlinger/ }));
    expect(actions.top - field.bottom).toBeGreaterThanOrEqual(8);
  });

  test('buttons that do not fit beside each other in a dialog are equally wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/admin/truckers');
    await page.getByRole('button', { name: 'Opret vognmand' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Gl. Taxa');
    await page.keyboard.press('Escape');
    const answers = await boxesOf(dialog.getByRole('alertdialog').getByRole('button'));
    expect(answers).toHaveLength(2);
    expectBelowEachOther(answers);
    shared(answers, 'left');
    shared(answers, 'right');
  });

  test('the row of a haulier with a short name is 36 px high in a wide window [2-list-rows]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto('/admin/truckers');
    await page.getByRole('table').waitFor();
    const { top, bottom } = await boxOf(page.locator('tbody tr').first());
    expect(bottom - top).toBe(36);
  });

  test('the rows stay in place when a haulier is opened beside them [2-list-rows]', async ({
    page,
  }) => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/truckers?list=inactive');
      await page.getByRole('table').waitFor();
      await expect(page.locator('.worklist-chip')).toHaveCount(4);
      const rows = page.locator('tbody tr:nth-child(-n + 4)');
      const before = await boxesOf(rows);
      await rows.first().getByRole('button').first().click();
      await page.locator('.trucker-panel').waitFor();
      const now = await boxesOf(rows);
      // A name that wraps makes its row a pixel higher.
      for (const [index, { top }] of before.entries()) {
        expect(Math.abs((now[index]?.top ?? 0) - top), `${width} px`).toBeLessThanOrEqual(2);
      }
    }
  });

  test('the actions of an open haulier stay in place when its price arrives [2-truckers-panel-facts]', async ({
    page,
  }) => {
    const action = page.locator('.trucker-panel-actions').getByRole('link');
    let before: Box | null = null;
    await page.route(`**/get-trucker/${demoIds.signed}`, async (route) => {
      // The data of the list is shown while the haulier is fetched.
      await action.waitFor();
      before = await boxOf(action);
      await route.continue();
    });
    await page.goto(`/admin/truckers?open=${demoIds.signed}`);
    await expect(page.locator('.trucker-panel-price')).toContainText('kr. pr. måned');
    expect(await boxOf(action)).toEqual(before);
  });

  test('a list has the columns that fit, and is cards on a narrow screen [2-list-fits]', async ({
    page,
  }) => {
    await page.goto('/admin/truckers');
    await page.getByRole('table').waitFor();
    const list = page.locator('.list-body');
    for (const [width, columns] of [
      [705, 0],
      [706, 6],
      [834, 8],
      [1280, 10],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await comeToRest(page);
      const cells = list.locator('tbody tr').first().locator('th, td:visible');
      const tops = new Set((await boxesOf(cells)).map(({ top }) => top));
      expect([width, tops.size === 1 ? await cells.count() : 0]).toEqual([width, columns]);
    }
  });

  test('the narrowest columns of the price list fit into the window [2-list-fits]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 720, height: 800 });
    await page.goto('/admin/price');
    await page.getByRole('table').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  });

  test('the numbers of an open haulier stay whole on the narrowest phone [2-numbers-whole]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/admin/truckers?open=${demoIds.signed}`);
    const panel = page.locator('.trucker-panel');
    await panel.locator('.trucker-panel-last').waitFor();
    const numbers = panel.locator('.detail-list .trucker-panel-copied > span:first-child');
    await expect(numbers).toHaveCount(3);
    const heights = (await boxesOf(numbers)).map(({ top, bottom }) => bottom - top);
    // Two lines would be twice as high.
    expect(Math.max(...heights)).toBeLessThan(32);
  });

  test('the rows of a list stay in place on a phone while a file is made', async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/truckers');
    const row = page.locator('tbody tr').first();
    await row.waitFor();
    const before = await boxOf(row);
    app.mock.hold('listTruckers');
    await page.getByRole('button', { name: 'Hent som CSV' }).click();
    await page.getByRole('button', { name: 'Annuller hentning' }).waitFor();
    const progress = page.locator('.export-progress');
    const { left, right } = await boxOf(progress);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(await boxOf(row)).toEqual(before);
    // With enlarged text on a narrow phone, the progress must not leave the screen.
    await page.setViewportSize({ width: 320, height: 844 });
    await setBrowserText(page, 'large');
    expect((await boxOf(progress)).left).toBeGreaterThanOrEqual(0);
  });

  test('a dialog with many fields fills a tablet, and no label breaks within a word', async ({
    page,
  }) => {
    await page.goto('/admin/truckers');
    await page.getByRole('button', { name: 'Opret vognmand' }).click();
    const dialog = page.getByRole('dialog');
    const label = dialog.locator('label', { hasText: 'Arbejdsskadeforsikring' });
    for (const [width, filled] of [
      [768, 720],
      [500, 484],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await comeToRest(page);
      const { left, right } = await boxOf(dialog.locator('.modal-content'));
      expect(right - left).toBe(filled);
      expect(await linesOf(label), `${width} px`).toEqual([1]);
    }
  });

  test('a focused field has one ring, also the file field of the import', async ({ page }) => {
    await page.goto('/admin/truckers');
    await page.getByRole('button', { name: 'Opret vognmand' }).click();
    const dialog = page.getByRole('dialog');
    const expectOneRing = async (field: Locator) => {
      await expect(field).toBeFocused();
      await expect(field).toHaveCSS('outline-width', '3px');
      await expect(field).toHaveCSS('outline-style', 'solid');
      await expect(field).toHaveCSS('box-shadow', 'none');
    };
    await expectOneRing(dialog.getByRole('textbox', { name: 'Navn' }));
    await dialog.getByRole('button', { name: 'Importér mange fra en fil' }).click();
    await expectOneRing(page.locator('input[type=file]'));
  });

  test('the title of the prices is at one height in list and matrix; so is the panel in a wide window', async ({
    page,
  }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const topsIn = async (view: string) => {
        await page.goto(`/admin/price${view}`);
        await page.getByRole('table').waitFor();
        const [title] = await boxesOf(page.getByRole('heading', { level: 1 }).locator('span'));
        return [title, await boxOf(page.locator('.panel', { has: page.getByRole('table') }))];
      };
      const [[title, panel], [matrixTitle, matrixPanel]] = [
        await topsIn(''),
        await topsIn('?view=matrix'),
      ];
      expect(matrixTitle?.top, `${width} px`).toBe(title?.top);
      // On a narrow screen the tools of the list take lines of their own.
      if (width === 1280) expect(matrixPanel?.top).toBe(panel?.top);
    }
  });

  test('an amount in the list of prices stays on one line with its unit', async ({ page }) => {
    for (const [width, column] of [
      [720, 'ownRisk'],
      [1280, 'newValue'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/price');
      const cells = page.locator(`tbody [data-column=${column}]`);
      await cells.first().waitFor();
      expect(Math.max(...(await linesOf(cells))), `${column} at ${width} px`).toBe(1);
    }
  });

  test('the worklists of the overview are in one, two or four columns', async ({ page }) => {
    await page.goto('/admin/overview');
    const links = page.getByRole('navigation', { name: 'Dagens arbejde' }).getByRole('link');
    await links.first().waitFor();
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1024, 2],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = (await boxesOf(links)).map(({ left }) => left);
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  });

  test('the button that adds a haulier is only on a phone as wide as the page', async ({
    page,
  }) => {
    await page.goto('/admin/truckers');
    const add = page.getByRole('button', { name: 'Opret vognmand' });
    for (const [width, least, most] of [
      [390, 300, 390],
      [768, 150, 250],
      [1280, 150, 250],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const { left, right } = await boxOf(add);
      expect(right - left, `${width} px`).toBeGreaterThanOrEqual(least);
      expect(right - left, `${width} px`).toBeLessThanOrEqual(most);
    }
  });

  test('the menu on a phone has the name of the user and the logout button on one line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/user');
    await page.getByRole('button', { name: 'Menu' }).click();
    const name = await boxOf(page.locator('.tools-user'));
    const logout = await boxOf(page.getByRole('button', { name: 'Log ud' }));
    expect(name.top).toBeGreaterThanOrEqual(logout.top);
    expect(name.bottom).toBeLessThanOrEqual(logout.bottom);
    expect(name.right).toBeLessThan(logout.left);
  });

  test('no worklist is cut off beside an open haulier', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/truckers?open=${demoIds.signed}&list=lacksPlate`);
    const chips = page.locator('.worklist-chip');
    await expect(chips).toHaveCount(4);
    const list = await boxOf(page.locator('.worklist-chips'));
    for (const chip of await boxesOf(chips)) expect(chip.right).toBeLessThanOrEqual(list.right);
  });

  test('the table of each worklist fits beside an open haulier, with room for names [2-list-fits]', async ({
    page,
  }) => {
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      for (const worklist of worklistNames) {
        await test.step(`${worklist} at ${width} px`, async () => {
          await page.goto(`/admin/truckers?open=${demoIds.signed}&list=${worklist}`);
          const table = page.getByRole('table');
          await table.getByRole('rowheader').first().waitFor();
          if (worklist === 'lacksPlate') await table.getByRole('textbox').first().waitFor();
          await page.locator('.trucker-panel-last').waitFor();
          const body = await boxOf(page.locator('.list-body'));
          expect((await boxOf(table)).right).toBeLessThanOrEqual(body.right);
          const name = await boxOf(table.getByRole('columnheader', { name: 'Navn' }));
          expect(name.right - name.left).toBeGreaterThanOrEqual(120);
        });
      }
    }
  });

  async function sendInvitations(page: Page): Promise<Locator> {
    await page.goto('/admin/truckers');
    await page.getByRole('checkbox', { name: /^Vælg alle/ }).check();
    await page
      .getByRole('region', { name: 'Valgte vognmænd' })
      .getByRole('button', { name: 'Send invitation igen' })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send til/ })
      .click();
    const bar = page.locator('.run-bar');
    await expect(bar).toContainText(/\d sendt/);
    return bar;
  }

  test('the progress bar of many sends covers neither the price of an agreement nor "next"', async ({
    page,
  }) => {
    const bar = await sendInvitations(page);
    await page.setViewportSize({ width: 960, height: 800 });
    await page
      .getByRole('link', { name: /^Rediger aftale/ })
      .nth(1)
      .click();
    await toCarStep(page, 'Nej');
    const foot = page.locator('.price-foot');
    await foot.getByRole('button', { name: 'Næste' }).focus();
    const [covering, covered] = [await boxOf(bar), await boxOf(foot)];
    expect(covered.bottom).toBeLessThanOrEqual(covering.top);
  });

  test('the progress bar of many sends is below the page in a low window, as at 400 % zoom', async ({
    page,
  }) => {
    const bar = await sendInvitations(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).not.toBeInViewport();
    await bar.getByRole('button', { name: 'Luk' }).click();
    await expect(bar).toBeHidden();
  });

  test('no sticky bar covers a focused element on the narrowest phone [2-choose-bar]', async ({
    page,
    watched,
  }) => {
    watched.allow(/net::ERR_/);
    await sendInvitations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await coveredFocus(page)).toEqual([]);

    await page.locator('.run-bar').getByRole('button', { name: 'Luk' }).click();
    await page.locator('tbody .row-choice').first().check();
    await page.locator('.chosen-bar').waitFor();
    await page.context().setOffline(true);
    await page.locator('.offline-bar').waitFor();
    expect(await coveredFocus(page)).toEqual([]);
  });

  test('the page does not scroll while the focus moves within a bar at its foot [2-edit-focus]', async ({
    page,
  }) => {
    const expectStill = async (bar: Locator) => {
      await page.evaluate(() => scrollTo(0, 0));
      for (const button of await bar.getByRole('button').all()) {
        await button.focus();
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    };
    const bar = await sendInvitations(page);
    await expectStill(bar);
    await bar.getByRole('button', { name: 'Luk' }).click();
    await page.locator('tbody .row-choice').first().check();
    await expectStill(page.locator('.chosen-bar'));
  });

  test('the premiums of the matrix are in columns, or below each other on a narrow screen', async ({
    page,
  }) => {
    await page.goto('/admin/price?view=matrix&area=2');
    const table = page.getByRole('table');
    await table.getByRole('textbox').first().waitFor();
    const cells = table.locator('.price-matrix-field', {
      has: page.locator('.price-matrix-kickbacks'),
    });
    await atEachWidth(page, async (width) => {
      const premiums = await boxesOf(cells.getByRole('textbox'));
      const kickbacks = await boxesOf(cells.locator('.price-matrix-kickbacks'));
      for (const [index, { right, top }] of kickbacks.entries()) {
        expect(right).toBe(premiums[index]?.right);
        expect(top).toBe(premiums[index]?.bottom);
      }
      const fields = await boxesOf(table.getByRole('textbox'));
      if (width < 768) {
        shared(fields, 'left');
        shared(fields, 'right');
        expectBelowEachOther(fields);
        return;
      }
      const heads = (await boxesOf(table.getByRole('columnheader'))).slice(-4);
      for (const [column, head] of heads.entries()) {
        const below = fields.filter((_, index) => index % 4 === column);
        expect(shared(below, 'left')).toBeGreaterThanOrEqual(head.left);
        expect(shared(below, 'right')).toBeLessThanOrEqual(head.right);
        expectBelowEachOther([head, ...below]);
      }
      for (let row = 0; row < fields.length; row += 4) shared(fields.slice(row, row + 4), 'top');
    });
  });

  test('the column headings of the matrix stay visible, and cover no focused element [2-list-head-stays]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/admin/price?view=matrix');
    const last = page.getByRole('table').getByRole('textbox').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('columnheader').last()).toBeInViewport();
    expect(await coveredFocus(page)).toEqual([]);
  });

  test('a page opens at its top with the focus on its heading, wherever the previous one was scrolled', async ({
    page,
  }) => {
    await page.goto('/admin/truckers');
    await page.getByRole('table').waitFor();
    shared(await boxesOf(page.getByRole('search').locator('select, input, button')), 'top');
    await page.evaluate(() => scrollTo(0, 500));
    await page.getByRole('link', { name: 'Priser' }).press('Enter');
    await expectHeading(page, 'Priser');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the parts of the price are below each other with aligned amounts at every width', async ({
  page,
}) => {
  await page.goto(`/registration/${demoTokens.invited}`);
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader', road: 'Ja', glass: 'Ja' });
  const panel = page.getByRole('region', { name: 'Din pris' });
  await expect(panel).toContainText('kr. pr. måned');
  const toggle = panel.getByRole('button', { name: 'Detaljer om prisen' });
  await atEachWidth(page, async () => {
    const isFoot = await toggle.isVisible();
    if (isFoot && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    const parts = panel.locator('.price-panel-parts');
    await expectTwoColumns(parts);
    shared(await boxesOf(parts.locator('dd')), 'right');

    // At the end of the page the price bar leaves the bottom of the window, so measure it at the top of the page.
    await page.evaluate(() => scrollTo(0, 0));
    const price = await boxOf(panel);
    const choices = await boxesOf(page.getByRole('radiogroup'));
    if (isFoot) {
      expect(price.bottom - (await page.evaluate(() => window.scrollY))).toBe(800);
      expect(price.left).toBeLessThanOrEqual(shared(choices, 'left'));
      expect(price.right).toBeGreaterThanOrEqual(shared(choices, 'right'));
    } else {
      expect(price.left).toBeGreaterThan(shared(choices, 'right'));
    }
  });
});

test('the heading of each step is at the same place, whichever step is the current one [2-wizard-frame]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(`/registration/${demoTokens.invited}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dine oplysninger');
  const { top } = await boxOf(heading);
  await toCarStep(page, 'Nej');
  expect((await boxOf(heading)).top).toBe(top);
  await chooseCar(page, { injuries: 'Ingen skader' });
  await next(page);
  await expect(heading).toHaveText('Arbejdsskade og underskrift');
  expect((await boxOf(heading)).top).toBe(top);
});

test('the choice of a theme shows only its icon on a phone, also in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const theme = page.getByRole('combobox', { name: 'Farver' });
  await expect(theme).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Shift');
  await theme.focus();
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(theme).toHaveCSS('outline-color', text);
});

test('Next stays visible under the mouse on the dark bar, and is as wide as Back on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(`/registration/${demoTokens.invited}`);
  await toCarStep(page, 'Nej');
  const forward = page.getByRole('button', { name: 'Næste' });
  const brightness = (element: Locator) =>
    element.evaluate((one) => {
      const channels = getComputedStyle(one).backgroundColor.match(/\d+/g) ?? [];
      return Math.min(...channels.slice(0, 3).map(Number));
    });
  const idle = await brightness(forward);
  await forward.hover();
  expect(await brightness(forward)).toBeLessThan(idle);
  expect(await brightness(forward)).toBeGreaterThan(
    (await brightness(page.locator('.price-foot'))) + 100,
  );

  for (const width of [992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await comeToRest(page);
    const back = page.getByRole('button', { name: 'Tilbage' });
    const widths = (await boxesOf(forward.or(back))).map(({ left, right }) => right - left);
    expect(widths).toEqual([240, 240]);
  }
});

test('the marked day of the calendar stays readable under the mouse', async ({ page }) => {
  await page.goto(`/registration/${demoTokens.invited}`);
  await toCarStep(page, 'Ja');
  await chooseCar(page, { injuries: '1 skade' });
  await next(page);
  await page.getByRole('button', { name: 'Vælg dato: Ophørsdato' }).click();
  const marked = page.locator('.react-datepicker__day--keyboard-selected');
  const ink = () => marked.evaluate((day) => getComputedStyle(day).color);
  const before = await ink();
  await marked.hover();
  expect(await ink()).toBe(before);
});

test('a step of the wizard opens with the focus on its heading, visible above its questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/registration/${demoTokens.invited}`);
  await toCarStep(page, 'Nej');
  await expectHeading(page, 'Bilforsikring');
  await chooseCar(page, { injuries: 'Ingen skader' });
  await next(page);
  await expectHeading(page, 'Arbejdsskade og underskrift');
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  await next(page);
  await expectHeading(page, 'Tjek dine svar');
});
