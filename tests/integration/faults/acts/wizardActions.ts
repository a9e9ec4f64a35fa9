import { act, fireEvent, screen } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { checkedAnswer } from '@tests/support/page-objects/wizard';
import { answerOf, choose, dialog, heading, press, put } from '../support/pageControls';
import { t } from '../support/words';

/** The haulier of the link, with steps 1 and 2 saved before. */
export const link = { token: demoTokens.halfDone, truckerId: 2 } as const;

/** What step 3 is answered with. */
const workAnswers = [
  [t['step3.workInjury'], t['common.no']],
  ['Krisehjælp', t['common.yes']],
] as const;

/** Step 1 is loaded. */
export async function expectLoaded() {
  await screen.findByRole('button', { name: t['step1.change'] });
}

/** Step 1 is loaded and its question answered; the name is changed. */
export async function answerDetails(previous: 'common.yes' | 'common.no' = 'common.no') {
  const change = await screen.findByRole('button', { name: t['step1.change'] });
  // A list that has failed meanwhile is told of with this press, by a script that comes a moment after it.
  await act(async () => {
    fireEvent.click(change);
    await Promise.resolve();
  });
  put({ [t['field.name']]: 'Bæk & Datter ApS' });
  await choose(t['step1.previousInsurance'], t[previous]);
}

/** From step 1 to step 2, whose form is there. */
export async function toCar(previous?: 'common.yes' | 'common.no') {
  await answerDetails(previous);
  await press(t['common.next']);
  await heading(t['wizard.step2']);
  await screen.findByRole('radiogroup', { name: t['step2.newValue'] });
}

/** Changes two answers of step 2. */
export async function changeCar() {
  await choose(t['step2.ownRisk'], 2);
  await choose(t['step2.glassDamage'], t['common.yes']);
}

/** What was changed in step 2 stands. */
export async function expectCarChanges() {
  expect(await answerOf(t['step2.ownRisk'], 2)).toBeChecked();
  expect(await answerOf(t['step2.glassDamage'], t['common.yes'])).toBeChecked();
}

/** From step 1 to step 3, which is answered. */
async function toWork() {
  await toCar();
  await press(t['common.next']);
  await heading(t['wizard.step3']);
  for (const [question, reply] of workAnswers) await choose(question, reply);
  put({ [t['step3.cars']]: '1', [t['step3.employees']]: '1', [t['step3.drivers']]: '0' });
}

/** From step 1 to the check of all answers. */
export async function toCheck() {
  await toWork();
  await press(t['common.next']);
  await heading(t['summary.checkAnswers']);
}

/** The check shows what step 3 was answered with. */
export function expectWorkAnswers() {
  for (const [question, reply] of workAnswers) expect(checkedAnswer(question)).toBe(reply);
}

/** From step 1 to the dialog of the code, which is typed. */
export async function toCode(app: RenderedApp) {
  await toCheck();
  await press(t['wizard.finish']);
  await typeCode(app);
}

/** Types the code that was sent last into its dialog. */
export async function typeCode({ mock }: RenderedApp) {
  await screen.findByRole('dialog', { name: t['sms.title'] });
  put({ [t['sms.code']]: newestSmsCode(mock.db, link.truckerId) ?? '' });
}

/** Sends the code. */
export const verify = () => press(t['sms.verify'], dialog());

/** The wizard has ended in thank-you. */
export async function expectThanks() {
  await heading(t['thankYou.title']);
  expect(window.location.pathname).toBe(`/thank-you/${link.token}`);
}

/** The link beside a message that leads on. */
export const goNow = () => fireEvent.click(screen.getByRole('link', { name: t['common.goNow'] }));
