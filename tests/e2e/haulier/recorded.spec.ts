import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { addRecording } from '@mocks/recordings/library';
import type { Recording } from '@mocks/recordings/recording';
import { walk } from '@tests/support/actions/haulierJourney';
import { readSmsCode } from '@tests/support/actions/wizardSteps';
import { truckerOf } from '@tests/support/assertions/wizardCalls';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { record } from '@scripts/recording/command';

const thanked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Tak' })).toBeVisible();

test('a HAR file of a registration becomes a recording without secrets, on which the journey succeeds', async ({
  app,
  browser,
}, info) => {
  const har = info.outputPath('visit.har');
  const visit = await browser.newContext({ recordHar: { path: har, content: 'embed' } });
  const page = await visit.newPage();
  await walk(page, `${app.origin}/registration/${demoTokens.invited}`);
  await thanked(page);
  const trucker = truckerOf(app, demoTokens.invited);
  const secrets = [trucker.name, trucker.email, trucker.cvr, trucker.truck_number];
  const typed = ['20304050', 'P-4711', readSmsCode(page), demoTokens.invited];
  await visit.close();

  const args = ['--har', har, '--name', 'visit'];
  expect(record(args, info.outputDir, () => undefined)).toBe(0);
  const stored = readFileSync(info.outputPath('visit.json'), 'utf8');
  expect([...secrets, ...typed].filter((secret) => stored.includes(secret))).toEqual([]);
  // The HAR file must contain the secrets, or the search in the recording would prove nothing.
  const saved = readFileSync(har, 'utf8');
  expect([...secrets, ...typed].filter((secret) => !saved.includes(secret))).toEqual([]);

  const recording = JSON.parse(stored) as Recording;
  addRecording('visit', recording);
  app.mock.reset();
  app.mock.use('recorded:visit');
  const replayed = await (await browser.newContext()).newPage();
  await walk(replayed, `${app.origin}${recording.opens}`, {
    hooks: {
      // The recording has another policy number than the typed one. The wizard must show this change before signing.
      'sent check': async () => {
        await expect(replayed.getByText(/^Aftalen er ændret et andet sted/)).toBeVisible();
        await expect(replayed.getByRole('term').filter({ hasText: 'Ændret' })).toHaveText(
          /^Policenummer/,
        );
        await replayed.getByRole('button', { name: 'Underskriv aftale' }).click();
      },
    },
  });
  await thanked(replayed);
  // The mock's own data must be unchanged: the responses came from the recording.
  expect(truckerOf(app, demoTokens.invited).phone_number).not.toBe('20304050');
  await replayed.context().close();
});
