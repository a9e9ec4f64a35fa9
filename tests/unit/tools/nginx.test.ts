/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '@tests/tools/nginx';

describe('findNginx', () => {
  let folder = '';

  function file(name: string): string {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    return path;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'servers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes the one that NGINX_PATH names before an installed one', () => {
    const named = file('named');
    file('bin/nginx');
    expect(findNginx({ NGINX_PATH: named, PATH: join(folder, 'bin') })).toBe(named);
  });

  it('says so when NGINX_PATH names a file that is missing', () => {
    const missing = join(folder, 'missing');
    expect(() => findNginx({ NGINX_PATH: missing })).toThrow(
      `NGINX_PATH names ${missing}, which does not exist.`,
    );
  });

  it('finds an installed one on the PATH, or where systems put it', () => {
    const onPath = file('bin/nginx');
    const elsewhere = file('sbin/nginx');
    expect(findNginx({ PATH: join(folder, 'bin') }, [join(folder, 'sbin')])).toBe(onPath);
    expect(findNginx({ PATH: '' }, [join(folder, 'sbin')])).toBe(elsewhere);
  });

  it('says null where there is none', () => {
    expect(findNginx({ PATH: folder }, [])).toBeNull();
  });
});
