import { expect } from '@playwright/test';
import { servedTest as test } from '@tests/support/fixtures/servedTest';
import { checkDeployment } from '@scripts/deploy-check/command';
import { promisedAnswers } from '@scripts/deploy-check/answers';
import { openSite } from '@scripts/deploy-check/site';
import { everywhere } from './expected';

// `npm run deploy:check` uses the same table for a live deployment. Here the headers must match exactly.
test.describe('the server', () => {
  for (const { what, get, status, cache, allow } of promisedAnswers) {
    test(`sends ${status} and exactly the required headers for ${what}`, async ({ app }) => {
      const answer = await get(await openSite(`${app.origin}/`));
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...everywhere, 'cache-control': cache });
      expect(answer.headers.allow).toBe(allow);
    });
  }

  test('sends 404 for its internal path /taxi-shell/index.html', async ({ app }) => {
    const { status, headers } = await (
      await openSite(`${app.origin}/`)
    ).ask('GET', '/taxi-shell/index.html');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
  });

  test('passes deploy:check, which also checks live deployments', async ({ app }) => {
    const lines: string[] = [];
    const status = await checkDeployment(['--base-url', app.origin], (text) => lines.push(text));
    expect(lines.join('\n')).toContain('0 failed');
    expect(lines.join('\n')).toContain('0 breaks, 0 ambiguous, 0 tolerated, 0 extra');
    expect(status).toBe(0);
  });
});
