import { createApiError } from '@/api/core/apiError';
import { isStale, holdPrefetch, invalidateUnlessRefused } from '@/api/core/baseApi';

describe('invalidateUnlessRefused', () => {
  const tags = invalidateUnlessRefused((result: number | null | undefined, arg: string) => [
    arg,
    result,
  ]);

  it('invalidates after a success, also one whose data is null', () => {
    expect(tags(7, undefined, 'a')).toEqual(['a', 7]);
    expect(tags(null, undefined, 'a')).toEqual(['a', null]);
  });

  // apiError.test.ts tests which failures have an unknown outcome.
  it('invalidates when the outcome is unknown, but not after a refusal or an abort', () => {
    expect(tags(undefined, createApiError('timeout'), 'a')).toEqual(['a', undefined]);
    expect(tags(undefined, createApiError('unconfirmed'), 'a')).toEqual([]);
    expect(tags(undefined, undefined, 'a')).toEqual([]);
  });
});

function noteReadAhead(requestId: string) {
  const reading = Promise.resolve({ isError: false });
  holdPrefetch(Object.assign(reading, { requestId, unsubscribe: () => undefined }));
}

describe('isStale', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it.each([
    [1_000_000, false],
    [995_000, false],
    [994_999, true],
  ])('for data fetched at %d is %s at time 1000000', (fulfilledTimeStamp, expected) => {
    expect(isStale({ endpointState: { fulfilledTimeStamp } })).toBe(expected);
  });

  it.each([
    [940_000, false],
    [939_999, true],
  ])('for data prefetched at %d is %s at time 1000000', (fulfilledTimeStamp, expected) => {
    noteReadAhead('ahead');
    expect(isStale({ endpointState: { fulfilledTimeStamp, requestId: 'ahead' } })).toBe(expected);
  });

  it('is false for data that was never fetched', () => {
    expect([isStale({}), isStale({ endpointState: {} })]).toEqual([false, false]);
  });
});
