import { demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';

const link = `/registration/${demoTokens.invited}`;

test('the first screen of a whole haulier is on a phone without scrolling [2-step-1-first-screen]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Ret', exact: true }).waitFor();
  const card = await page.locator('.details-summary').boundingBox();
  expect(card?.height).toBeLessThanOrEqual(260);
  const next = await page.getByRole('button', { name: 'Næste' }).boundingBox();
  if (!next) throw new Error('The button is on the page.');
  expect(next.y + next.height).toBeLessThanOrEqual(844);
});
