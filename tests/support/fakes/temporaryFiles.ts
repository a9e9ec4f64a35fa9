import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of its own for each test of the file that calls this, gone after it. `at` names a path in it, `file` plants an empty file. */
export function plantFiles(): { at: (name: string) => string; file: (name: string) => string } {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  return {
    at,
    file: (name) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), '');
      return at(name);
    },
  };
}
