import { signedStorageKey } from '@/config/constants';
import { decideAccess } from '@/app/routing/access';
import { findPage } from '@/app/routing/pages';
import type { User } from '@/api/session/session.model';
import { operationInfos } from '@mocks/contract/document';
import { catalog } from '@mocks/control/catalog';
import type { MockRemote } from '@mocks/control/control';
import {
  enterScenario,
  parseScenarioLink,
  scenarioLink,
  signingSettings,
} from '@mocks/control/openScenario';
import { createMock, type Mock } from '@mocks/mock';
import { remoteOf } from '../remoteOf';

function start() {
  const mock = createMock();
  return { mock, remote: remoteOf(mock) };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a link to a scenario', () => {
  it.each([
    [
      '/',
      '?scenario=emptyLists',
      'names a scenario and so its screen',
      { scenario: 'emptyLists', screen: '/admin/truckers' },
    ],
    [
      '/',
      '?scenario=drop&open=%2Fadmin%2Fprice%3Fq%3Dx',
      'names a scenario and a screen',
      { scenario: 'drop', screen: '/admin/price?q=x' },
    ],
    [
      '/',
      '?scenario=drop:sendXml&step=sms',
      'names a scenario and a step',
      { scenario: 'drop:sendXml', screen: '/registration/demo-underskrevet-1003', step: 'sms' },
    ],
    [
      '/admin/price',
      '?q=x&scenario=empty&as=user&lang=en&seed=7&clock=2022-03-01',
      'names all of this',
      {
        scenario: 'empty',
        screen: '/admin/price?q=x',
        as: 'user',
        lang: 'en',
        seed: '7',
        clock: '2022-03-01',
      },
    ],
    [
      '/login',
      '?scenario=drop&open=//evil.example',
      'opens no other site',
      { scenario: 'drop', screen: '/login' },
    ],
    [
      '/login',
      '?scenario=drop&open=https://evil.example',
      'opens no other site',
      { scenario: 'drop', screen: '/login' },
    ],
    ['/admin/price', '?q=x', 'names no scenario', null],
  ])('%s%s %s', (inner, search, _what, wanted) => {
    expect(parseScenarioLink(inner, search)).toEqual(wanted);
  });

  it('is parsed to the values it was made from', () => {
    const wanted = 'error:login:422:message="Nej, 100 % & nu":times=1, empty';
    const said = { open: '/a?b=ø&c', as: 'user', clock: '2022-03-01T12:00+01:00,frozen' };
    const link = new URL(scenarioLink('https://qa.example/taxi/', wanted, said));
    expect(link.pathname).toBe('/taxi/');
    expect(parseScenarioLink('/', link.search)).toEqual({
      scenario: wanted,
      screen: '/a?b=ø&c',
      as: 'user',
      clock: '2022-03-01T12:00+01:00,frozen',
    });
  });
});

/** Opens a link as a build with the mock does. */
async function open(remote: MockRemote, search: string, inner = '/') {
  const wanted = parseScenarioLink(inner, search);
  if (!wanted) throw new Error(`${search} is no link to a scenario.`);
  await enterScenario(remote, wanted);
}

const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null') as User | null;
const hasSession = (mock: Mock) => mock.db.sessions.has(localStorage.getItem('token') ?? '');

