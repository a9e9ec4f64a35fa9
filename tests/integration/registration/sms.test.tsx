import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { isInert } from '@tests/support/assertions/inert';
import {
  controlOf,
  expectRight,
  expectWrong,
  listedBy,
  openDialog,
  put,
  summaryOf,
  wholeStep,
} from '@tests/support/assertions/refusals';
import {
  agreementIdOf,
  documents,
  haulierOf,
  linked,
  post,
  smsCalls,
  stepOne,
} from '@tests/support/assertions/wizardRequests';
import { fields, noDialog, pressNamed, sendCode, toCarStep, toWorkStep } from './fill';
import { watchRequests } from './requests';
import { openWizard, sentCode, stepHeading } from './wizardScreen';

/** The haulier that comes to the dialog: steps 1 and 2 were saved before. */
const token = demoTokens.halfDone;
const noNetwork = 'Der er ingen forbindelse til serveren. Prøv igen.';
const refused = 'Sms -kodebekræftelse mislykkedes';
const dialog = { within: openDialog };
const answers = [
  [fields.workInjury, 'Nej'],
  [fields.crisis, 'Nej'],
] as const;

/** From the link to an answered step 3, with the requests that its end is made of. */
async function toFinish() {
  const app = await openWizard(token);
  await toCarStep('Nej');
  await toWorkStep();
  for (const [field, value] of answers) put({}, field, value);
  const { mock } = app;
  const { id } = haulierOf({ mock }, token);
  const work = post('/api/step/save-step-3', {
    token,
    agreement_id: agreementIdOf({ mock }, id),
    addon_3: 0,
    addon_4: 0,
    cars: 0,
    employees: 0,
    drivers: 0,
    locale: 'da',
  });
  const { generate, verify: verified } = smsCalls(token, id);
  // The answers are read before a code is asked for (D45).
  const asked = [linked(token), generate];
  const completion = [work, documents(token), documents(token)];
  return { ...app, ...watchRequests(mock), asked, verified, completion };
}

async function finish() {
  pressNamed('Underskriv aftale');
  await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
}

function expectAnswersKept() {
  for (const [field, value] of answers) {
    expect(within(controlOf({}, field)).getByRole('radio', { name: value })).toBeChecked();
  }
}

/** The dialog stands, lists this, and keeps what was typed. */
async function expectCodeRefused(code: string, listed: string[]) {
  await waitFor(() => expect(listedBy(dialog)).toEqual(listed));
  await waitFor(() => expect(summaryOf(dialog)).toHaveFocus());
  expect(controlOf(dialog, fields.code)).toHaveValue(code);
}

const newestSms = (mock: MockServer) =>
  mock.db.outbox
    .all()
    .filter(({ kind }) => kind === 'sms')
    .at(-1);

