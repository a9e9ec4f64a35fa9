import fc from 'fast-check';

import { toApiPath } from '@/api/core/apiRequest';

describe('toApiPath', () => {
  it.each([
    [['truckers', 'get-trucker', 7], '/api/truckers/get-trucker/7'],
    [['step', 'send-xml', 'a b/c'], '/api/step/send-xml/a%20b%2Fc'],
    [['step', 'x', '...'], '/api/step/x/...'],
    [['step', 'x', '%2e%2e'], '/api/step/x/%252e%252e'],
    [['step', 'x', '\\'], '/api/step/x/%5C'],
    [['step', 'x', 'øl'], '/api/step/x/%C3%B8l'],
    [['step', 'x', '../../admin'], '/api/step/x/..%2F..%2Fadmin'],
    [['step', 'x', '..%2f..%2fadmin'], '/api/step/x/..%252f..%252fadmin'],
    [['step', 'x', '%252e%252e%252f'], '/api/step/x/%25252e%25252e%25252f'],
    [['step', 'x', '..\\..\\admin'], '/api/step/x/..%5C..%5Cadmin'],
    [['step', 'x', '..;/admin'], '/api/step/x/..%3B%2Fadmin'],
    [['step', 'x', '1?update=true#x'], '/api/step/x/1%3Fupdate%3Dtrue%23x'],
    [['step', 'x', '//evil.example'], '/api/step/x/%2F%2Fevil.example'],
    [['step', 'x', 'https://evil.example'], '/api/step/x/https%3A%2F%2Fevil.example'],
    [['step', 'x', '\u0000'], '/api/step/x/%00'],
    [['step', 'x', '\t..'], '/api/step/x/%09..'],
    [['step', 'x', '..\r\nHost: evil.example'], '/api/step/x/..%0D%0AHost%3A%20evil.example'],
    [['step', 'x', '．．／'], '/api/step/x/%EF%BC%8E%EF%BC%8E%EF%BC%8F'],
    [['step', 'x', '%E0%A4%A'], '/api/step/x/%25E0%25A4%25A'],
  ])('encodes and joins %j as %s', (path, url) => {
    expect(toApiPath(path)).toBe(url);
  });

  it.each([[''], ['.'], ['..'], ['\udc00']])('returns null for the path part %j', (part) => {
    expect(toApiPath(['step', 'get-trucker-info', part])).toBeNull();
    expect(toApiPath([part, 'x'])).toBeNull();
  });

  it('never leads out of the folder of its request', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (part) => {
        const url = toApiPath(['step', part]);
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
