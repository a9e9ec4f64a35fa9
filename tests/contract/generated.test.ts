import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
const tsx = join(root, 'node_modules/.bin/tsx');

it('an OpenAPI linter finds no error in openapi.yaml, and the code generated from it is up to date', async () => {
  const { stdout, stderr } = await promisify(execFile)(tsx, ['scripts/contract.ts', '--check'], {
    cwd: root,
  });
  expect(stdout).toMatch(/^0 errors$/m);
  expect(stderr).toBe('');
}, 180_000);
