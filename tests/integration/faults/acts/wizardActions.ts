import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { checkedAnswer } from '@tests/support/page-objects/wizard';
import { answerOf, choose, dialog, heading, press, put } from '../support/pageControls';
import { t } from '../support/words';

/** A haulier whose steps 1 and 2 are already saved. */
export const link = { token: demoTokens.halfDone, truckerId: 2 } as const;

/** The answers given in step 3. */
const workAnswers = [
  [t['step3.workInjury'], t['common.no']],
  ['Krisehjælp', t['common.yes']],
] as const;

/** Waits until step 1 is loaded. */
export async function expectLoaded() {
  await screen.findByRole('button', { name: t['wizard.change'] });
}

/** Waits for step 1, changes the name and answers that there is no previous insurance. */
export async function answerDetails() {
  const change = await screen.findByRole('button', { name: t['wizard.change'] });
  // This press may show the notification of a failed list, whose chunk loads a moment later.
  await act(async () => {
    fireEvent.click(change);
    await Promise.resolve();
  });
  put({ [t['field.name']]: 'Bæk & Datter ApS' });
  await choose(t['step1.previousInsurance'], t['common.no']);
}

/** Goes from step 1 to step 2 and waits for its form. */
export async function toCar() {
  await answerDetails();
  await press(t['common.next']);
  await heading(t['wizard.step2']);
  await screen.findByRole('radiogroup', { name: t['step2.newValue'] });
}

export async function changeCar() {
  await choose(t['step2.ownRisk'], 2);
  await choose(t['step2.glassDamage'], t['common.yes']);
}

/** Requires that the changes of `changeCar` are still in the form. */
export async function expectCarChanges() {
  expect(await answerOf(t['step2.ownRisk'], 2)).toBeChecked();
  expect(await answerOf(t['step2.glassDamage'], t['common.yes'])).toBeChecked();
}

/** Answers step 3, where the wizard opens, and goes to "check your answers". */
export async function toCheck() {
  for (const [question, reply] of workAnswers) await choose(question, reply);
  put({ [t['step3.cars']]: '1', [t['step3.employees']]: '1', [t['step3.drivers']]: '0' });
  const summary = screen.getByRole('region', { name: t['summary.title'] });
  const known = new RegExp(`${t['summary.total']}[1-9]`);
  await waitFor(() => expect(summary).toHaveTextContent(known));
  await press(t['common.next']);
  await heading(t['summary.checkAnswers']);
}

/** Requires that "check your answers" shows the answers of step 3. */
export function expectWorkAnswers() {
  for (const [question, reply] of workAnswers) expect(checkedAnswer(question)).toBe(reply);
}

/** Goes from step 3 to the SMS dialog and types the code. */
export async function toCode(app: RenderedApp) {
  await toCheck();
  await press(t['wizard.finish']);
  await typeCode(app);
}

/** Types the newest SMS code into its dialog. */
export async function typeCode({ mock }: RenderedApp) {
  await screen.findByRole('dialog', { name: t['sms.title'] });
  put({ [t['sms.code']]: newestSmsCode(mock.db, link.truckerId) ?? '' });
}

export const verify = () => press(t['sms.verify'], dialog());

/** Waits for the thank-you page. */
export async function expectThanks() {
  await heading(t['thankYou.title']);
  expect(window.location.pathname).toBe(`/thank-you/${link.token}`);
}

/** Follows the "go now" link beside a message. */
export const goNow = () => fireEvent.click(screen.getByRole('link', { name: t['common.goNow'] }));
