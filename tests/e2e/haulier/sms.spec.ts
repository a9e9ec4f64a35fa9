import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { smsLimits } from '@mocks/domain/registration.domain';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { pauseClock } from '@tests/support/actions/pageClock';
import {
  callsSoFar,
  documents,
  expectCalls,
  truckerOf,
  linked,
  premium,
  readAgain,
  smsCalls,
  stepThreeOfNo,
} from '@tests/support/assertions/wizardCalls';
import {
  choose,
  codeDialog,
  finish,
  readSmsCode,
  sendCode,
  toWorkStep,
} from '@tests/support/actions/wizardSteps';

/** A haulier whose steps 1 and 2 are already saved. */
const token = demoTokens.halfDone;

/** The message for every refused code. */
const refused = 'Sms -kodebekræftelse mislykkedes';

const codeField = (page: Page) => codeDialog(page).getByRole('textbox', { name: 'Sms-kode' });

const resend = (page: Page) => codeDialog(page).getByRole('button', { name: 'Send en ny kode' });

const changeNumber = (page: Page) =>
  codeDialog(page).getByRole('button', { name: 'Ret mobilnummer' });

/** Waits for a new code and returns it. */
async function newCode(page: Page, old: string) {
  await expect.poll(() => readSmsCode(page)).not.toBe(old);
  return readSmsCode(page);
}

/** Requires that the dialog is open, shows the refusal at the field, and keeps the input. */
async function expectRefused(page: Page, code: string) {
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue(code);
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(refused));
}

test('a new code can be requested after a pause, and the old one no longer works', async ({
  page,
  context,
  app,
  watched,
}) => {
  watched.allow(/status of 429/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/registration/${token}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  const { generate, verify: verified } = smsCalls(token, truckerOf(app, token).id);
  const compared = readAgain(linked(token), premium(2, { new_value_id: 3 }));
  const from = callsSoFar(app);
  await finish(page);
  await pauseClock(page);
  const first = readSmsCode(page);

  await test.step('an expired code is refused', async () => {
    const sent = app.mock.db.smsCodes.at(-1);
    if (sent) sent.issuedAt -= smsLimits.validMs;
    await sendCode(page, first);
    await expectRefused(page, first);
  });

  await test.step('the button for a new code is hidden for 30 seconds', async () => {
    await expect(codeDialog(page).getByText(/ny kode om \d+ sekund(?:er)?\./)).toBeVisible();
    await expect(resend(page)).toBeHidden();
    const before = await changeNumber(page).boundingBox();
    await page.clock.fastForward(30_000);
    await expect(resend(page)).toBeVisible();
    // The new button must not move the button that changes the number, which the user may be pressing.
    expect(await changeNumber(page).boundingBox()).toEqual(before);
    await resend(page).click();
    await expect(codeDialog(page).getByText('Vi har sendt en ny kode.')).toBeVisible();
    await expect(codeDialog(page).getByText(/ny kode om \d+ sekund(?:er)?\./)).toBeVisible();
    await expect(resend(page)).toBeHidden();
  });

  const second = await newCode(page, first);
  const wrong = second === '111111' ? '222222' : '111111';
  await test.step('the old code and too many wrong ones are refused', async () => {
    await sendCode(page, first);
    await expectRefused(page, first);
    for (let attempt = 1; attempt < smsLimits.wrongAttempts; attempt += 1) {
      await sendCode(page, wrong);
      await expectRefused(page, wrong);
      await expect.poll(() => app.mock.calls.of('verifySmsCode').length).toBe(attempt + 2);
    }
    await sendCode(page, second);
    await expect(codeDialog(page).getByRole('group', { name: 'Der er et problem' })).toContainText(
      'For mange forsøg. Vent lidt, og prøv igen.',
    );
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a new code works, pasted with spaces', async () => {
    await page.clock.fastForward(30_000);
    await resend(page).click();
    const third = await newCode(page, second);
    await page.clock.resume();
    const copied = ` ${third.slice(0, 3)} ${third.slice(3)} `;
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await codeField(page).fill('');
    await codeField(page).press('ControlOrMeta+v');
    await expect(codeField(page)).toHaveValue(copied);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
    const wrongs = Array.from({ length: smsLimits.wrongAttempts - 1 }, () => verified(wrong));
    await expectCalls(
      page,
      app,
      [
        compared,
        generate,
        verified(first),
        generate,
        verified(first),
        ...wrongs,
        verified(second),
        generate,
        verified(third),
        compared,
        stepThreeOfNo(app, token),
        documents(token),
        documents(token),
      ],
      from,
    );
  });
});
