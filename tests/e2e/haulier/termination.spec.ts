import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import {
  agreementIdOf,
  callsSoFar,
  expectCalls,
  haulierOf,
  lookups,
  stepTwo,
  termination,
  type CallSequence,
} from '@tests/support/assertions/wizardCalls';
import {
  atStep,
  choose,
  chooseCar,
  fillTermination,
  next,
  saveTermination,
  terminationDialog,
  toCarStep,
} from '@tests/support/actions/wizardSteps';

const token = demoTokens.invited;
const question = 'Skader de seneste 3 år';
const injuryIds = { 'Ingen skader': 1, '1 skade': 2, '2 skader': 3 } as const;
type Injuries = keyof typeof injuryIds;

const back = (page: Page) => page.getByRole('button', { name: 'Tilbage' }).click();
const chosen = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const price = (page: Page) => page.getByRole('region', { name: 'Din pris' });
const companies = (page: Page) => terminationDialog(page).getByLabel('Forsikringsselskab');
const policy = (page: Page) => terminationDialog(page).getByLabel('Policenummer');
const date = (page: Page) => terminationDialog(page).getByRole('textbox', { name: 'Ophørsdato' });

/** Step 2 as it is sent with these injuries. */
const car = (app: BuiltApp, injuries: Injuries) =>
  stepTwo(injuryIds[injuries], { agreement_id: agreementIdOf(app, haulierOf(app).id) });

/** The popup as it is sent. */
const popup = (app: BuiltApp) => termination(haulierOf(app), token);

/** Does something and holds everything but lookups that was sent meanwhile against what it must be. */
async function sends(
  page: Page,
  app: BuiltApp,
  expected: (app: BuiltApp) => CallSequence,
  act: () => Promise<void>,
) {
  const from = callsSoFar(app);
  await act();
  await expectCalls(page, app, expected(app), from, lookups);
}

/** Chooses other injuries and waits for their price, which may be known from before. */
async function changeInjuries(page: Page, injuries: Injuries) {
  await choose(page, question, injuries);
  await expect(price(page)).toContainText('kr. pr. måned');
}

const stepThree = (page: Page) => atStep(page, 'Arbejdsskade og underskrift');

/** Next leads straight to step 3: the popup stays closed and step 2 is saved. */
async function passesWithoutPopup(page: Page, app: BuiltApp, injuries: Injuries) {
  await sends(
    page,
    app,
    () => [car(app, injuries)],
    async () => {
      await next(page);
      await stepThree(page);
      await expect(terminationDialog(page)).toBeHidden();
    },
  );
}

/** Next opens the popup and sends nothing. */
async function opensPopup(page: Page, app: BuiltApp) {
  await sends(
    page,
    app,
    () => [],
    async () => {
      await next(page);
      await expect(terminationDialog(page)).toBeVisible();
    },
  );
}

test('with an insurance to terminate the popup follows the injuries', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 500|net::ERR_/);
  await page.goto(`/registration/${token}`);
  await toCarStep(page, 'Ja');

  await test.step('no injuries: no popup, and saving turns the flag on again', async () => {
    await chooseCar(page, { injuries: 'Ingen skader' });
    await changeInjuries(page, 'Ingen skader');
    await passesWithoutPopup(page, app, 'Ingen skader');
    await back(page);
  });

  await test.step('another injury code: the popup opens, and nothing is sent', async () => {
    await changeInjuries(page, '2 skader');
    await opensPopup(page, app);
  });

  for (const close of ['Annuller', 'Luk', 'Escape'] as const) {
    await test.step(`${close} leaves step 2 as it was, with nothing sent`, async () => {
      await sends(
        page,
        app,
        () => [],
        async () => {
          if (close === 'Escape') await page.keyboard.press('Escape');
          else await terminationDialog(page).getByRole('button', { name: close }).click();
          await expect(terminationDialog(page)).toBeHidden();
        },
      );
      await atStep(page, 'Bilforsikring');
      await expect(chosen(page, '2 skader')).toBeChecked();
      await expect(chosen(page, '10.000 kr.')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Næste' })).toBeFocused();
      await opensPopup(page, app);
    });
  }

  await test.step('an empty popup says what is missing, and nothing is sent', async () => {
    await sends(
      page,
      app,
      () => [],
      async () => {
        await saveTermination(page);
        await expect(
          terminationDialog(page).getByRole('link', { name: /Dette felt er påkrævet/ }),
        ).toHaveCount(3);
      },
    );
  });

  await test.step('a failed insurance-info keeps what was typed', async () => {
    await fillTermination(page);
    for (const [fault, words] of [
      [{ kind: 'error', status: 500, message: 'Selskabet svarer ikke.' }, 'Selskabet svarer ikke.'],
      [{ kind: 'drop' }, 'Der er ingen forbindelse til serveren. Prøv igen.'],
    ] as const) {
      app.mock.addFault({ operationId: 'saveTermination', fault, times: 1 });
      await sends(
        page,
        app,
        () => [popup(app)],
        async () => {
          await saveTermination(page);
          const summary = terminationDialog(page).getByRole('group', { name: 'Der er problemer' });
          await expect(summary).toHaveText(`Der er problemer${words}`);
          await expect(summary).toBeFocused();
        },
      );
      await expect(companies(page)).toHaveValue('1');
      await expect(policy(page)).toHaveValue('P-4711');
      await expect(date(page)).toHaveValue('31-12-2026');
    }
  });
});