describe('the code that is asked for at the end', () => {
  it('leaves step 3 as it is where it could not be sent, or its dialog is closed [8-sms-not-sent]', async () => {
    const { mock, asked, expectSent } = await toFinish();
    for (const [fault, words] of [
      [{ kind: 'error', status: 500, message: 'Sms-tjenesten er nede.' }, 'Sms-tjenesten er nede.'],
      [{ kind: 'error', status: 429, message: 'Vent lidt.' }, 'Vent lidt.'],
      [{ kind: 'drop' }, noNetwork],
    ] as const) {
      mock.addFault({ operationId: 'generateSmsCode', fault, times: 1 });
      pressNamed('Underskriv aftale');
      await waitFor(() => expect(listedBy({})).toEqual([words]));
      await waitFor(() => expect(summaryOf({})).toHaveFocus());
      expect(screen.queryByRole('dialog')).toBeNull();
      await stepHeading('Arbejdsskade og underskrift');
      expectAnswersKept();
      await expectSent(...asked);
    }

    const { phone_number: phone } = haulierOf({ mock }, token);
    for (const close of ['Annuller', 'Luk', 'Escape']) {
      await finish();
      const behind = screen.getByRole('button', { name: 'Underskriv aftale', hidden: true });
      expect(behind).not.toContainHTML('<span class="spinner-border" aria-hidden="true"></span>');
      const inPairs = (phone ?? '').replace(/(..)(?=.)/g, '$1 ');
      expect(openDialog()).toHaveTextContent(`Koden er sendt til ${inPairs}.`);
      await waitFor(() => expect(controlOf(dialog, fields.code)).toHaveFocus());
      expect(isInert(wholeStep())).toBe(true);
      // What is announced goes on; a notice of the step is part of it.
      const regions = [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')];
      expect(regions.filter((one) => isInert(one) && !wholeStep().contains(one))).toEqual([]);
      put(dialog, fields.code, '1234');
      if (close === 'Escape') fireEvent.keyDown(openDialog(), { key: 'Escape', code: 'Escape' });
      else pressNamed(close);
      await noDialog();
      expect(isInert(wholeStep())).toBe(false);
      const sign = await screen.findByRole('button', { name: 'Underskriv aftale' });
      await waitFor(() => expect(sign).toHaveFocus());
      expectAnswersKept();
      // One code serves for the length of the pause, however often its dialog is closed.
      await (close === 'Annuller' ? expectSent(...asked) : expectSent(linked(token)));
    }
  });

  it('can be corrected where it was refused, and is not said to be wrong where it was not looked at [8-sms-once, 8-sms-wrong-code]', async () => {
    const { mock, asked, verified, completion, expectSent, ...app } = await toFinish();
    await finish();
    const code = sentCode({ mock, ...app });
    const wrong = code === '111111' ? '222222' : '111111';
    sendCode(wrong);
    await expectCodeRefused(wrong, [`Sms-kode: ${refused}`]);
    expectWrong(dialog, { ...fields.code, message: refused });
    fireEvent.click(within(openDialog()).getByRole('link', { name: `Sms-kode: ${refused}` }));
    expect(controlOf(dialog, fields.code)).toHaveFocus();
    await expectSent(...asked, verified(wrong));

    for (const [fault, words] of [
      [{ kind: 'error', status: 500, message: 'Prøv om lidt.' }, 'Prøv om lidt.'],
      [{ kind: 'drop' }, noNetwork],
    ] as const) {
      mock.addFault({ operationId: 'verifySmsCode', fault, times: 1 });
      sendCode(code);
      await expectCodeRefused(code, [refused, words]);
      expectRight(dialog, fields.code);
      await expectSent(verified(code));
    }

    pressNamed('Bekræft kode');
    await screen.findByText('Aftalen er underskrevet.');
    const notices = screen.getByRole('region', { name: /^Beskeder/ });
    expect(notices).toHaveTextContent('SMS -kodebekræftelse lykkedes');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectSent(verified(code), ...completion);
  });

  it('goes to the new number once that was changed, and may be pasted in groups [D31]', async () => {
    const { mock, asked, verified, completion, expectSent, ...app } = await toFinish();
    const before = haulierOf({ mock }, token);
    await finish();
    const first = sentCode({ mock, ...app });
    pressNamed('Ret mobilnummer');
    await stepHeading('Dine oplysninger');
    await noDialog();
    const phone = controlOf({}, fields.phone);
    await waitFor(() => expect(phone).toHaveFocus());
    put({}, fields.phone, '51627384');
    pressNamed('Gem og tilbage til tjek');
    await stepHeading('Arbejdsskade og underskrift');
    await screen.findByRole('radiogroup', { name: fields.crisis.label });
    expectAnswersKept();

    await finish();
    expect(openDialog()).toHaveTextContent('Koden er sendt til 51 62 73 84.');
    const code = sentCode({ mock, ...app });
    expect(code).not.toBe(first);
    expect(newestSms(mock)?.to).toBe('51627384');
    // A code is pasted as the message has it: in groups, with blanks that do not break, too.
    sendCode(` ${code.replace(/(..)(?=.)/g, '$1\u00a0')} `);
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