describe('opening a scenario', () => {
  it('restores the data of the seed', async () => {
    const { mock, remote } = start();
    mock.db.truckers.clear();
    await open(remote, '?scenario=happy');
    expect(mock.db.truckers.size).toBe(240);
  });

  it.each([
    ['/', '?scenario=error:listTruckers:503', 'admin'],
    ['/', '?scenario=error:login:503', 'guest'],
    ['/', '?scenario=empty,error:getPremium:503', 'guest'],
    ['/admin/price', '?scenario=slow:*:5', 'admin'],
    ['/', '?scenario=slow:*:5&open=/login', 'guest'],
    ['/', '?scenario=slow:*:5&as=user', 'user'],
    ['/', '?scenario=listTruckersFails&as=user', 'user'],
    ['/', '?scenario=happy&as=guest', 'guest'],
  ])('of %s%s opens the product as %s', async (inner, search, role) => {
    const { mock, remote } = start();
    localStorage.setItem('token', 'of a session that goes with the reset');
    await open(remote, search, inner);
    expect(storedUser() ?? { role: 'guest' }).toMatchObject({ role });
    expect(hasSession(mock)).toBe(role !== 'guest');
  });

  it('applies the language, seed and time of the link', async () => {
    const { mock, remote } = start();
    await open(remote, '?scenario=happy&lang=en&seed=7&clock=2022-03-01T12:00%2B01:00,frozen');
    expect(localStorage.getItem('language')).toBe('en');
    expect(mock.db.users.get(1)?.language).toBe('en');
    expect(mock.db.seed).toBe(7);
    expect(mock.clock.state().frozenAt).toBe('2022-03-01T11:00:00.000Z');
    expect(hasSession(mock)).toBe(true);
    await open(remote, '?scenario=happy&clock=2022-03-01');
    expect(mock.clock.state().frozenAt).toBeNull();
    expect(mock.clock.now().toISOString()).toMatch(/^2022-03-01T00:00/);
    expect(localStorage.getItem('language')).toBe('en');
    expect(mock.db.seed).toBe(2022);
  });

  it.each([
    ['?scenario=happy', null],
    ['?scenario=checkAnswers', 'check'],
    ['?scenario=smsDialog', 'sms'],
    ['?scenario=smsDialog&step=2', '2'],
    ['?scenario=drop:sendXml&step=thankYou', 'thankYou'],
  ])('of %s returns the step of the wizard to go to: %p', async (search, place) => {
    const wanted = parseScenarioLink('/', search);
    expect(wanted && (await enterScenario(start().remote, wanted))).toBe(place);
  });

  it('deletes the drafts of the tab, and the dates of signed agreements', async () => {
    const { remote } = start();
    localStorage.setItem(signedStorageKey, '{"a1b2":"2022-03-01"}');
    sessionStorage.setItem('draft:link:demo-invitation-1001', '{"details":{"name":"x"}}');
    await open(remote, '?scenario=invitedHaulier');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem(signedStorageKey)).toBeNull();
  });

  it.each([
    ['?scenario=sunny', 'There is no scenario "sunny".'],
    ['?scenario=error:login:503:20', '"20" is not an option'],
    ['?scenario=happy&as=king', '"king" is not a value of as=: use admin, user, guest.'],
    ['?scenario=happy&lang=sv', '"sv" is not a value of lang=: use da, en.'],
    ['?scenario=happy&seed=many', '"many" is not a seed'],
    ['?scenario=happy&step=4', '"4" is not a value of step=: use 1, 2, termination, 3, check, sms'],
    ['?scenario=happy&clock=soon', '"soon" is not a time within a hundred years'],
    ['?scenario=happy&clock=2022-02-31', '"2022-02-31" is not a time'],
    ['?scenario=happy&clock=2022-03-01T12:00', '"2022-03-01T12:00" is not a time'],
    ['?scenario=happy&clock=9999-03-01', '"9999-03-01" is not a time'],
    ['?scenario=happy&clock=2022-03-01,stopped', 'is not a time'],
  ])('of %s fails without changes: %s', async (search, reason) => {
    const { mock, remote } = start();
    mock.use('drop');
    localStorage.setItem('token', 'mine');
    await expect(open(remote, search)).rejects.toThrow(reason);
    expect(mock.scenario()).toBe('drop');
    expect(localStorage.getItem('token')).toBe('mine');
  });
});

describe('the scenario catalogue', () => {
  const { mock, remote } = start();

  it('has unique ids, and one failing scenario for each request', () => {
    const ids = catalog.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const failing = catalog.filter(({ fails }) => fails);
    expect(failing.map(({ id, fails }) => [id, fails])).toEqual(
      operationInfos.map(({ id }) => [`${id}Fails`, id]),
    );
  });

  it.each(catalog)(
    'opens $id on an existing page, as a user with access, and clears earlier faults',
    async ({ id, as, opens }) => {
      mock.use('drop');
      const { search } = new URL(scenarioLink('https://qa.example/', id));
      expect(parseScenarioLink('/', search)).toEqual({ scenario: id, screen: opens });
      await open(remote, search);
      const route = findPage(new URL(opens, 'https://qa.example').pathname);
      expect(route.path).not.toBe('*');
      expect(decideAccess(route.permission, storedUser())).toBe('open');
      expect(storedUser()?.role ?? 'guest').toBe(as);
      expect(hasSession(mock)).toBe(as !== 'guest');
      expect(mock.scenario()).toBe(id);
      expect(mock.faults().filter(({ fault }) => fault.kind === 'drop')).toHaveLength(
        /offline|unsteady/.test(id) ? 1 : 0,
      );
    },
  );

  it.each([
    ['signingOn', ''],
    ['signingFrame', ''],
    ['signingBrokenOff', ''],
    ['signingCancelled', '?silent'],
    ['slow:login:5, signingOn', ''],
  ])('switches the signing frame on in %s', (scenario, query) => {
    const origin = 'https://qa.example';
    const url = `https://qa.example/taxi/mock-signing.html${query}`;
    expect(signingSettings(scenario, '/taxi/', origin)).toMatchObject({ signing: { url, origin } });
  });

  it('leaves the signing frame as in the settings for every other scenario', () => {
    const others = catalog.flatMap(({ id, signing }) => (signing === undefined ? [id] : []));
    expect(others).toHaveLength(catalog.length - 4);
    for (const id of [...others, 'slow:login:5']) {
      expect(signingSettings(id, '/taxi/', 'https://qa.example')).toEqual({});
    }
  });
});
