import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { setPageText } from '@tests/support/actions/textSize';
import { choose, chooseCar, toCarStep, toCheckPage } from '@tests/support/actions/wizardSteps';
import { expect, test } from '@tests/support/fixtures/e2eTest';

const link = `/registration/${demoTokens.invited}`;

/** Returns the number of lines of an element's last text. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.lastChild ?? node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Returns the number of lines that a part of an element's text takes. */
const linesOfPart = (element: Locator, part: string) =>
  element.evaluate((node, wanted) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const start = text.nodeValue?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }
    throw new Error(`"${wanted}" is not there.`);
  }, part);

test.use({ viewport: { width: 320, height: 640 } });

test('short answers, amounts and phone numbers stay on one line at twice the text size [2-large-text-whole]', async ({
  page,
}) => {
  await page.goto(link);
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader', road: 'Ja' });
  await setPageText(page, '200%');
  const road = page.getByRole('radiogroup', { name: 'Vejhjælp', exact: true });
  expect(await linesOf(road.getByText('Ja', { exact: true }))).toBe(1);
  const price = page.getByRole('region', { name: 'Din pris' });
  const amount = /[\d.]+,\d\d/;
  await expect(price).toContainText(amount);
  const [shown = ''] = amount.exec(await price.innerText()) ?? [];
  expect(await linesOfPart(price, shown)).toBe(1);
  expect(await linesOf(page.getByRole('contentinfo').locator('a[href^="tel:"]'))).toBe(1);
});

test('the check page keeps amounts, dates and the phone number whole at twice the text size [2-numbers-whole]', async ({
  page,
}) => {
  await page.goto(link);
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader', road: 'Ja', glass: 'Ja' });
  await page.getByRole('button', { name: 'Næste' }).click();
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  await toCheckPage(page);
  await setPageText(page, '200%');
  const total = page.locator('.price-check .is-total').first();
  const [amount = ''] = /[\d.]+,\d\d\skr\./.exec((await total.textContent()) ?? '') ?? [];
  expect(await linesOfPart(total, amount)).toBe(1);
  const before = page.getByRole('region', { name: 'Før du underskriver' });
  for (const part of ['(01.01.2022-', '31.12.2022).', '+45 70 00 00 00']) {
    expect(await linesOfPart(before, part), part).toBe(1);
  }
  const stop = await before.getByText('+45 70 00 00 00').locator('..').boundingBox();
  const number = await before.getByRole('link', { name: '+45 70 00 00 00' }).boundingBox();
  expect(stop?.height).toBeLessThan(1.5 * (number?.height ?? 0));
});

test.describe('with prices that are fetched while the browser is idle', () => {
  test.use({ isIdle: true });

  test('the price change of an option stays on one line at both text sizes [2-large-text-whole]', async ({
    page,
  }) => {
    await page.goto(link);
    await toCarStep(page, 'Nej');
    await chooseCar(page, { injuries: 'Ingen skader' });
    const widest = page
      .getByRole('radiogroup', { name: 'Bilens nyværdi' })
      .locator('label')
      .filter({ hasText: '500.001-750.000 kr.' });
    await expect(widest).toContainText('kr. pr. måned');
    const [change = ''] = /[+−][\d.]+,\d\d/.exec(await widest.innerText()) ?? [];
    for (const size of ['', '200%'] as const) {
      await setPageText(page, size);
      expect(await linesOfPart(widest, change)).toBe(1);
      const [content, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(content).toBe(room);
    }
  });
});

test('a date and a phone number in a sentence wrap as a whole [2-numbers-whole]', async ({
  page,
}) => {
  /** Each of these widths has room for the number, but breaks the sentence at a different place. */
  const expectWhole = async (sentence: Locator, part: string) => {
    for (let width = 14; width <= 24; width += 0.5) {
      await page.getByRole('main').evaluate((main, rem) => {
        main.style.width = `${String(rem)}rem`;
      }, width);
      expect(await linesOfPart(sentence, part), `${String(width)} rem`).toBe(1);
    }
  };
  await page.goto(paths.thankYou.href(demoTokens.signed));
  await expectWhole(page.getByText('Har du spørgsmål, så ring til'), '+45 70 00 00 00');

  const hash = createHash('sha256').update(demoTokens.invited).digest('hex');
  const today = new Date().toISOString().slice(0, 10);
  await page.evaluate((signed) => localStorage.setItem('signed', signed), `{"${hash}":"${today}"}`);
  await page.goto(link);
  const date = today.split('-').reverse().join('-');
  await expectWhole(page.getByText('Du underskrev aftalen i denne browser den'), date);
});

test('an answer has no hover style on a touch screen [2-hover-where-there-is-one]', async ({
  page,
}) => {
  await page.goto(link);
  await toCarStep(page, 'Nej');
  const row = page
    .getByRole('radiogroup', { name: 'Selvrisiko' })
    .locator('label')
    .filter({ hasText: '10.000 kr.' });
  const ground = () => row.evaluate((label) => getComputedStyle(label).backgroundColor);
  const before = await ground();
  await row.hover();
  expect(await ground()).toBe(before);
});

test('the buttons “retry” and “stay” after a refused load are at least 8 px apart [4-load-failure-apart]', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 409/);
  app.mock.use('error:getRegistration:409');
  await page.goto(link);
  const again = await page.getByRole('button', { name: 'Prøv igen' }).boundingBox();
  const stay = await page.getByRole('button', { name: 'Bliv på siden' }).boundingBox();
  if (!again || !stay) throw new Error('A button is not on the screen.');
  const across = stay.x - (again.x + again.width);
  const down = stay.y - (again.y + again.height);
  expect(Math.max(across, down)).toBeGreaterThanOrEqual(8);
});
