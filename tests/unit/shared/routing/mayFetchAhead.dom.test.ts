import { mayFetchAhead } from '@/shared/routing/fetchWhenIdle';

const tell = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => tell());

it.each([
  ['a browser that tells nothing', undefined, true],
  ['a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['3G', { effectiveType: '3g' }, true],
  ['2G', { effectiveType: '2g' }, false],
  ['less than 2G', { effectiveType: 'slow-2g' }, false],
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, false],
])(
  'what comes next is fetched ahead: with %s, %s: %s [2-ahead-not-on-2g]',
  (_who, connection, may) => {
    tell(connection);
    expect(mayFetchAhead()).toBe(may);
  },
);
