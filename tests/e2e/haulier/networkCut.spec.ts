import { demoTokens } from '@mocks/db/demo';
import { expectCompleted, expectTally, happyPath } from '@tests/support/assertions/completed';
import { expect, signIn, test } from '@tests/support/fixtures/e2eTest';
import {
  newHaulier,
  stopsOf,
  walk,
  type Besides,
  type StopName,
} from '@tests/support/actions/haulierJourney';
import {
  finish,
  readSmsCode,
  sendCode,
  toAnsweredWorkStep,
} from '@tests/support/actions/wizardSteps';
import {
  cuts,
  cutsWithoutLink,
  expectKept,
  faces,
  sendAgain,
  words,
} from '@tests/support/actions/connectionTroubles';

const token = demoTokens.invited;
const link = `/registration/${token}`;
const failures = { drop: 'the request', lost: 'the answer' } as const;

test('the happy path sends these requests, and each of them is cut below', async ({
  page,
  app,
}) => {
  await walk(page, link);
  await expectCompleted(page, app, { token });
  await expectTally(page, app, happyPath.withLink);
  const sent = app.mock.calls.all().map(({ operationId }) => operationId);
  // The lists are under way together.
  expect([sent[0], ...sent.slice(1, 5).sort(), ...sent.slice(5)]).toEqual(happyPath.withLink);
  expect(cuts.map(({ call }) => call).sort()).toEqual([...happyPath.withLink].sort());
});

for (const {
  call,
  nth = 0,
  trouble,
  again = () => [call],
  times = 1,
  isTakenAnew,
  prepare,
} of cuts) {
  for (const face of faces) {
    const which = `${failures[face]} of ${call}${nth === 0 ? '' : `, the ${nth + 1}nd,`}`;
    test(`${which} is lost, and the haulier ends with one agreement`, async ({
      page,
      app,
      watched,
    }) => {
      watched.allow(/net::ERR_/);
      const before = app.mock.db.truckers.all().length;
      await prepare?.(page);
      const limit = times === null ? {} : { times };
      app.mock.addFault({ operationId: call, fault: { kind: face }, after: nth, ...limit });
      await walk(page, link, { besides: trouble(words.noConnection, face, app) });
      const submissions = isTakenAnew && face === 'lost' ? 2 : 1;
      await expectCompleted(page, app, { token, submissions });
      await expectTally(page, app, [
        ...happyPath.withLink,
        ...again(face, app.mock.calls.of(call).length),
      ]);
      expect(app.mock.db.truckers.all()).toHaveLength(before);
    });
  }
}

test('without a link the happy path sends these requests', async ({ page, app }) => {
  await walk(page, '/registration', { isNew: true });
  await expectCompleted(page, app, { token: null });
  await expectTally(page, app, happyPath.withoutLink);
  const sent = app.mock.calls.all().map(({ operationId }) => operationId);
  expect([...sent.slice(0, 4).sort(), ...sent.slice(4)]).toEqual(happyPath.withoutLink);
});

for (const { call, nth = 0, trouble, again = () => [call], isTakenAnew } of [
  { call: 'saveRegistration' as const, trouble: sendAgain('details', 'details', true) },
  ...cutsWithoutLink,
]) {
  for (const face of faces) {
    // An answer of add-trucker-info that is lost has a test of its own.
    if (call === 'saveRegistration' && face === 'lost') continue;
    const which = `${failures[face]} of ${call}${nth === 0 ? '' : `, the ${nth + 1}nd,`}`;
    test(`without a link: ${which} is lost, and the new haulier ends with one agreement`, async ({
      page,
      app,
      watched,
    }) => {
      watched.allow(/net::ERR_/);
      const before = app.mock.db.truckers.all().length;
      app.mock.addFault({ operationId: call, fault: { kind: face }, after: nth, times: 1 });
      await walk(page, '/registration', {
        isNew: true,
        besides: trouble(words.noConnection, face, app),
      });
      const submissions = isTakenAnew && face === 'lost' ? 2 : 1;
      await expectCompleted(page, app, { token: null, submissions });
      await expectTally(page, app, [...happyPath.withoutLink, ...again(face, 2)]);
      expect(app.mock.db.truckers.all()).toHaveLength(before + 1);
    });
  }
}

