import type { Page } from '@playwright/test';
import { smsLimits } from '@mocks/domain/registration/sms';
import {
  callsOf,
  changeNumber,
  codeField,
  expectAnswersKept,
  expectRefused,
  newCode,
  otherThan,
  refused,
  resend,
  sign,
  toFinish,
  token,
  verify,
} from '@tests/support/page-objects/codeDialog';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { pauseClock } from '@tests/support/actions/pageClock';
import {
  agreementIdOf,
  callsSoFar,
  expectCalls,
  haulierOf,
  lookups,
  post,
  stepOne,
} from '@tests/support/assertions/wizardCalls';
import {
  atStep,
  codeDialog,
  finish,
  readSmsCode,
  sendCode,
  toWorkStep,
} from '@tests/support/actions/wizardSteps';

const noNetwork = 'Der er ingen forbindelse til serveren. Prøv igen.';
const thankYou = (page: Page) => page.getByText('Aftalen er underskrevet.');

test('a code that could not be sent leaves step 3 as it is, and is asked for once at a time', async ({
  page,
  context,
  app,
  watched,
}) => {
  watched.allow(/status of (429|500)|net::ERR_/);
  await toFinish(page);
  const { generate, verify: verified, completion } = callsOf(app);
  const from = callsSoFar(app);
  const rows = [
    [{ kind: 'error', status: 500, message: 'Sms-tjenesten er nede.' }, 'Sms-tjenesten er nede.'],
    [{ kind: 'error', status: 429, message: 'Vent lidt.' }, 'Vent lidt.'],
    [{ kind: 'drop' }, noNetwork],
  ] as const;
  for (const [fault, words] of rows) {
    await test.step(`${words} is said, and nothing is lost`, async () => {
      app.mock.addFault({ operationId: 'generateSmsCode', fault, times: 1 });
      await sign(page).click();
      const summary = page.getByRole('group', { name: 'Der er problemer' });
      await expect(summary).toHaveText(`Der er problemer${words}`);
      await expect(summary).toBeFocused();
      await expect(codeDialog(page)).toBeHidden();
      await atStep(page, 'Arbejdsskade og underskrift');
      await expectAnswersKept(page);
    });
  }

  await test.step('a double click sends one code', async () => {
    app.mock.addFault({ operationId: 'generateSmsCode', fault: { kind: 'slow', ms: 500 } });
    await sign(page).dblclick();
    await expect(codeDialog(page)).toBeVisible();
  });

  const code = readSmsCode(page);
  await test.step('a pasted code works, and a double click sends it once', async () => {
    app.mock.addFault({ operationId: 'verifySmsCode', fault: { kind: 'slow', ms: 500 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await codeField(page).press('ControlOrMeta+v');
    await expect(codeField(page)).toHaveValue(copied);
    await verify(page).dblclick();
    await expect(thankYou(page)).toBeVisible();
  });
  await expectCalls(
    page,
    app,
    [generate, generate, generate, generate, verified(code), ...completion],
    from,
  );
});

test('a refused code can be corrected', async ({ page, app, watched }) => {
  watched.allow(/status of (429|500)|net::ERR_/);
  await toFinish(page);
  const { generate, verify: verified, completion } = callsOf(app);
  const from = callsSoFar(app);
  await finish(page);
  const code = readSmsCode(page);
  const wrong = otherThan(code);

  await test.step('an empty code and one that is no number are not sent', async () => {
    await verify(page).click();
    await expect(
      codeDialog(page).getByRole('link', { name: 'Sms-kode: Dette felt er påkrævet' }),
    ).toBeVisible();
    await sendCode(page, '12a456');
    await expect(
      codeDialog(page).getByRole('link', { name: 'Sms-kode: Koden må kun indeholde tal' }),
    ).toBeVisible();
  });

  await test.step('a wrong code', async () => {
    await sendCode(page, wrong);
    await expectRefused(page, wrong, refused);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press('Tab');
    // A new code or another number, whichever comes first by now.
    const help = codeDialog(page).getByRole('region', { name: 'Har du ikke fået en kode?' });
    await expect(help.locator(':focus')).toHaveCount(1);
  });

  const rows = [
    [{ kind: 'error', status: 500, message: 'Prøv om lidt.' }, 'Prøv om lidt.'],
    [{ kind: 'drop' }, noNetwork],
  ] as const;
  for (const [fault, words] of rows) {
    await test.step(`a right code where the answer is: ${words}`, async () => {
      app.mock.addFault({ operationId: 'verifySmsCode', fault, times: 1 });
      await sendCode(page, code);
      await expectRefused(page, code, words);
    });
  }

  await test.step('the right code', async () => {
    await verify(page).click();
    await expect(
      page.getByRole('region', { name: 'Beskeder' }).getByText('SMS -kodebekræftelse lykkedes'),
    ).toBeVisible();
    await expect(thankYou(page)).toBeVisible();
    await expect(codeDialog(page)).toBeHidden();
  });
  await expectCalls(
    page,
    app,
    [generate, verified(wrong), verified(code), verified(code), verified(code), ...completion],
    from,
  );
});

test('a new code can be asked for after a pause, and the old one is dead', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 429/);
  await page.clock.install();
  await toFinish(page);
  const { generate, verify: verified, completion } = callsOf(app);
  const from = callsSoFar(app);
  await finish(page);
  await pauseClock(page);
  const first = readSmsCode(page);

  await test.step('an expired code is refused', async () => {
    const sent = app.mock.db.smsCodes.at(-1);
    if (sent) sent.issuedAt -= smsLimits.validMs;
    await sendCode(page, first);
    await expectRefused(page, first, refused);
  });

  await test.step('the button is locked for 30 seconds', async () => {
    await expect(codeDialog(page).getByText(/ny kode om \d+ sek\./)).toBeVisible();
    await expect(resend(page)).toBeHidden();
    const before = await changeNumber(page).boundingBox();
    await page.clock.fastForward(30_000);
    await expect(resend(page)).toBeVisible();
    // It is not pushed aside under a press by the button that comes.
    expect(await changeNumber(page).boundingBox()).toEqual(before);
    await resend(page).click();
    await expect(codeDialog(page).getByText('Vi har sendt en ny kode.')).toBeVisible();
    await expect(codeDialog(page).getByText(/ny kode om \d+ sek\./)).toBeVisible();
    await expect(resend(page)).toBeHidden();
  });

  const second = await newCode(page, first);
  const wrong = otherThan(second);
  await test.step('the old code, and too many wrong ones', async () => {
    await sendCode(page, first);
    await expectRefused(page, first, refused);
    for (let attempt = 1; attempt < smsLimits.wrongAttempts; attempt += 1) {
      await sendCode(page, wrong);
      await expectRefused(page, wrong, refused);
      await expect.poll(() => app.mock.calls.of('verifySmsCode').length).toBe(attempt + 2);
    }
    await sendCode(page, second);
    await expectRefused(page, second, 'For mange forsøg. Vent lidt, og prøv igen.');
  });

  await test.step('a new code works', async () => {
    await page.clock.fastForward(30_000);
    await resend(page).click();
    const third = await newCode(page, second);
    await page.clock.resume();
    await sendCode(page, third);
    await expect(thankYou(page)).toBeVisible();
    const wrongs = Array.from({ length: smsLimits.wrongAttempts - 1 }, () => verified(wrong));
    await expectCalls(
      page,
      app,
      [
        generate,
        verified(first),
        generate,
        verified(first),
        ...wrongs,
        verified(second),
        generate,
        verified(third),
        ...completion,
      ],
      from,
    );
  });
});

test('a closed dialog asks anew, and a changed number gets the next code', async ({
  page,
  app,
}) => {
  await toFinish(page);
  const { generate, verify: verified, completion } = callsOf(app);
  const before = haulierOf(app, token);
  const from = callsSoFar(app);
  for (const close of ['Annuller', 'Luk', 'Escape']) {
    await test.step(`${close} leaves step 3 as it is`, async () => {
      await finish(page);
      await expect(codeDialog(page)).toContainText(`Koden er sendt til ${before.phone}.`);
      await codeField(page).fill('1234');
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await codeDialog(page).getByRole('button', { name: close }).click();
      await expect(codeDialog(page)).toBeHidden();
      await expect(sign(page)).toBeFocused();
      await expectAnswersKept(page);
    });
  }
  await expectCalls(page, app, [generate, generate, generate], from);

  const again = callsSoFar(app);
  const oldCode = readSmsCode(page);
  await test.step('the dialog leads to the number in step 1', async () => {
    await finish(page);
    await changeNumber(page).click();
    await atStep(page, 'Bekræft oplysninger');
    await expect(codeDialog(page)).toBeHidden();
    const phone = page.getByRole('textbox', { name: 'Mobilnummer' });
    await expect(phone).toBeFocused();
    await phone.fill('51627384');
  });
  await test.step('the next code goes to the new number', async () => {
    await toWorkStep(page);
    await expectAnswersKept(page);
    await finish(page);
    await expect(codeDialog(page)).toContainText('Koden er sendt til 51627384.');
    const code = await newCode(page, oldCode);
    const messages = app.mock.db.outbox.all().filter(({ kind }) => kind === 'sms');
    expect(messages.at(-1)?.to).toBe('51627384');
    await sendCode(page, code);
    await expect(thankYou(page)).toBeVisible();
    await expectCalls(
      page,
      app,
      [
        generate,
        stepOne(before, { phone: '51627384', previous_insurance: '0' }),
        post('/api/step/save-step-2', {
          token,
          agreement_id: agreementIdOf(app, before.id),
          area_id: 1,
          new_value_id: 3,
          own_risk_id: 2,
          injury_id: 2,
          addon_1: 1,
          addon_2: 0,
          addon_1_date: '2022-01-01',
          locale: 'da',
        }),
        generate,
        verified(code),
        ...completion,
      ],
      again,
      lookups,
    );
  });
});
