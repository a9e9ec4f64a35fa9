import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
const tsx = join(root, 'node_modules/.bin/tsx');

it('the code generated from the contract is up to date', async () => {
  const run = promisify(execFile)(tsx, ['scripts/contract.ts', '--check'], { cwd: root });
  await expect(run).resolves.toMatchObject({ stderr: '' });
}, 180_000);
