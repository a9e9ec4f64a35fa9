import { fetchWhenIdle, mayFetchAhead } from '@/shared/routing/fetchWhenIdle';

const tell = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => tell());

it.each([
  [true, 'a browser without connection data', undefined],
  [true, 'a fast connection', { saveData: false, effectiveType: '4g' }],
  [true, '3G', { effectiveType: '3g' }],
  [false, '2G', { effectiveType: '2g' }],
  [false, 'less than 2G', { effectiveType: 'slow-2g' }],
  [false, 'a user who saves data', { saveData: true, effectiveType: '4g' }],
])('mayFetchAhead returns %s for %s [2-ahead-not-on-2g]', (may, _who, connection) => {
  tell(connection);
  expect(mayFetchAhead()).toBe(may);
});

describe('fetchWhenIdle in Safari, which reports no idle time,', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  afterEach(() => jest.useRealTimers());

  it('starts after a second, and cleans up when cancelled', () => {
    const stop = jest.fn();
    const start = jest.fn(() => stop);
    const cancel = fetchWhenIdle(start);
    jest.advanceTimersByTime(999);
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
    cancel();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('starts nothing once it is cancelled', () => {
    const start = jest.fn();
    fetchWhenIdle(start)();
    jest.runAllTimers();
    expect(start).not.toHaveBeenCalled();
  });
});
