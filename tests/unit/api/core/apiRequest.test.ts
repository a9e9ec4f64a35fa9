import fc from 'fast-check';

import { toUrl } from '@/api/core/apiRequest';

describe('toUrl', () => {
  it.each([
    [['truckers', 'get-trucker', 7], '/api/truckers/get-trucker/7'],
    [['step', 'send-xml', 'a b/c'], '/api/step/send-xml/a%20b%2Fc'],
    [['step', 'x', '...'], '/api/step/x/...'],
    [['step', 'x', '%2e%2e'], '/api/step/x/%252e%252e'],
    [['step', 'x', '\\'], '/api/step/x/%5C'],
    [['step', 'x', 'øl'], '/api/step/x/%C3%B8l'],
  ])('writes %j as %s', (path, url) => {
    expect(toUrl(path)).toBe(url);
  });

  it.each([[''], ['.'], ['..'], ['\udc00']])('refuses the part %j', (part) => {
    expect(toUrl(['step', 'get-trucker-info', part])).toBeNull();
    expect(toUrl([part, 'x'])).toBeNull();
  });

  it('never leaves the folder of its call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (part) => {
        const url = toUrl(['step', part]);
        const { pathname, search, hash, host } = new URL(url ?? '/api/step/x', 'http://localhost');
        return (
          pathname.startsWith('/api/step/') &&
          pathname.split('/').length === 4 &&
          search + hash === '' &&
          host === 'localhost'
        );
      }),
    );
  });
});
