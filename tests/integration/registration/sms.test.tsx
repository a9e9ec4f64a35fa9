import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { isInert } from '@tests/support/assertions/inert';
import {
  documents,
  truckerOf,
  linked,
  smsCalls,
  stepThreeOfNo,
  stepOne,
} from '@tests/support/assertions/wizardRequests';
import { watchRequests } from './requests';
import {
  expectListed,
  expectRight,
  expectWrong,
  summary,
  wholeStep,
} from '@tests/support/assertions/refusals';
import {
  checkedAnswer,
  checkPage,
  codeDialog,
  controlOf,
  detailsStep,
  enterCode,
  noDialog,
  openDialog,
  openWorkStep,
  otherThan,
  press,
  put,
  sentCode,
  sign,
  stepHeading,
  workStep,
} from '@tests/support/page-objects/wizard';

/** A haulier with saved steps 1 and 2. */
const token = demoTokens.halfDone;
const noNetwork = 'Der er ingen forbindelse til serveren. Prøv igen.';
const refused = 'Sms -kodebekræftelse mislykkedes';
const answers = [
  [workStep.workInjury, 'Nej'],
  [workStep.crisis, 'Nej'],
] as const;

/** Opens and answers step 3. Returns the requests that follow. */
async function toFinish() {
  const app = await openWorkStep();
  for (const [field, value] of answers) put(field, value);
  const { mock } = app;
  const { id } = truckerOf({ mock }, token);
  const work = stepThreeOfNo({ mock }, token);
  const { generate, verify: verified } = smsCalls(token, id);
  // The saved answers are fetched before a code is requested.
  const asked = [linked(token), generate];
  // And again before signing.
  const completion = [linked(token), work, documents(token), documents(token)];
  return { ...app, ...watchRequests(mock), asked, verified, completion };
}

async function finish() {
  await sign();
  await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
}

function expectAnswersKept() {
  for (const [{ label }, value] of answers) {
    expect(checkedAnswer(label)).toBe(value);
  }
}

/** Requires this message at the focused field, which keeps the code. */
async function expectCodeWrong(code: string, message: string) {
  await waitFor(() => expectWrong({ ...codeDialog.code, message }));
  await waitFor(() => expect(controlOf(codeDialog.code)).toHaveFocus());
  expect(summary()).toBeNull();
  expect(controlOf(codeDialog.code)).toHaveValue(code);
}

/** Requires these lines in the error summary. The field keeps the code. */
async function expectCodeRefused(code: string, lines: string[]) {
  await expectListed(lines);
  expect(controlOf(codeDialog.code)).toHaveValue(code);
}

const newestSms = (mock: MockServer) =>
  mock.db.outbox
    .all()
    .filter(({ kind }) => kind === 'sms')
    .at(-1);

describe('the SMS code', () => {
  it('changes no answer on the check page if it cannot be sent or its dialog is closed [8-sms-not-sent]', async () => {
    const { mock, asked, expectSent } = await toFinish();
    mock.addFault({ operationId: 'generateSmsCode', fault: { kind: 'drop' }, times: 1 });
    await sign();
    await expectListed([noNetwork]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await stepHeading(checkPage.title);
    expectAnswersKept();
    await expectSent(...asked);

    const { phone_number: phone } = truckerOf({ mock }, token);
    for (const close of ['Annuller', 'Luk', 'Escape']) {
      await finish();
      const behind = screen.getByRole('button', { name: 'Underskriv aftale', hidden: true });
      expect(behind).not.toContainHTML('<span class="spinner-border" aria-hidden="true"></span>');
      const phoneInPairs = (phone ?? '').replace(/(..)(?=.)/g, '$1 ');
      expect(openDialog()).toHaveTextContent(`telefonnummer ${phoneInPairs}`);
      await waitFor(() => expect(controlOf(codeDialog.code)).toHaveFocus());
      expect(isInert(wholeStep())).toBe(true);
      // Live regions outside the step stay active.
      const regions = [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')];
      expect(regions.filter((one) => isInert(one) && !wholeStep().contains(one))).toEqual([]);
      put(codeDialog.code, '1234');
      if (close === 'Escape') fireEvent.keyDown(openDialog(), { key: 'Escape', code: 'Escape' });
      else await press(close);
      await noDialog();
      expect(isInert(wholeStep())).toBe(false);
      const sign = await screen.findByRole('button', { name: 'Underskriv aftale' });
      await waitFor(() => expect(sign).toHaveFocus());
      expectAnswersKept();
      // Signing again requests no new code until the pause between two codes is over.
      await (close === 'Annuller' ? expectSent(...asked) : expectSent(linked(token)));
    }
  });

  it('can be corrected when it is wrong, and is not called wrong when the server fails [2-step-3-sms, 4-sms-code-wrong, 8-sms-failure, 8-sms-once, 8-sms-wrong-code]', async () => {
    const { mock, asked, verified, completion, expectSent, ...app } = await toFinish();
    await finish();
    const code = sentCode({ mock, ...app });
    const wrong = otherThan(code);
    await enterCode(wrong);
    await expectCodeWrong(wrong, refused);
    await expectSent(...asked, verified(wrong));

    const fault = { kind: 'error', status: 500, message: 'Prøv om lidt.' } as const;
    mock.addFault({ operationId: 'verifySmsCode', fault, times: 1 });
    await enterCode(code);
    await expectCodeRefused(code, [refused, 'Prøv om lidt.']);
    expectRight(codeDialog.code);
    await expectSent(verified(code));

    await press('Bekræft kode');
    await screen.findByText('Aftalen er underskrevet.');
    const notices = screen.getByRole('region', { name: /^Beskeder/ });
    expect(notices).toHaveTextContent('SMS -kodebekræftelse lykkedes');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectSent(verified(code), ...completion);
  });

  it('is sent again after the phone number was corrected, and can be pasted with spaces [D31]', async () => {
    const { mock, asked, verified, completion, expectSent, ...app } = await toFinish();
    const before = truckerOf({ mock }, token);
    await finish();
    const first = sentCode({ mock, ...app });
    await press('Ret mobilnummer');
    await stepHeading('Dine oplysninger');
    await noDialog();
    const phone = controlOf(detailsStep.phone);
    await waitFor(() => expect(phone).toHaveFocus());
    put(detailsStep.phone, '51627384');
    await press('Gem, og gå tilbage til svarene');
    await stepHeading(checkPage.title);
    expectAnswersKept();

    await finish();
    expect(openDialog()).toHaveTextContent('telefonnummer 51 62 73 84');
    const code = sentCode({ mock, ...app });
    expect(code).not.toBe(first);
    expect(newestSms(mock)?.to).toBe('51627384');
    // Pasted as in the message: in groups separated by non-breaking spaces.
    await enterCode(` ${code.replace(/(..)(?=.)/g, '$1\u00a0')} `);
    await screen.findByText('Aftalen er underskrevet.');
    await expectSent(
      ...asked,
      stepOne(before, { phone: '51627384', previous_insurance: '0' }),
      ...asked,
      verified(code),
      ...completion,
    );
  });
});
