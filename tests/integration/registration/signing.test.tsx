import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { typingRestMs } from '@/config/constants';
import { demoTokens } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { listenTo } from '@tests/support/fixtures/heard';
import {
  answer,
  answerNo,
  chooseHole,
  enterCode,
  fillCar,
  leaveAt,
  openCarStep,
  openWizard,
  openWorkStep,
  press,
  put,
  sentCode,
  sign,
  signOff,
  stepHeading,
  toCheckPage,
  workStep,
  checkedAnswer,
  checkPage,
  codeDialog,
  controlOf,
  detailsStep,
  noDialog,
  openDialog,
  otherThan,
} from '@tests/support/page-objects/wizard';
import { isInert } from '@tests/support/assertions/inert';
import {
  documents,
  truckerOf,
  linked,
  smsCalls,
  stepThreeOfNo,
  stepOne,
} from '@tests/support/assertions/wizardRequests';
import {
  expectListed,
  expectRight,
  expectWrong,
  summary,
  wholeStep,
} from '@tests/support/assertions/refusals';
import { watchRequests } from './requests';

const atWorkStep = { prepare: leaveAt('work'), hold: 'getPremium' } as const;

describe('step 3', () => {
  it('cannot be signed while its price is unknown, and focuses the reason [4-price-to-sign]', async () => {
    const scenario = 'error:getPremium:500';
    const app = await openWizard(demoTokens.halfDone, { ...atWorkStep, scenario });
    await answerNo();
    await toCheckPage();
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    expect(summary).toHaveTextContent('Bilforsikring pr. månedBeregner pris…');
    expect(summary).toHaveTextContent('I alt pr. månedBeregner pris…');
    const why = 'Aftalen kan ikke underskrives, før prisen kan vises.';
    const finish = () => screen.getByRole('button', { name: 'Underskriv aftale' });
    const focused = () => document.activeElement?.textContent;
    expect(screen.queryByText(why)).toBeNull();
    await app.user.click(finish());
    await waitFor(() => expect(focused()).toBe(why));
    expect(screen.getAllByText(why)).toHaveLength(1);

    app.release();
    await waitFor(() => expect(summary).toHaveTextContent('I alt pr. månedPrisen kan ikke vises'));
    expect(finish()).toHaveAccessibleDescription(why);
    expect(summary).toHaveTextContent('Bliver det ved, så ring til os på +45 70 00 00 00.');
    await app.user.click(finish());
    await waitFor(() => expect(focused()).toBe(why));
    // Without a price, no code is sent, and no text announces one.
    expect(screen.queryByText(/sms-kode|tastet koden/)).toBeNull();
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);

    app.mock.use('happy');
    await press('Prøv igen');
    await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
    expect(screen.queryByText(why)).toBeNull();
    expect(finish()).not.toHaveAccessibleDescription();
    expect(screen.getByText(/sender vi en sms-kode/)).toBeInTheDocument();
    await app.user.click(finish());
    expect(await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' })).toBeInTheDocument();
  });

  it('removes the unknown-price message when the price arrives, and does not lose the focus [4-price-to-sign]', async () => {
    const app = await openWizard(demoTokens.halfDone, atWorkStep);
    await answerNo();
    await sign();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    const why = 'Aftalen kan ikke underskrives, før prisen kan vises.';
    expect(await screen.findByText(why)).toBeInTheDocument();
    app.release();
    await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
    expect(screen.queryByText(why)).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('offers the way back to step 2 if its choices have no price [4-price-none, 2-phone-link]', async () => {
    const app = await openCarStep();
    await fillCar();
    // The lookup is still pending when step 2 is submitted.
    const release = app.mock.hold('getPremium');
    await chooseHole();
    await press('Næste');
    await stepHeading(workStep.title);
    await answerNo();
    await toCheckPage();
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    release();
    await waitFor(() => expect(summary).toHaveTextContent('I alt pr. månedPrisen kan ikke vises'));
    expect(summary).toHaveTextContent(
      'Vi har ikke en pris til de valg. Vælg noget andet, eller ring til os på +45 70 00 00 00.',
    );
    expect(within(summary).getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expect(screen.queryByText(/sms-kode|tastet koden/)).toBeNull();
    expect(screen.queryByText(/før prisen kan vises/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Underskriv aftale' })).toHaveAccessibleDescription(
      'Aftalen kan ikke underskrives uden en pris.',
    );
    await press('Ret valgene');
    const areas = await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    await waitFor(() => expect(within(areas).getByRole('radio', { checked: true })).toHaveFocus());
  });

  it('updates the price summary with each answer, and names the chosen work add-ons [2-step-3-price-summary, 2-step-3-work-names]', async () => {
    await openWorkStep();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    await answer('Arbejdsskadeforsikring', 'Nej');
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring pr. måned0,00 kr.');
    await answer('Arbejdsskadeforsikring', 'Ja');
    put(workStep.employees, '1,25');
    put(workStep.drivers, '2');
    // 9,000 a year for 3.25 employees and drivers.
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring pr. måned2.437,50 kr.');
    expect(summary).not.toHaveTextContent('Udfyld antal');
    await answer('Krisehjælp', 'Ja');
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring og Krisehjælp pr. måned');
    await answer('Arbejdsskadeforsikring', 'Nej');
    expect(summary).toHaveTextContent(/Krisehjælp pr\. måned[1-9]/);
    expect(summary).not.toHaveTextContent('Arbejdsskadeforsikring');
    put(workStep.cars, '1');
    await toCheckPage();
    const toSign = screen.getByRole('region', { name: 'Før du underskriver' });
    expect(toSign).toHaveTextContent('en aftale om bilforsikring og Krisehjælp med svarene');
  });

  it('announces a changed price once the user has stopped typing the counts [2-step-3-price-summary]', async () => {
    const rest = holdTimers(typingRestMs);
    const app = await openWorkStep();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    await answer('Arbejdsskadeforsikring', 'Nej');
    await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
    await rest.pass();
    const { said } = listenTo(app.application.store);
    await answer('Arbejdsskadeforsikring', 'Ja');
    put(workStep.drivers, '0');
    put(workStep.employees, '1');
    put(workStep.employees, '12');
    expect(said).toEqual([]);
    await rest.pass();
    // 9,000 a year for 12 employees.
    const now = /^Din pris er nu [\d.]+,\d\d\u00a0kr\. pr\. måned, \+9\.000,00\u00a0kr\.$/;
    expect(said).toEqual([expect.stringMatching(now)]);
  });

  it('shows no price for a work add-on until the counts are filled in [4-price-needs-counts]', async () => {
    const app = await openWorkStep();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    const missing = 'Udfyld antal medarbejdere og chauffører for at se prisen.';
    await answer('Arbejdsskadeforsikring', 'Nej');
    expect(summary).not.toHaveTextContent(missing);
    await answer('Arbejdsskadeforsikring', 'Ja');
    await answer('Krisehjælp', 'Nej');
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring pr. månedMangler antal');
    expect(summary).toHaveTextContent('I alt pr. månedMangler antal');
    expect(summary).toHaveTextContent(missing);
    expect(summary).not.toHaveTextContent('Prisen kan ikke vises');
    // The button says nothing about the missing counts; their fields do once the haulier submits the step.
    const send = screen.getByRole('button', { name: 'Næste' });
    expect(send).not.toHaveAccessibleDescription();
    await app.user.click(send);
    expect(
      await screen.findByRole('link', { name: 'Antal chauffører: Dette felt er påkrævet' }),
    ).toBeInTheDocument();
  });

  it('no longer asks for the press to sign while the agreement is being signed [2-step-3-what-follows]', async () => {
    const app = await openWorkStep();
    await signOff();
    const release = app.mock.hold('sendXml');
    await enterCode(sentCode(app));
    await screen.findByRole('button', { name: 'Underskriver…' });
    const toSign = screen.getByRole('region', { name: 'Før du underskriver' });
    expect(toSign).toHaveTextContent('sender vi en sms-kode');
    expect(toSign).not.toHaveTextContent('Du underskriver, når du trykker');
    release();
    await screen.findByText('Aftalen er underskrevet.');
  });
});

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
