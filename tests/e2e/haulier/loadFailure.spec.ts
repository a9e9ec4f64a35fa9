import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { Fault } from '@mocks/control/faults';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { expectVisible, stopClock } from '@tests/support/actions/pageClock';
import { addOns, callsSoFar, expectCalls, get, lists } from '@tests/support/assertions/wizardCalls';
import { atStep, choose, chooseCar, next, toCarStep } from '@tests/support/actions/wizardSteps';

const now = new Date('2026-11-05T10:00:00+01:00');
const link = (token: string) => `/registration/${token}`;

interface Row {
  what: string;
  token: string;
  fault?: Fault;
  words: string;
  isLinkInvalid?: boolean;
}

const rows: readonly Row[] = [
  {
    what: 'an unknown link',
    token: demoTokens.unknown,
    words: 'Linket er ikke gyldigt.',
    isLinkInvalid: true,
  },
  {
    what: 'an expired link',
    token: demoTokens.expired,
    words: 'Linket er udløbet. Bed om et nyt.',
    isLinkInvalid: true,
  },
  {
    what: 'a server in trouble',
    token: demoTokens.invited,
    fault: { kind: 'error', status: 500, message: 'Vi arbejder på sagen.' },
    words: 'Vi arbejder på sagen.',
  },
  {
    what: 'a server that says nothing one can read',
    token: demoTokens.invited,
    fault: { kind: 'html' },
    words: 'Ups! Noget gik galt!',
  },
  {
    what: 'a network that is gone',
    token: demoTokens.invited,
    fault: { kind: 'drop' },
    words: 'Der er ingen forbindelse til serveren. Prøv igen.',
  },
];

const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

for (const { what, token, fault, words, isLinkInvalid = false } of rows) {
  test(`${what}: says why, and leads to login after 3 seconds or at once`, async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/status of (404|410|500)|net::ERR_|^Error \w{8}:.*UnreadableAnswer/);
    if (fault) app.mock.addFault({ operationId: 'getRegistration', fault });
    await stopClock(page, now);
    await page.goto(link(token));
    await expectVisible(page, alert(page, words));
    await expect(alert(page, words)).toContainText('Du bliver sendt videre til login om lidt.');
    await expect(page.getByText('Linket virker ikke.')).toHaveCount(isLinkInvalid ? 1 : 0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(link(token));
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/login');

    await page.goto(link(token));
    await expectVisible(page, alert(page, words));
    await page.getByRole('link', { name: 'Gå videre nu' }).click();
    await expect(page).toHaveURL('/login');
    // Nothing but the haulier was asked for. What was asked ahead of the page may be asked once more by it.
    const path = `/api/step/get-trucker-info/${token}`;
    expect(new Set(app.mock.calls.all().map((call) => call.path))).toEqual(new Set([path]));
  });
}

const notices = (page: Page) => page.getByRole('region', { name: 'Beskeder' });
const failed = (page: Page) => page.getByRole('main').getByText('Ups! Noget gik galt!');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Prøv igen' }).click();

test('lists that cannot be loaded are said, and steps 2 and 3 can try again', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 500|net::ERR_/);
  app.mock.use('error:listAreas:500,drop:listInjuries,error:searchAddOns:500');
  await page.goto(link(demoTokens.invited));
  await expect(notices(page).getByText('Ups! Noget gik galt!')).toHaveCount(1);
  await expectCalls(page, app, [get(`/api/step/get-trucker-info/${demoTokens.invited}`), lists]);

  await test.step('step 1 can be saved; step 2 says what is missing', async () => {
    await toCarStep(page, 'Nej');
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  const from = callsSoFar(app);
  await test.step('a retry asks for what failed alone, and may fail again', async () => {
    await tryAgain(page);
    const retried = [get('/api/area/list'), get('/api/injury/list'), addOns(1)];
    await expectCalls(page, app, [retried], from);
    await expect(failed(page)).toBeVisible();
    app.mock.use('happy');
    await tryAgain(page);
    await expectCalls(page, app, [retried, retried], from);
    await chooseCar(page, { injuries: 'Ingen skader' });
  });

  await test.step('step 3 does so for its add-ons', async () => {
    app.mock.use('drop:searchAddOns');
    await next(page);
    await atStep(page, 'Arbejdsskade og underskrift');
    await expect(failed(page)).toBeVisible();
    const again = callsSoFar(app);
    app.mock.use('happy');
    await tryAgain(page);
    await choose(page, 'Arbejdsskadeforsikring', 'Nej');
    await expectCalls(page, app, [addOns(2)], again);
  });
});

test('without a premium the price is 0, which is said quietly, and the wizard goes on', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 500|net::ERR_/);
  const price = page.getByRole('region', { name: 'Din pris' });
  const nothing = 'Din pris0,00 kr. pr. måned';
  app.mock.use('error:getPremium:500');
  await page.goto(link(demoTokens.invited));
  await toCarStep(page, 'Nej');
  await expect(price).toContainText('Vælg kørselsområde, nyværdi, selvrisiko og skader');

  await test.step('the lookup fails', async () => {
    await chooseCar(page, { injuries: 'Ingen skader' });
    await expect(price).toContainText(`${nothing}Vi har ingen pris for dette valg.`);
  });

  await test.step('the network is gone', async () => {
    app.mock.use('drop:getPremium');
    await choose(page, 'Skader de seneste 3 år', '1 skade');
    await expect(price).toContainText(nothing);
  });

  await test.step('there is no price for the choices', async () => {
    app.mock.use('happy');
    await choose(page, 'Hvor kører du?', 'Mere end 50 % af kørslen i postnumrene 1000-2450');
    await choose(page, 'Bilens nyværdi', 'Over 750.000 kr.');
    await choose(page, 'Selvrisiko', '5.000 kr.');
    await choose(page, 'Skader de seneste 3 år', '3 eller flere skader');
    await expect(price).toHaveText(`${nothing}Vi har ingen pris for dette valg.`);
  });

  await test.step('step 3 says so, too', async () => {
    await next(page);
    await atStep(page, 'Arbejdsskade og underskrift');
    const summary = page.getByRole('region', { name: 'Prisoversigt' });
    await expect(summary).toContainText('0,00 kr.Vi har ingen pris for dette valg.');
    await expect(notices(page).getByText(/./)).toHaveCount(0);
  });

  await test.step('other choices have their price again', async () => {
    await page.getByRole('button', { name: 'Tilbage' }).click();
    await choose(page, 'Skader de seneste 3 år', 'Ingen skader');
    await expect(price).toHaveText(/[1-9]\d?\.\d{3},\d\d kr\. pr\. måned$/);
  });
});
