import { scenarioLink } from '@mocks/control/openScenario';
import { expect } from '@tests/support/fixtures/e2eTest';
import { openScenario, test } from '@tests/support/fixtures/qaTest';
import { finish, toAnsweredWorkStep } from '@tests/support/actions/wizardSteps';
import { drawer, first, readCode, says } from './workbench';

// Other tests check every named scenario without a browser (tests/unit/mocks/control/openScenario.dom.test.ts,
// tests/integration/app/namedScenarios.test.tsx, tests/integration/faults). This test opens one of each kind by its
// link.
test('a scenario link opens the page of its scenario, with its data, its fault and its visitor', async ({
  page,
  watched,
}) => {
  // The browser logs the requests that the scenarios let fail.
  watched.allow(/status of (401|410|419|500)|net::ERR_|Failed to fetch/);
  /** The scenario must be gone from the address, so that a reload does not start it again. */
  const expectAddress = (path: string) =>
    expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  const empty = 'Der er ingen vognmænd endnu.';
  const oops = 'Ups! Noget gik galt!';

  await test.step('an empty product, for an administrator', async () => {
    await openScenario(page, 'emptyLists');
    await says(page, empty);
    await expectAddress('/admin/truckers');
    await expect(page.getByRole('link', { name: 'Priser' })).toBeVisible();
  });

  await test.step('an unknown scenario is named in the workbench, and changes nothing', async () => {
    await page.goto(scenarioLink('/', 'sunny', { open: '/admin/truckers' }));
    await expect(drawer(page).getByText(/There is no scenario "sunny"/)).toBeVisible();
    await says(page, empty);
  });

  await test.step('a request that fails, also after a reload', async () => {
    await openScenario(page, 'listTruckersFails');
    await says(page, oops);
    await page.reload();
    await says(page, oops);
  });

  await test.step('a session that expires', async () => {
    await openScenario(page, 'sessionExpires');
    await says(page, 'Du er blevet logget ud. Log ind igen for at fortsætte.');
  });

  await test.step('a haulier, with nobody signed in', async () => {
    await openScenario(page, 'happy');
    await says(page, first);
    expect(await token()).not.toBeNull();
    await openScenario(page, 'linkExpired');
    await says(page, 'Linket er udløbet. Bed om et nyt.');
    expect(await token()).toBeNull();
  });

  await test.step('no connection', async () => {
    await openScenario(page, 'offline');
    await says(page, /ingen forbindelse til serveren/);
  });

  // This is the last step because the language is kept. It does not use the list: the preloaded request of the list would
  // use up the fault, and the page would then request the list again.
  await test.step('a custom fault, once, for role user in English', async () => {
    await openScenario(page, 'error:getTruckerHistory:500:times=1', { as: 'user', lang: 'en' });
    await says(page, 'The history could not be loaded.');
    await expect(page.getByRole('link', { name: 'Prices' })).toHaveCount(0);
    await page.reload();
    await says(page, 'changes since the previous submission');
  });
});

test('a scenario link to the signing frame fills in all steps of the wizard by itself', async ({
  page,
  watched,
}) => {
  watched.allow(/allow-scripts and allow-same-origin/);
  await openScenario(page, 'signingFrame');
  const frame = page.frameLocator('iframe[title="Underskriv med digitalt id"]');
  await expect(frame.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
});

test('a tester signs with the SMS code from the workbench, on the signing page of the build', async ({
  page,
  watched,
}) => {
  // The signing page of this build has the same origin as the application.
  watched.allow(/allow-scripts and allow-same-origin/);
  await openScenario(page, 'signingOn');
  await toAnsweredWorkStep(page);
  const dialog = await finish(page);
  // The last digit sends the code.
  await dialog.getByRole('textbox', { name: 'Sms-kode' }).fill(await readCode(page));
  await page
    .frameLocator('iframe[title="Underskriv med digitalt id"]')
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  await says(page, 'Aftalen er underskrevet.');
});
