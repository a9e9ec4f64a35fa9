import type { Locator, Page } from '@playwright/test';
import { defaultSandbox } from '@/config/constants';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { startSigningPage } from '@mocks/signingPage';
import {
  atStep,
  choose,
  chooseWork,
  fillTermination,
  finish,
  next,
  openCard,
  readSmsCode,
  saveTermination,
  sendCode,
  terminationDialog,
  toCheckPage,
  toCarStep,
} from '@tests/support/actions/wizardSteps';
import { comeToRest } from '@tests/support/actions/comeToRest';
import { watchNetwork } from '@tests/support/actions/quietNetwork';
import { hear, saidSoFar } from '@tests/support/assertions/announcements';
import { expect, test } from '@tests/support/fixtures/e2eTest';

/**
 * Compares the accessibility tree of the page or its dialog with the reviewed snapshot (`readAloud.spec.ts-snapshots`).
 * It compares text exactly, because Playwright's own aria snapshots match any digits with any others.
 */
async function readAloud(page: Page, name: string, place: Locator = page.locator('body')) {
  await comeToRest(page);
  const tree = await place.ariaSnapshot();
  // The countdown depends on the speed of the test.
  expect(tree.replace(/\d+ sekund(?:er)?\./, '… sekunder.')).toMatchSnapshot(`${name}.yml`);
}

const expectAnnounced = (page: Page, words: string) =>
  expect.poll(async () => (await saidSoFar(page)).join()).toContain(words);

/** Until the application starts, the HTML shows the first view, and has a place to say that loading takes long. */
const started = (page: Page) => expect(page.locator('#first-words')).toHaveCount(0);

const isBusyWord = (text: string) => /Gemmer…|Tjekker|Sender kode…|Underskriver…/.test(text);

/** The announced requests: `save-step-2` belongs to the busy state before it, and `send-xml` has no announcement. */
const announcedRequests = /\/api\/(?:step\/(?!save-step-2|send-xml)|sms\/)/;

/** Delays requests until the page has announced its busy state: a state that ends within a frame is never announced. */
async function delayUntilAnnounced(page: Page): Promise<void> {
  let before = 0;
  const countBusyWords = async () => (await saidSoFar(page)).filter(isBusyWord).length;
  await page.route(announcedRequests, async (route) => {
    const isFirstFetch = before === 0 && route.request().method() === 'GET';
    if (!isFirstFetch) {
      await expect.poll(countBusyWords).toBeGreaterThan(before);
      before = await countBusyWords();
    }
    await route.continue();
  });
}

const price = (page: Page) => page.getByRole('region', { name: 'Din pris' });

test('a screen reader reads steps, dialogs and announcements as in the snapshot [4-busy-words]', async ({
  page,
  app,
}) => {
  const signing = await startSigningPage();
  const { url, origin } = signing;
  await app.configure({ signing: { url, origin, sandbox: defaultSandbox } });
  await page.clock.install({ time: new Date('2026-11-05T10:00:00+01:00') });
  await hear(page);
  const quiet = watchNetwork(page);
  await delayUntilAnnounced(page);

  await page.goto(paths.registration.href());
  await atStep(page, 'Udfyld oplysningerne');
  await started(page);
  await readAloud(page, '1-no-link');

  await page.goto(paths.registration.href(demoTokens.invited));
  await expect(page.getByRole('button', { name: 'Ret', exact: true })).toBeVisible();
  await started(page);
  await readAloud(page, '1-card');
  await openCard(page);
  await readAloud(page, '1-card-opened');

  await toCarStep(page, 'Ja');
  await choose(page, 'Hvor kører du?', 'Højst 50 % af kørslen i postnumrene 1000-2450');
  await choose(page, 'Bilens nyværdi', '250.001-350.000 kr.');
  await choose(page, 'Selvrisiko', '10.000 kr.');
  await choose(page, 'Skader de seneste 3 år', '1 skade');
  // Wait for the announcement of each price before the next choice: a later price would replace one that is not
  // announced yet.
  await expectAnnounced(page, 'Din pris er nu 2.610,47');
  await choose(page, 'Vejhjælp', 'Ja');
  await expectAnnounced(page, 'Din pris er nu 2.709,47');
  await choose(page, 'Glasdækning', 'Ja');
  await expectAnnounced(page, 'Din pris er nu 2.759,47');
  await price(page).getByRole('button').click();
  await quiet();
  await readAloud(page, '2-car');

  await next(page);
  await expect(terminationDialog(page)).toBeVisible();
  await quiet();
  await readAloud(page, '2-termination', terminationDialog(page));
  await fillTermination(page);
  await saveTermination(page);

  await chooseWork(page);
  await quiet();
  await readAloud(page, '3-work');
  await toCheckPage(page);
  await quiet();
  await readAloud(page, '3-check');

  await readAloud(page, '3-code', await finish(page));
  await sendCode(page, readSmsCode(page));

  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Sign', exact: true }).waitFor();
  await readAloud(page, '4-signing', page.getByRole('dialog'));
  await frame.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await quiet();
  // Only the main part, as the notification disappears after some seconds.
  await readAloud(page, '5-thank-you', page.getByRole('main'));

  const said = await saidSoFar(page);
  // The announcement of the code comes asynchronously, and may be combined with the next one.
  const codeConfirmation = /SMS -kodebekræftelse lykkedes ?/;
  expect(said.join()).toMatch(codeConfirmation);
  const others = said
    .map((text) => text.replace(codeConfirmation, ''))
    .filter((text) => text !== 'status: ');
  expect(others).toEqual([
    'status: Gemmer…',
    'status: Din pris er nu 2.610,47 kr. pr. måned',
    'status: Din pris er nu 2.709,47 kr. pr. måned, +99,00 kr.',
    'status: Din pris er nu 2.759,47 kr. pr. måned, +50,00 kr.',
    'status: Gemmer…',
    'status: Gemmer…',
    'status: Tjekker aftalen…',
    'status: Sender kode…',
    'status: Tjekker koden…',
    'status: Tjekker aftalen…',
    'status: Underskriver…',
    'status: Aftalen er underskrevet. Det sker der nu Du får en kopi på joergen.lund1@example.dk. Vejhjælpen gælder fra den 05-11-2026. Din nuværende forsikring bliver opsagt til den 31-12-2099. Har du spørgsmål, så ring til Taxiforsikring på +45 70 00 00 00.',
  ]);
  await signing.close();
});
