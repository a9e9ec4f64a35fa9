import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { qaFolder } from '@tests/support/fixtures/qaTest';

/** Texts that occur only in the mock: in its workbench, scenarios, library, worker, seed, accounts and control API. */
const mockMarks = [
  'workbench',
  'QA workbench',
  'halfDoneHaulier',
  'unsteadyNetwork',
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
  test('has no code of the mock', () => {
    expect(marksIn(resolve('dist'))).toEqual([]);
  });

  test('has no file in the web root that nginx does not serve', () => {
    const served =
      /^(?:assets(?:\/[\w.-]+)?|(?:index\.html|licences\.txt|robots\.txt)(?:\.gz|\.br)?)$/;
    const files = readdirSync(resolve('dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => !served.test(name))).toEqual([]);
  });

  test('for testers contains every text that identifies the code of the mock', () => {
    expect(marksIn(qaFolder)).toEqual(mockMarks);
  });
});
