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
    ['just now', false, 1_000_000],
    ['5 seconds ago', false, 995_000],
    ['5.001 seconds ago', true, 994_999],
  ])('of data fetched %s is %s', (_when, expected, fulfilledTimeStamp) => {
    expect(isStale({ endpointState: { fulfilledTimeStamp } })).toBe(expected);
  });

  it.each([
    ['60 seconds ago', false, 940_000],
    ['60.001 seconds ago', true, 939_999],
  ])('of data prefetched %s is %s', (_when, expected, fulfilledTimeStamp) => {
    noteReadAhead('ahead');
    expect(isStale({ endpointState: { fulfilledTimeStamp, requestId: 'ahead' } })).toBe(expected);
  });

  it('is false for data that was never fetched', () => {
    expect([isStale({}), isStale({ endpointState: {} })]).toEqual([false, false]);
  });
});
