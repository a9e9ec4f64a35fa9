import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
const tsx = join(root, 'node_modules/.bin/tsx');

async function check(...args: string[]): Promise<string> {
  const run = promisify(execFile)(tsx, ['scripts/contract.ts', '--check', ...args], {
    cwd: root,
  });
  return run.then(
    () => 'up to date',
    (error: unknown) => (error as { stderr: string }).stderr,
  );
}

describe('the code generated from the contract', () => {
  it('is up to date', async () => {
    expect(await check()).toBe('up to date');
  }, 180_000);

  it('is reported as outdated when openapi.yaml changes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    const changed = join(folder, 'openapi.yaml');
    const document = readFileSync(join(root, 'src/api/contract/openapi.yaml'), 'utf8');
    writeFileSync(changed, document.replace('operationId: login', 'operationId: signIn'));
    const said = await check('--document', changed);
    rmSync(folder, { recursive: true });
    expect(said).toMatch(/schema\.generated\.ts is older than openapi\.yaml/);
    expect(said).toMatch(/openapi\.generated\.json is older than openapi\.yaml/);
  }, 180_000);
});
