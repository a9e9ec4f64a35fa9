import { mayFetchAhead } from '@/shared/routing/fetchWhenIdle';

const tell = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => tell());

it.each([
  ['a browser without connection data', undefined, true],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, true],
  ['3G', { effectiveType: '3g' }, true],
  ['2G', { effectiveType: '2g' }, false],
  ['less than 2G', { effectiveType: 'slow-2g' }, false],
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, false],
])(
  'mayFetchAhead allows prefetching by the connection: with %s, %s: %s [2-ahead-not-on-2g]',
  (_who, connection, may) => {
    tell(connection);
    expect(mayFetchAhead()).toBe(may);
  },
);
