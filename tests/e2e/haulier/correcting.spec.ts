import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import {
  atStep,
  choose,
  chooseCar,
  codeDialog,
  fillTermination,
  finish,
  next,
  saveTermination,
  terminationDialog,
  toCarStep,
  toCheckPage,
} from '@tests/support/actions/wizardSteps';
import { expect, test } from '@tests/support/fixtures/e2eTest';

const link = `/registration/${demoTokens.invited}`;
const work = 'Arbejdsskade og underskrift';
const check = 'Tjek dine svar';
const toCheck = (page: Page) =>
  page.getByRole('button', { name: 'Gem, og gå tilbage til svarene' });
const change = (page: Page, answer: string) =>
  page.getByRole('button', { name: `Ret ${answer}`, exact: true });

/** Opens the check page of a haulier with an insurance to terminate. */
async function toCheckAnswers(page: Page) {
  await page.goto(link);
  await toCarStep(page, 'Ja');
  await chooseCar(page, { injuries: '1 skade', road: 'Ja' });
  await next(page);
  await fillTermination(page);
  await saveTermination(page);
  await atStep(page, work);
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  await toCheckPage(page);
}

test('an answer opened from the check page is in view and focused, and the way back restores the focus [2-wizard-correct]', async ({
  page,
}) => {
  await toCheckAnswers(page);
  await page.setViewportSize({ width: 390, height: 500 });
  for (const [question, chosen] of [
    ['Hvor kører du?', 'Højst 50 % af kørslen i postnumrene 1000-2450'],
    ['Bilens nyværdi', '250.001-350.000 kr.'],
    ['Selvrisiko', '10.000 kr.'],
    ['Skader de seneste 3 år', '1 skade'],
    ['Vejhjælp', 'Ja'],
    ['Glasdækning', 'Nej'],
  ] as const) {
    await change(page, question).click();
    await atStep(page, 'Bilforsikring');
    const group = page.getByRole('radiogroup', { name: question });
    await expect(group.getByRole('radio', { name: chosen, exact: true })).toBeFocused();
    await expect(group).toBeInViewport({ ratio: 0.9 });
    await toCheck(page).click();
    await atStep(page, check);
    await expect(terminationDialog(page)).toBeHidden();
    await expect(change(page, question)).toBeFocused();
    await expect(change(page, question)).toBeInViewport({ ratio: 1 });
  }
});

test('the change button of a card on the check page is beside its heading, however long that is', async ({
  page,
}) => {
  await toCheckAnswers(page);
  for (const title of ['Dine oplysninger', 'Opsigelse af nuværende forsikring']) {
    const heading = await page.getByRole('heading', { level: 2, name: title }).boundingBox();
    const button = await change(page, title).boundingBox();
    expect(button?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  }
});

test('the browser’s back leads from a correction of step 1 to the check page [2-wizard-correct-back]', async ({
  page,
}) => {
  await toCheckAnswers(page);
  await change(page, 'Mobilnummer').click();
  await atStep(page, 'Dine oplysninger');
  await expect(page.getByRole('textbox', { name: 'Mobilnummer' })).toBeFocused();
  await page.goBack();
  await atStep(page, check);
  await expect(change(page, 'Mobilnummer')).toBeFocused();
  await expect(page).toHaveURL(link);
  await page.goForward();
  await atStep(page, 'Dine oplysninger');
  await page.goBack();
  await atStep(page, check);
});

test('a phone number is corrected in three presses, and the termination is not sent again [2-wizard-correct-phone]', async ({
  page,
  app,
}) => {
  await toCheckAnswers(page);
  await finish(page);
  await codeDialog(page).getByRole('button', { name: 'Ret mobilnummer' }).click();
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill('22 33 44 55');
  await toCheck(page).click();
  await atStep(page, check);
  await expect(change(page, 'Mobilnummer')).toBeFocused();
  await expect(page.getByText('22334455')).toBeVisible();
  await finish(page);
  await expect(codeDialog(page)).toContainText('22 33 44 55');
  expect(app.mock.calls.of('saveTermination')).toHaveLength(1);
  expect(app.mock.calls.of('generateSmsCode')).toHaveLength(2);
});
