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

/** Waits for the step with this heading. */
export async function atStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
