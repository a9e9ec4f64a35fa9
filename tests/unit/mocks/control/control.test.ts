import { answerControl } from '@mocks/control/control';
import { createMock } from '@mocks/mock';
import { remoteOf } from '../remoteOf';

function start() {
  const mock = createMock({ now: () => new Date('2022-03-01T12:00:00.000Z') });
  return { mock, remote: remoteOf(mock) };
}

describe('the mock’s control API', () => {
  it('returns the scenario, faults, seed, clock and saved scenarios', async () => {
    const { remote } = start();
    expect(await remote.state()).toEqual({
      scenario: 'happy',
      faults: [],
      seed: 2022,
      clock: { now: '2022-03-01T12:00:00.000Z', offsetMs: 0, frozenAt: null },
      kept: {},
    });
  });

  it('switches to a scenario, whose faults can be replaced', async () => {
    const { remote } = start();
    await remote.use('slow:login:50');
    expect(await remote.state()).toMatchObject({
      scenario: 'slow:login:50',
      faults: ['slow:login:50'],
    });
    const { faults } = await remote.setFaults(['error:*:503:20%', 'drop:sendXml']);
    expect(faults).toEqual(['error:*:503:20%', 'drop:sendXml']);
    expect((await remote.setFaults([])).faults).toEqual([]);
  });

  it('restarts with another seed and otherwise the initial state', async () => {
    const { mock, remote } = start();
    const before = mock.db.truckers.all().map(({ name }) => name);
    await remote.use('drop');
    await remote.setClock({ moveMs: 1000, isFrozen: true });
    await remote.reset(7);
    expect(mock.db.truckers.all().map(({ name }) => name)).not.toEqual(before);
    expect(await remote.state()).toMatchObject({
      scenario: 'happy',
      seed: 7,
      faults: [],
      clock: { offsetMs: 0, frozenAt: null },
    });
    await remote.reset();
    expect(mock.db.truckers.all().map(({ name }) => name)).toEqual(before);
  });

  it('stores a named scenario until it is deleted, and refuses unknown or unnamed ones', async () => {
    const { remote } = start();
    await remote.keep(' Mine ', 'empty, drop:login');
    await remote.reset();
    expect((await remote.state()).kept).toEqual({ Mine: 'empty, drop:login' });
    await expect(remote.keep('Other', 'sunny')).rejects.toThrow('There is no scenario "sunny".');
    await expect(remote.keep(' ', 'empty')).rejects.toThrow('Enter a name.');
    expect((await remote.keep('Mine', null)).kept).toEqual({});
  });

  it('moves, sets, freezes and resumes the clock', async () => {
    const { remote } = start();
    const { clock } = await remote.setClock({ moveMs: 3_600_000 });
    expect(clock.now).toBe('2022-03-01T13:00:00.000Z');
    const put = await remote.setClock({ at: '2022-04-01T13:00:00Z' });
    expect(put.clock).toMatchObject({ now: '2022-04-01T13:00:00.000Z', frozenAt: null });
    await remote.setClock({ at: clock.now });
    expect((await remote.setClock({ isFrozen: true })).clock.frozenAt).toBe(clock.now);
    expect((await remote.setClock({ isFrozen: false })).clock.frozenAt).toBeNull();
  });

  it('freezes the clock exactly at a given time', () => {
    let real = 0;
    const mock = createMock({ now: () => new Date((real += 1)) });
    const body = '{"at":"2022-04-01T13:00:00Z","isFrozen":true}';
    answerControl(mock, 'POST', '/mock/clock', body);
    expect(mock.clock.state().frozenAt).toBe('2022-04-01T13:00:00.000Z');
  });

  it.each(['admin', 'user'] as const)(
    'starts a session of a user of role %s, and sets the language of that user',
    async (role) => {
      const { mock, remote } = start();
      const { token, user } = await remote.signIn(role, 'en');
      expect(user).toMatchObject({ role });
      expect(mock.db.sessions.has(token)).toBe(true);
      expect(mock.db.users.all().find((row) => row.email === user.email)?.language).toBe('en');
    },
  );

  it.each([
    ['POST', '/mock/scenario', '{"scenario":"sunny"}', 'There is no scenario "sunny".'],
    ['POST', '/mock/scenario', '{}', 'Send {"scenario": "…"} as JSON.'],
    ['POST', '/mock/scenario', '{', 'The body is not JSON.'],
    [
      'POST',
      '/mock/faults',
      '{"faults":"drop"}',
      'Send {"faults": ["error:login:503", …]} as JSON.',
    ],
    ['POST', '/mock/session', '{"role":"king"}', 'Send {"role": "admin" or "user"}.'],
    ['POST', '/mock/session', '{"role":"user","language":"sv"}', 'Send {"language": "da" or'],
    ['POST', '/mock/kept', '{"name":"Mine","scenario":5}', 'The scenario must be text.'],
    ['POST', '/mock/reset', '{"seed":-1}', '"-1" is not a seed'],
    ['POST', '/mock/reset', '{"seed":4294967296}', 'is not a seed'],
    ['POST', '/mock/reset', '{"seed":"1.5"}', 'is not a seed'],
    ['POST', '/mock/clock', '{"at":"soon"}', '"soon" is not a time within a hundred years'],
    ['POST', '/mock/clock', '{"moveMs":1e15}', 'is not a number of milliseconds'],
    ['POST', '/mock/clock', '{"moveMs":"1"}', 'is not a number of milliseconds'],
  ])('refuses %s %s %s with a reason', (method, path, body, reason) => {
    const answer = answerControl(createMock(), method, path, body);
    expect(answer?.status).toBe(400);
    expect((answer?.body as { message: string }).message).toContain(reason);
  });

  it('does not respond to an unknown path or method', () => {
    expect(answerControl(createMock(), 'GET', '/mock/nothing', '')).toBeNull();
    expect(answerControl(createMock(), 'GET', '/mock/reset', '')).toBeNull();
    expect(answerControl(createMock(), 'GET', 'constructor', '')).toBeNull();
  });
});
