import type { Locator, Page } from '@playwright/test';
import { mockBehind } from '@tests/support/servers/builtApp';
import { expect } from '@tests/support/fixtures/e2eTest';

/** The newest SMS code, taken from the text of the message in the outbox. */
export function readSmsCode(page: Page): string {
  const messages = mockBehind(page.url())
    .db.outbox.all()
    .filter(({ kind }) => kind === 'sms');
  const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('The outbox holds no SMS with a code.');
  return code;
}

export async function choose(within: Page | Locator, question: string | RegExp, answer: string) {
  const group = within.getByRole('radiogroup', { name: question });
  await group.getByRole('radio', { name: answer, exact: true }).check();
}

/** Answers all of step 2; road assistance and glass damage with "no" by default. */
export async function chooseCar(
  page: Page,
  { injuries, road = 'Nej', glass = 'Nej' }: { injuries: string; road?: string; glass?: string },
): Promise<void> {
  // The wizard words this question differently for staff.
  await choose(
    page,
    /^(Hvor kører du\?|Kørselsområde)$/,
    'Højst 50 % af kørslen i postnumrene 1000-2450',
  );
  await choose(page, 'Bilens nyværdi', '250.001-350.000 kr.');
  await choose(page, 'Selvrisiko', '10.000 kr.');
  await choose(page, 'Skader de seneste 3 år', injuries);
  await choose(page, 'Vejhjælp', road);
  await choose(page, 'Glasdækning', glass);
}

export async function atStep(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Sends the current step, once its button is shown. */
export const next = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();

/** Opens the card of step 1 for editing. */
export const openCard = (page: Page) =>
  page.getByRole('button', { name: 'Ret', exact: true }).click();

/** Answers the question about a previous insurance in the loaded step 1, and continues to step 2. */
export async function toCarStep(page: Page, hasPreviousInsurance: 'Ja' | 'Nej'): Promise<void> {
  await choose(page, 'Er bilen forsikret i dag?', hasPreviousInsurance);
  await next(page);
  await atStep(page, 'Bilforsikring');
}

/** Goes from a loaded step 1 to step 3 with nothing to terminate, and answers step 3 with "no". */
export async function toAnsweredWorkStep(page: Page): Promise<void> {
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: 'Ingen skader' });
  await next(page);
  await atStep(page, 'Arbejdsskade og underskrift');
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
}

/** Answers step 3 with the work-injury insurance for 2 cars, 1.25 employees and 3 drivers. */
export async function chooseWork(page: Page): Promise<void> {
  // The heading for hauliers, or the one for staff.
  await atStep(page, /^Arbejdsskade og (underskrift|tjek)$/);
  await choose(page, 'Arbejdsskadeforsikring', 'Ja');
  await choose(page, 'Krisehjælp', 'Nej');
  await page.getByLabel('Antal biler').fill('2');
  await page.getByLabel('Antal medarbejdere (fuldtid)').fill('1,25');
  await page.getByLabel('Antal chauffører').fill('3');
}

export const codeDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Bekræft med sms-kode' });

/** Goes from step 3 to "check your answers". */
export async function toCheckPage(page: Page): Promise<void> {
  await next(page);
  await atStep(page, /^(Tjek dine svar|Tjek svarene)$/);
}

/** Finishes the wizard through "check your answers", and returns the SMS dialog. */
export async function finish(page: Page): Promise<Locator> {
  if (await page.getByRole('button', { name: 'Næste' }).isVisible()) await toCheckPage(page);
  await page.getByRole('button', { name: /^(Underskriv|Gem) aftale$/ }).click();
  await expect(codeDialog(page)).toBeVisible();
  return codeDialog(page);
}

export async function sendCode(page: Page, code: string): Promise<void> {
  await codeDialog(page).getByRole('textbox', { name: 'Sms-kode' }).fill(code);
  await codeDialog(page).getByRole('button', { name: 'Bekræft kode' }).click();
}

export const terminationDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^Opsig (din nuværende|vognmandens) forsikring$/ });

/** Fills in the termination dialog without sending it. */
export async function fillTermination(page: Page): Promise<void> {
  const dialog = terminationDialog(page);
  await dialog.getByLabel('Forsikringsselskab').selectOption('Nordlys Forsikring');
  await dialog.getByLabel('Policenummer').fill('P-4711');
  await dialog.getByRole('textbox', { name: 'Ophørsdato' }).fill('31-12-2099');
}

export const saveTermination = (page: Page) =>
  terminationDialog(page).getByRole('button', { name: 'Gem og fortsæt' }).click();

/** Goes from the loaded step 1 to step 3. Step 2 must already be saved, as for `demoTokens.halfDone`. */
export async function toWorkStep(page: Page): Promise<void> {
  await toCarStep(page, 'Nej');
  await next(page);
  await atStep(page, 'Arbejdsskade og underskrift');
}
