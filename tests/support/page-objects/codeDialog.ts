import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect } from '@tests/support/fixtures/e2eTest';
import {
  agreementIdOf,
  documents,
  haulierOf,
  linked,
  post,
  premium,
  readAgain,
  smsCalls,
} from '@tests/support/assertions/wizardCalls';
import { choose, codeDialog, readSmsCode, toWorkStep } from '@tests/support/actions/wizardSteps';

/** The haulier that comes to the dialog: steps 1 and 2 were saved before. */
const token = demoTokens.halfDone;

/** What the dialog says of every code that is refused (specification, section 8). */
const refused = 'Sms -kodebekræftelse mislykkedes';

/** The field of the code. */
export const codeField = (page: Page) =>
  codeDialog(page).getByRole('textbox', { name: 'Sms-kode' });

/** The button that asks for a new code, once it may be pressed. */
export const resend = (page: Page) =>
  codeDialog(page).getByRole('button', { name: 'Send en ny kode' });

/** The button that leads to the number the codes are sent to. */
export const changeNumber = (page: Page) =>
  codeDialog(page).getByRole('button', { name: 'Ret mobilnummer' });

/** From the link of a haulier whose step 2 was saved before to an answered step 3. */
export async function toFinish(page: Page) {
  await page.goto(`/registration/${token}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
}

/** The requests of the end of the wizard for this haulier. */
export function callsOf(app: BuiltApp) {
  const { id } = haulierOf(app, token);
  const work = post('/api/step/save-step-3', {
    token,
    agreement_id: agreementIdOf(app, id),
    addon_3: 0,
    addon_4: 0,
    cars: 0,
    employees: 0,
    drivers: 0,
    locale: 'da',
  });
  const completion = [work, documents(token), documents(token)];
  const answersRead = readAgain(linked(token), premium(2, { new_value_id: 3 }));
  return { ...smsCalls(token, id), answersRead, completion };
}

/** A code that is not the one that was sent. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** The new code, once it has come. */
export async function newCode(page: Page, old: string) {
  await expect.poll(() => readSmsCode(page)).not.toBe(old);
  return readSmsCode(page);
}

/** The dialog stands, says at the field that the code was refused, and keeps what was typed. */
export async function expectRefused(page: Page, code: string) {
  const summary = codeDialog(page).getByRole('group', { name: 'Der er problemer' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([`Sms-kode: ${refused}`]);
  await expect(codeField(page)).toHaveValue(code);
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(refused));
}
