import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import {
  atStep,
  choose,
  chooseCar,
  codeDialog,
  finish,
  next,
  readSmsCode,
  toCarStep,
  toCheckPage,
  toWorkStep,
} from '@tests/support/actions/wizardSteps';
import { expect, test } from '@tests/support/fixtures/e2eTest';

const link = `/registration/${demoTokens.invited}`;

test('step 1 of a haulier with complete data fits a phone without scrolling [2-step-1-first-screen]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Ret', exact: true }).waitFor();
  const card = await page.locator('.details-summary').boundingBox();
  expect(card?.height).toBeLessThanOrEqual(260);
  const button = await page.getByRole('button', { name: 'Næste' }).boundingBox();
  if (!button) throw new Error('The button is not on the page.');
  expect(button.y + button.height).toBeLessThanOrEqual(844);
});

test('the steps share one layout on a desktop, with the same place for the price [2-wizard-frame]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const edge = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.x;
  await page.goto(paths.thankYou.href(demoTokens.signed));
  await page.getByText('Aftalen er sendt.').waitFor();
  const thanks = await edge('Tak');
  await page.goto(link);
  await page.getByRole('button', { name: 'Ret', exact: true }).waitFor();
  expect(await edge('Dine oplysninger')).toBe(thanks);
  const frame = async () => {
    const form = await page.locator('.wizard > form').boundingBox();
    const question = await page.getByRole('radiogroup').first().boundingBox();
    return [form?.x, form?.width, question?.x, question?.width];
  };
  const panel = async (name: string) => {
    const box = await page.getByRole('region', { name }).boundingBox();
    return [box?.x, box?.width];
  };
  const first = await frame();
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader' });
  expect(await frame()).toEqual(first);
  const price = await panel('Din pris');
  expect(price[1]).toBe(21 * 16);
  await next(page);
  await atStep(page, 'Arbejdsskade og underskrift');
  await page.getByRole('radiogroup').first().waitFor();
  expect(await frame()).toEqual(first);
  expect(await panel('Prisoversigt')).toEqual(price);
});

test('the check page shows the total and the sign button together [2-step-3-answers-to-check]', async ({
  page,
}) => {
  await page.goto(`/registration/${demoTokens.halfDone}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  await toCheckPage(page);
  const total = page.getByText('I alt pr. måned');
  const sign = page.getByRole('button', { name: 'Underskriv aftale' });
  await total.evaluate((label) => label.scrollIntoView());
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(sign).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(sign).toBeInViewport({ ratio: 1 });
});

test('the amounts of the check page are all below their labels, or all beside them', async ({
  page,
}) => {
  await page.goto(`/registration/${demoTokens.halfDone}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Ja');
  await choose(page, 'Krisehjælp', 'Nej');
  for (const field of await page.getByRole('textbox', { name: /^Antal/ }).all()) {
    await field.fill('130');
  }
  await toCheckPage(page);
  const parts = page.locator('.price-check dl > div');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const areBelow = await parts.evaluateAll((all) =>
      all.map((part) => {
        const [label, amount] = [...part.children].map((one) => one.getBoundingClientRect());
        return (amount?.top ?? 0) >= (label?.bottom ?? 0);
      }),
    );
    expect(areBelow.length).toBeGreaterThan(1);
    expect(new Set(areBelow).size, `${width} px`).toBe(1);
  }
});

test('the SMS dialog submits a code once, by itself, when its last digit is typed [2-sms-by-itself]', async ({
  page,
  app,
}) => {
  await app.configure({ smsCodeDigits: 6 });
  await page.goto(`/registration/${demoTokens.halfDone}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  await finish(page);
  await codeDialog(page).getByRole('textbox', { name: 'Sms-kode' }).fill(readSmsCode(page));
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  expect(app.mock.calls.of('verifySmsCode')).toHaveLength(1);
});
