import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts, demoTokens } from '@mocks/db/demo';

/** Words that only the mock says: of its library, its worker, its seed, its accounts and its control. */
const mockMarks = [
  'msw',
  'mockServiceWorker',
  'openapi',
  'x-mock-scenario',
  'additionalProperties',
  demoTokens.invited,
  demoAccounts.admin.password,
  demoAccounts.admin.email,
];

function textFiles(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|css|json|txt|svg)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

function marksIn(folder: string): string[] {
  const files = textFiles(folder);
  expect(files.length).toBeGreaterThan(3);
  return mockMarks.filter((mark) =>
    files.some(({ name, text }) => text.includes(mark) || name.includes(mark)),
  );
}

test.describe('the build', () => {
  test('holds no code of the mock', () => {
    expect(marksIn(resolve('dist'))).toEqual([]);
  });

  test('would be caught holding it: a build with the mock has every mark', () => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'mock-build-'));
    execFileSync('npm', ['run', '--silent', 'build'], {
      env: { ...process.env, APP_MOCK: 'browser', APP_BUILD_FOLDER: folder },
    });
    const found = marksIn(folder);
    rmSync(folder, { recursive: true });
    expect(found).toEqual(mockMarks);
  });
});
