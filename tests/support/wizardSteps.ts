import type { Locator, Page } from '@playwright/test';
import type { OutboxRow } from '@mocks/db/tables';
import { expect } from './e2e';

/** The newest SMS code of the outbox, read as a person reads it. */
export async function readSmsCode(page: Page): Promise<string> {
  const answer = await page.request.get('/mock/outbox');
  const messages = ((await answer.json()) as OutboxRow[]).filter(({ kind }) => kind === 'sms');
  const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('The outbox holds no SMS with a code.');
  return code;
}

/** Answers a question of the wizard by one of its choices. */
export async function choose(within: Page | Locator, question: string | RegExp, answer: string) {
  const group = within.getByRole('radiogroup', { name: question });
  await group.getByRole('radio', { name: answer, exact: true }).check();
}

/** Answers all of step 2; road assistance and glass damage with "no" unless told otherwise. */
export async function chooseCar(
  page: Page,
  { injuries, road = 'Nej', glass = 'Nej' }: { injuries: string; road?: string; glass?: string },
): Promise<void> {
  await choose(page, 'Hvor kører du?', 'Højst 50 % af kørslen i postnumrene 1000-2450');
  await choose(page, 'Bilens nyværdi', '250.001-350.000 kr.');
  await choose(page, 'Selvrisiko', '10.000 kr.');
  await choose(page, 'Skader de seneste 3 år', injuries);
  await choose(page, 'Vejhjælp', road);
  await choose(page, 'Glasskade', glass);
}

/** Waits for the step with this heading. */
export async function atStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
