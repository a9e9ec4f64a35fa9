import { createApiError } from '@/api/core/apiError';
import { isStale, onSuccess, readAheadRequests } from '@/api/core/baseApi';

describe('onSuccess', () => {
  const tags = onSuccess((result: number | null, arg: string) => [arg, result]);

  it('invalidates after a success, also one without a result to read', () => {
    expect(tags(7, undefined, 'a')).toEqual(['a', 7]);
    expect(tags(null, undefined, 'a')).toEqual(['a', null]);
  });

  it('invalidates nothing after a failure', () => {
    expect(tags(undefined, createApiError('refused'), 'a')).toEqual([]);
    expect(tags(undefined, undefined, 'a')).toEqual([]);
  });
});

describe('isStale', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it.each([
    [1_000_000, false],
    [995_000, false],
    [994_999, true],
  ])('of something read at %d is %s', (fulfilledTimeStamp, expected) => {
    expect(isStale({ endpointState: { fulfilledTimeStamp } })).toBe(expected);
  });

  it.each([
    [940_000, false],
    [939_999, true],
  ])('of something read ahead at %d is %s', (fulfilledTimeStamp, expected) => {
    readAheadRequests.add('ahead');
    expect(isStale({ endpointState: { fulfilledTimeStamp, requestId: 'ahead' } })).toBe(expected);
  });

  it('leaves what was never read to RTK Query', () => {
    expect([isStale({}), isStale({ endpointState: {} })]).toEqual([false, false]);
  });
});
