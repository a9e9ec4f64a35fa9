import { demoTokens } from '@mocks/db/demo';
import type { OperationId } from '@mocks/contract/document';
import {
  expectCompleted,
  expectTally,
  happyPath,
  readAgain,
} from '@tests/support/assertions/completed';
import { expect, test, waitRoundTrip } from '@tests/support/fixtures/e2eTest';
import { stops, walk, type Besides, type StopName } from '@tests/support/actions/haulierJourney';

const token = demoTokens.invited;
const link = `/registration/${token}`;

/**
 * Returns the requests in order, except for those that run in parallel: the lists, and the data that are fetched again
 * before a code is requested and before signing.
 */
function inOrder(sent: readonly (OperationId | null)[]): (OperationId | null)[] {
  const code = sent.indexOf('generateSmsCode');
  const signing = sent.indexOf('saveWorkChoices');
  return [
    ...sent.slice(0, 1),
    ...sent.slice(1, 5).sort(),
    ...sent.slice(5, code - readAgain.length),
    ...sent.slice(code - readAgain.length, code).sort(),
    ...sent.slice(code, signing - readAgain.length),
    ...sent.slice(signing - readAgain.length, signing).sort(),
    ...sent.slice(signing),
  ];
}

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
  const sent = app.mock.calls.all().map(({ operationId }) => operationId);
  expect(inOrder(sent)).toEqual(inOrder(happyPath));
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
  const besides: Besides = {};
  for (const name of Object.keys(stops) as StopName[]) {
    besides[`filled ${name}`] = async () => {
      await expect.poll(() => open.size).toBe(0);
      await page.context().setOffline(true);
    };
    besides[`sent ${name}`] = async () => {
      const form = name === 'termination' || name === 'code' ? page.getByRole('dialog') : page;
      await expect(form.getByRole('group', { name: 'Der er et problem' })).toContainText(
        name === 'code'
          ? 'Sms -kodebekræftelse mislykkedes'
          : 'Der er ingen forbindelse til serveren.',
      );
      await stops[name].kept(page);
      const back = await page.evaluateHandle(() => ({
        isHeard: new Promise((resolve) => addEventListener('online', resolve, { once: true })),
      }));
      await page.context().setOffline(false);
      await back.evaluate(({ isHeard }) => isHeard);
      // Failed queries are fetched again automatically.
      await waitRoundTrip(page);
      await expect.poll(() => open.size).toBe(0);
      await stops[name].button(page).click();
    };
  }
  // Leaving step 2 opens the dialog, and leaving step 3 opens the check page. Neither needs a connection.
  delete besides['sent car'];
  delete besides['sent work'];
  await walk(page, link, { besides });
  await expectCompleted(page, app, token);
  // The current data are fetched before each save, and once more for each Next pressed offline.
  const readBeforeSaving = ['getRegistration', 'getRegistration'] as const;
  await expectTally(page, app, [...happyPath, ...readAgain, ...readBeforeSaving]);
});