// Nothing in the second request tells the server that it comes from the same haulier.
test('without a link: the answer of saveRegistration is lost, and staff complete the one agreement', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/net::ERR_|status of 409/);
  const before = app.mock.db.truckers.all().length;
  app.mock.addFault({ operationId: 'saveRegistration', fault: { kind: 'lost' }, times: 1 });
  const { arrive, fill, button } = stopsOf(true).details;
  await page.goto('/registration');
  await arrive(page);
  await fill(page);
  await button(page).click();
  await expectKept(page, 'details', words.noConnection, true);
  await button(page).click();
  await expectKept(page, 'details', 'CVR-nummeret er allerede registreret.', true);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /^Telefon: / }),
  ).toBeVisible();
  expect(app.mock.db.truckers.all()).toHaveLength(before + 1);

  const id = app.mock.db.truckers.all().find(({ cvr }) => cvr === newHaulier['CVR-nummer'])?.id;
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, 'admin');
  await page.goto(`/admin/truckers/edit/${id}`);
  await toAnsweredWorkStep(page);
  await finish(page);
  await sendCode(page, readSmsCode(page));
  await expect(page.getByText('Du sendes tilbage til listen om lidt.')).toBeVisible();
  const agreements = app.mock.db.agreements.all().filter(({ truckerId }) => truckerId === id);
  expect(agreements.map(({ completedAt }) => completedAt)).toEqual([expect.any(String)]);
});

test('a haulier who is offline at every Next goes on where the connection is back', async ({
  page,
  app,
  watched,
}) => {
  // What the next step is made of does not come either: told in the console, and fetched again.
  watched.allow(/net::ERR_|^Error \w{8}: /);
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const stops = stopsOf(false);
  const besides: Besides = {};
  for (const name of Object.keys(stops) as StopName[]) {
    besides[`filled ${name}`] = async () => {
      await expect.poll(() => open.size).toBe(0);
      await page.context().setOffline(true);
    };
    besides[`sent ${name}`] = async () => {
      await expectKept(page, name, name === 'code' ? words.codeFailed : words.noConnection);
      await page.context().setOffline(false);
      await stops[name].button(page).click();
    };
  }
  // Leaving step 2 opens the popup, which needs no connection.
  delete besides['sent car'];
  await walk(page, link, { besides });
  await expectCompleted(page, app, { token });
  await expectTally(page, app, happyPath.withLink);
});

test('a server that answers each request with a web page at first loses nothing', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/^Error \w{8}:.*UnreadableAnswer/);
  const besides: Besides = {};
  for (const { call, nth, trouble } of cuts) {
    // That of the load is a matter of loadFailure.spec.ts.
    if (nth || call === 'getRegistration') continue;
    app.mock.addFault({ operationId: call, fault: { kind: 'html' }, times: 1 });
    for (const [moment, act] of Object.entries(trouble(words.somethingWrong, 'drop', app))) {
      const earlier = besides[moment as keyof Besides];
      besides[moment as keyof Besides] = async () => {
        await earlier?.(page);
        await act(page);
      };
    }
  }
  await walk(page, link, { besides });
  await expectCompleted(page, app, { token });
});

test('a double click on a slow connection sends once', async ({ page, app }) => {
  for (const call of [
    'updateTrucker',
    'saveTermination',
    'saveCarChoices',
    'generateSmsCode',
    'verifySmsCode',
    'saveWorkChoices',
    'sendXml',
  ] as const) {
    app.mock.addFault({ operationId: call, fault: { kind: 'slow', ms: 300 } });
  }
  await walk(page, link, { send: (button) => button.dblclick() });
  await expectCompleted(page, app, { token });
  await expectTally(page, app, happyPath.withLink);
});
