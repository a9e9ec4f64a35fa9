import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { choose, chooseCar, toCarStep } from '@tests/support/actions/wizardSteps';

const link = `/registration/${demoTokens.invited}`;
const bar = (page: Page) => page.getByRole('region', { name: 'Din pris' });
const injuries = (page: Page, answer: string) => choose(page, 'Skader de seneste 3 år', answer);

/** Holds the responses to premium requests. The returned function lets them through, or aborts them if `isLost`. */
async function holdPremium(page: Page): Promise<(isLost: boolean) => void> {
  let release: (isLost: boolean) => void = () => undefined;
  const isLost = new Promise<boolean>((resolve) => (release = resolve));
  await page.route('**/price-plan/get-premium', async (route) =>
    (await isLost) ? route.abort() : route.continue(),
  );
  return release;
}

test('on a phone the price is one line of constant height, whatever its state [2-step-2-price-place]', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/net::ERR_/);
  const height = async () => (await bar(page).boundingBox())?.height;
  await page.goto(link);
  await toCarStep(page, 'Nej');
  const open = await height();
  expect(open).toBeGreaterThan(0);
  // The bar may take only one line, so that the choices have the rest.
  expect(open).toBeLessThanOrEqual(72);
  // With reduced motion no style may change gradually, as the bar would be taller meanwhile.
  const changing = await page
    .locator('*')
    .evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).transitionDuration !== '0s').length,
    );
  expect(changing).toBe(0);

  const release = await holdPremium(page);
  await chooseCar(page, { injuries: 'Ingen skader' });
  await expect(bar(page)).toContainText('Beregner pris…');
  expect(await height()).toBe(open);

  release(false);
  await expect(bar(page)).toContainText('kr. pr. måned');
  expect(await height()).toBe(open);
  expect((await page.locator('.price-foot').boundingBox())?.height).toBe(64);
  const size = await bar(page)
    .locator('.price-panel-amount')
    .evaluate((amount) => Number.parseFloat(getComputedStyle(amount).fontSize));
  expect(size).toBeGreaterThanOrEqual(20);
  expect(size).toBeLessThanOrEqual(22);
  await expect(page.getByRole('button', { name: 'Næste' })).toBeInViewport();

  app.mock.use('drop:getPremium');
  await injuries(page, '1 skade');
  await expect(bar(page)).toContainText('Der er ingen forbindelse til serveren. Prøv igen.');
  expect(await height()).toBe(open);
  // The retry button is in the line, not in the collapsed part, and stays there during the retry.
  const retry = bar(page).getByRole('button', { name: 'Prøv igen' });
  await expect(retry).toBeInViewport();
  const releaseRetry = app.mock.hold('getPremium');
  await retry.click();
  await expect(bar(page).getByRole('button', { name: 'Beregner pris…' })).toBeInViewport();
  expect(await height()).toBe(open);
  releaseRetry();
  await expect(retry).toBeVisible();

  app.mock.use('happy');
  await choose(page, 'Hvor kører du?', 'Mere end 50 % af kørslen i postnumrene 1000-2450');
  await choose(page, 'Bilens nyværdi', 'Over 750.000 kr.');
  await choose(page, 'Selvrisiko', '5.000 kr.');
  await injuries(page, '3 eller flere skader');
  await expect(bar(page)).toContainText('Vi har ikke en pris til de valg.');
  expect(await height()).toBe(open);
});

test.describe('an idle phone', () => {
  test.use({ isIdle: true });

  test('does not move an option or its radio button when its price arrives [2-step-2-option-changes]', async ({
    page,
  }) => {
    await page.goto(link);
    await toCarStep(page, 'Nej');
    const values = page.getByRole('radiogroup', { name: 'Bilens nyværdi' });
    const places = async () =>
      values
        .locator('label, input')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await places();
    await chooseCar(page, { injuries: 'Ingen skader' });
    await values.getByText('kr. pr. måned').first().waitFor();
    expect(await places()).toEqual(before);
  });
});

for (const width of [390, 320]) {
  test(`the price does not move or wrap while step 2 is saved on a phone ${String(width)} px wide [2-step-2-price-place]`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(link);
    await toCarStep(page, 'Nej');
    await chooseCar(page, { injuries: 'Ingen skader', road: 'Ja', glass: 'Ja' });
    const amount = bar(page)
      .locator('strong')
      .getByText(/^[\d.]+,\d\d\skr\.$/);
    const before = await amount.boundingBox();
    expect(before?.height).toBeLessThan(40);
    const release = app.mock.hold('saveCarChoices');
    await page.getByRole('button', { name: 'Næste' }).click();
    const busy = page.getByRole('button', { name: 'Gemmer…' });
    await expect(busy).toBeInViewport();
    const { x = 0, width: taken = 0, height } = (await amount.boundingBox()) ?? {};
    expect({ x, width: taken, height }).toEqual({
      x: before?.x,
      width: before?.width,
      height: before?.height,
    });
    expect(x + taken).toBeLessThan((await busy.boundingBox())?.x ?? 0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: /^Arbejdsskade/ })).toBeVisible();
  });
}

