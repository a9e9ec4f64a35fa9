import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, signIn, test } from '../support/e2e';

interface Outbox {
  kind: string;
  to: string;
  code?: string;
}

/** The newest SMS code of the outbox, as a person reads it. */
async function readSmsCode(page: Page): Promise<string> {
  const answer = await page.request.get('/mock/outbox');
  const outbox = (await answer.json()) as Outbox[];
  const code = outbox.filter(({ kind }) => kind === 'sms').at(-1)?.code;
  if (!code) throw new Error('No SMS has been sent.');
  return code;
}

async function choose(page: Page, group: string | RegExp, option: string | RegExp) {
  await page.getByRole('radiogroup', { name: group }).getByLabel(option).first().check();
}

test('an invited haulier goes from link to thank-you, and staff find the change', async ({
  page,
  app,
}) => {
  await page.goto(`/registration/${demoTokens.invited}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bekræft oplysninger' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Navn' }).fill('Nordhavn Taxi ApS');
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill('20304050');
  await choose(page, /Har du i dag en forsikring/, 'Ja');
  await page.getByRole('button', { name: 'Næste' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bilforsikring' })).toBeVisible();
  await page.pause();
});
