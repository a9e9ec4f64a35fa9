import { createMockRemote, type Ask } from '@mocks/control/mockRemote';
import { answerControl } from '@mocks/control/control';
import { enterScenario, readScenarioLink, scenarioLink } from '@mocks/control/openScenario';
import { createMock } from '@mocks/mock';

function start() {
  const mock = createMock();
  const ask = (method: string, name: string, body?: object) =>
    Promise.resolve(answerControl(mock, method, `/mock/${name}`, JSON.stringify(body ?? {}))?.body);
  return { mock, remote: createMockRemote(ask as Ask) };
}

afterEach(() => localStorage.clear());

describe('a link to a scenario', () => {
  it.each([
    ['/', '?scenario=emptyLists', { scenario: 'emptyLists', screen: '/admin/truckers' }],
    [
      '/',
      '?scenario=drop&open=%2Fadmin%2Fprice%3Fq%3Dx',
      { scenario: 'drop', screen: '/admin/price?q=x' },
    ],
    ['/', '?scenario=drop', { scenario: 'drop', screen: '/' }],
    [
      '/admin/price',
      '?q=x&scenario=emptyLists',
      { scenario: 'emptyLists', screen: '/admin/price?q=x' },
    ],
    ['/login', '?scenario=drop&open=//evil.example', { scenario: 'drop', screen: '/login' }],
    ['/login', '?scenario=drop&open=https://evil.example', { scenario: 'drop', screen: '/login' }],
    ['/admin/price', '?q=x', null],
  ])('%s%s is read', (inner, search, wanted) => {
    expect(readScenarioLink(inner, search)).toEqual(wanted);
  });

  it('is read as it was written', () => {
    const link = new URL(scenarioLink('https://qa.example/taxi/', 'slow,empty', '/a?b=ø&c'));
    expect(link.pathname).toBe('/taxi/');
    expect(readScenarioLink('/', link.search)).toEqual({
      scenario: 'slow,empty',
      screen: '/a?b=ø&c',
    });
  });
});

describe('entering a scenario', () => {
  it('starts from the seed, with its visitor signed in before its faults are on', async () => {
    const { mock, remote } = start();
    mock.db.truckers.clear();
    await enterScenario(remote, 'loginFails');
    expect(localStorage.getItem('token')).toBeNull();
    await enterScenario(remote, 'listTruckersFails');
    expect(mock.db.truckers.size).toBe(240);
    expect(mock.db.sessions.has(localStorage.getItem('token') ?? '')).toBe(true);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ role: 'admin' });
    expect(mock.scenario()).toBe('listTruckersFails');
  });

  it('lets a session run out that it has opened', async () => {
    const { mock, remote } = start();
    await enterScenario(remote, 'sessionExpires');
    const session = mock.db.sessions.get(localStorage.getItem('token') ?? '');
    expect(session?.expiresAt).toBeLessThanOrEqual(Date.now());
  });

  it('leaves who is signed in alone where it is made of expressions', async () => {
    const { remote } = start();
    localStorage.setItem('token', 'mine');
    await enterScenario(remote, 'slow:login:5');
    expect(localStorage.getItem('token')).toBe('mine');
  });

  it('changes nothing for one that does not exist', async () => {
    const { mock, remote } = start();
    mock.use('drop');
    await expect(enterScenario(remote, 'sunny')).rejects.toThrow('There is no scenario "sunny".');
    expect(mock.scenario()).toBe('drop');
  });
});