test('on a phone the price expands to its parts, and covers no focused choice [2-step-2-price-place]', async ({
  page,
}) => {
  await page.goto(link);
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader', glass: 'Ja' });
  const yearly = bar(page).getByText('I alt pr. år');
  await expect(yearly).toBeHidden();
  const toggle = bar(page).getByRole('button', { name: 'Detaljer om prisen' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(yearly).toBeVisible();

  const field = page.getByRole('radiogroup', { name: 'Glasdækning' }).getByRole('radio').first();
  // First expanded, then collapsed.
  for (let look = 0; look < 2; look += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    const [at, price] = [await field.boundingBox(), await bar(page).boundingBox()];
    if (!at || !price) throw new Error('The choice or the price is not on the screen.');
    expect(at.y + at.height).toBeLessThanOrEqual(price.y);
    await toggle.click();
  }
});

test('a desktop always shows the expanded price beside the choices [2-step-2-price-place]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(link);
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader' });
  const last = page.getByRole('radiogroup', { name: 'Glasdækning' });
  await last.scrollIntoViewIfNeeded();
  await expect(bar(page).getByText('I alt pr. år')).toBeInViewport();
  const [choice, price] = [await last.boundingBox(), await bar(page).boundingBox()];
  if (!choice || !price) throw new Error('The choice or the price is not on the screen.');
  expect(choice.x + choice.width).toBeLessThan(price.x);
});

test('the price beside the choices keeps its size while it is updated [4-price-updating]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(link);
  await toCarStep(page, 'Nej');
  const height = async () => (await bar(page).boundingBox())?.height;
  const release = await holdPremium(page);
  await chooseCar(page, { injuries: 'Ingen skader' });
  await expect(bar(page)).toContainText('Beregner pris…');
  const first = await height();
  release(false);
  await expect(bar(page)).toContainText('kr. pr. måned');
  expect(await height()).toBe(first);

  const releaseNext = await holdPremium(page);
  await injuries(page, '1 skade');
  await expect(bar(page)).toContainText('Opdaterer…');
  expect(await height()).toBe(first);
  releaseNext(false);
  await expect(bar(page)).not.toContainText('Opdaterer…');
  expect(await height()).toBe(first);
});

test('retrying the price, if it fails again, does not scroll the page', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/net::ERR_/);
  await page.goto(link);
  await toCarStep(page, 'Nej');
  app.mock.use('drop:getPremium');
  await chooseCar(page, { injuries: 'Ingen skader' });
  const retry = bar(page).getByRole('button', { name: 'Prøv igen' });
  await expect(retry).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const at = await retry.boundingBox();
  if (!at) throw new Error('The button is not on the screen.');
  // Do not use the locator's click, which may scroll.
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await expect(bar(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a press on a choice counts even if the request for the price fails during the press', async ({
  page,
  watched,
}) => {
  watched.allow(/net::ERR_/);
  await page.goto(link);
  await toCarStep(page, 'Nej');
  const release = await holdPremium(page);
  await chooseCar(page, { injuries: 'Ingen skader' });
  await expect(bar(page)).toContainText('Beregner pris…');
  const choice = page
    .getByRole('radiogroup', { name: 'Glasdækning' })
    .getByRole('radio', { name: 'Ja', exact: true });
  // Scroll the choice to the lowest position that the bar does not cover.
  const [at, price] = [await choice.boundingBox(), await bar(page).boundingBox()];
  if (!at || !price) throw new Error('The choice or the price is not on the screen.');
  await page.evaluate((by) => scrollBy(0, by), at.y + at.height - price.y);
  const placed = await choice.boundingBox();
  if (!placed) throw new Error('The choice is not on the screen.');
  await page.mouse.move(placed.x + placed.width / 2, placed.y + placed.height / 2);
  await page.mouse.down();
  release(true);
  await expect(bar(page)).toContainText('Der er ingen forbindelse til serveren. Prøv igen.');
  await page.mouse.up();
  await expect(choice).toBeChecked();
});
