import { smsLimits } from '@mocks/domain/registration.domain';
import {
  callsOf,
  changeNumber,
  codeField,
  expectRefused,
  newCode,
  otherThan,
  resend,
  toFinish,
} from '@tests/support/page-objects/codeDialog';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { pauseClock } from '@tests/support/actions/pageClock';
import { callsSoFar, expectCalls } from '@tests/support/assertions/wizardCalls';
import { codeDialog, finish, readSmsCode, sendCode } from '@tests/support/actions/wizardSteps';

test('a new code can be asked for after a pause, and the old one is dead', async ({
  page,
  context,
  app,
  watched,
}) => {
  watched.allow(/status of 429/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await toFinish(page);
  const { answersRead, generate, verify: verified, completion } = callsOf(app);
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
    await expectRefused(page, first);
    for (let attempt = 1; attempt < smsLimits.wrongAttempts; attempt += 1) {
      await sendCode(page, wrong);
      await expectRefused(page, wrong);
      await expect.poll(() => app.mock.calls.of('verifySmsCode').length).toBe(attempt + 2);
    }
    await sendCode(page, second);
    await expect(codeDialog(page).getByRole('group', { name: 'Der er problemer' })).toContainText(
      'For mange forsøg. Vent lidt, og prøv igen.',
    );
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a new code works, pasted as it was written', async () => {
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
        answersRead,
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