test('a saved popup turns its flag off until step 2 is saved', async ({ page, app, watched }) => {
  watched.allow(/status of 500|net::ERR_/);
  await page.goto(`/registration/${token}`);
  await toCarStep(page, 'Ja');
  await chooseCar(page, { injuries: '2 skader' });
  await opensPopup(page, app);
  await fillTermination(page);

  await test.step('a saved popup goes on by itself; a failed step 2 says why', async () => {
    const message = 'Aftalen er låst.';
    app.mock.addFault({
      operationId: 'saveCarChoices',
      fault: { kind: 'error', status: 500, message },
      times: 1,
    });
    await sends(
      page,
      app,
      () => [popup(app), car(app, '2 skader')],
      async () => {
        await saveTermination(page);
        await expect(terminationDialog(page)).toBeHidden();
        await expect(page.getByRole('group', { name: 'Der er problemer' })).toContainText(message);
      },
    );
    await atStep(page, 'Bilforsikring');
  });

  await test.step('the flag is off: whatever the injuries, the popup stays closed', async () => {
    app.mock.addFault({ operationId: 'saveCarChoices', fault: { kind: 'drop' }, times: 2 });
    for (const injuries of ['2 skader', 'Ingen skader'] as const) {
      if (injuries !== '2 skader') await changeInjuries(page, injuries);
      await sends(
        page,
        app,
        () => [car(app, injuries)],
        async () => {
          await next(page);
          await expect(page.getByText(/Der er ingen forbindelse/)).toBeVisible();
          await expect(terminationDialog(page)).toBeHidden();
        },
      );
    }
    await changeInjuries(page, '1 skade');
    await passesWithoutPopup(page, app, '1 skade');
  });

  await test.step('step 2 is saved: the flag is on again and the popup opens', async () => {
    await back(page);
    await opensPopup(page, app);
    await expect(policy(page)).toHaveValue('P-4711');
    await sends(
      page,
      app,
      () => [popup(app), car(app, '1 skade')],
      async () => {
        await saveTermination(page);
        await stepThree(page);
      },
    );
  });
});

test('with nothing to terminate the popup never opens', async ({ page, app }) => {
  await page.goto(`/registration/${token}`);
  await toCarStep(page, 'Nej');

  await test.step('the flag is off, another injury code', async () => {
    await chooseCar(page, { injuries: '1 skade' });
    await expect(price(page)).toContainText('kr. pr. måned');
    await passesWithoutPopup(page, app, '1 skade');
  });

  await test.step('the flag is on after the save, another injury code', async () => {
    await back(page);
    await passesWithoutPopup(page, app, '1 skade');
  });

  await test.step('no injuries', async () => {
    await back(page);
    await changeInjuries(page, 'Ingen skader');
    await passesWithoutPopup(page, app, 'Ingen skader');
  });

  await test.step('until the answer of step 1 is changed', async () => {
    await back(page);
    await back(page);
    await toCarStep(page, 'Ja');
    await changeInjuries(page, '2 skader');
    await opensPopup(page, app);
  });
});
