import { plantFiles } from '@tests/support/fakes/temporaryFiles';
import { findNginx } from '@scripts/nginx';

describe('findNginx', () => {
  const { at, file } = plantFiles();

  it('takes the one that NGINX_PATH names before an installed one', () => {
    const named = file('named');
    file('bin/nginx');
    expect(findNginx({ NGINX_PATH: named, PATH: at('bin') })).toBe(named);
  });

  it('says so when NGINX_PATH names a file that is missing', () => {
    const missing = at('missing');
    expect(() => findNginx({ NGINX_PATH: missing })).toThrow(
      `NGINX_PATH names ${missing}, which does not exist.`,
    );
  });

  it('finds an installed one on the PATH, or where systems put it', () => {
    const onPath = file('bin/nginx');
    const elsewhere = file('sbin/nginx');
    expect(findNginx({ PATH: at('bin') }, [at('sbin')])).toBe(onPath);
    expect(findNginx({ PATH: '' }, [at('sbin')])).toBe(elsewhere);
  });

  it('says null where there is none', () => {
    expect(findNginx({ PATH: at('.') }, [])).toBeNull();
  });
});
