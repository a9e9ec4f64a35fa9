import { demoTokens } from '@mocks/db/demo';
import {
  expectCompleted,
  expectTally,
  happyPath,
  readAgain,
} from '@tests/support/assertions/completed';
import { expect, test, waitRoundTrip } from '@tests/support/fixtures/e2eTest';
import { stops, walk, type StepHooks, type StopName } from '@tests/support/actions/haulierJourney';

const token = demoTokens.invited;
const link = `/registration/${token}`;

test('a haulier who double-clicks every button sends each request of the journey once', async ({
  page,
  app,
}) => {
  await walk(page, link, {
    send: async (button) => {
      const release = app.mock.hold('*');
      await button.dblclick();
      release();
    },
  });
  await expectCompleted(page, app, token);
  await expectTally(page, app, happyPath);
});

test('a haulier who is offline at every Next continues when the connection is back', async ({
  page,
  app,
  watched,
}) => {
  // The chunk of the next step fails as well. The failure is logged in the console, and the chunk is fetched again.
  watched.allow(/net::ERR_|^Error \w{8}: /);
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const hooks: StepHooks = {};
  for (const name of Object.keys(stops) as StopName[]) {
    hooks[`filled ${name}`] = async () => {
      await expect.poll(() => open.size).toBe(0);
      await page.context().setOffline(true);
    };
  }
  // Leaving step 2 opens the dialog, and leaving step 3 opens the check page. Neither needs a connection.
  for (const name of ['details', 'termination', 'check', 'code'] as const) {
    hooks[`sent ${name}`] = async () => {
      const form = name === 'termination' || name === 'code' ? page.getByRole('dialog') : page;
      await expect(form.getByRole('group', { name: 'Der er et problem' })).toContainText(
        name === 'code'
          ? 'Sms -kodebekræftelse mislykkedes'
          : 'Der er ingen forbindelse til serveren.',
      );
      await stops[name].expectKept(page);
      const back = await page.evaluateHandle(() => ({
        wentOnline: new Promise((resolve) => addEventListener('online', resolve, { once: true })),
      }));
      await page.context().setOffline(false);
      await back.evaluate(({ wentOnline }) => wentOnline);
      // Failed queries are fetched again automatically.
      await waitRoundTrip(page);
      await expect.poll(() => open.size).toBe(0);
      await stops[name].button(page).click();
    };
  }
  await walk(page, link, { hooks });
  await expectCompleted(page, app, token);
  // The current data are fetched before each save, and once more for each Next pressed offline.
  const readBeforeSaving = ['getRegistration', 'getRegistration'] as const;
  await expectTally(page, app, [...happyPath, ...readAgain, ...readBeforeSaving]);
});
