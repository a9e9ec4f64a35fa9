import { getResponse } from 'msw';
import {
  createPersistence,
  type PersistenceStorage,
  type StoredMock,
} from '@mocks/browser/persistence';
import { createMock } from '@mocks/mock';

/** A store that copies values as a browser does. */
function createStore(): PersistenceStorage & { reads: number; writes: number } {
  let stored: StoredMock | null = null;
  return {
    reads: 0,
    writes: 0,
    readVersion: () => Promise.resolve(stored?.version ?? 0),
    read() {
      this.reads += 1;
      return Promise.resolve(structuredClone(stored));
    },
    write(value) {
      this.writes += 1;
      stored = structuredClone(value);
      return Promise.resolve();
    },
  };
}

function openTab(store: PersistenceStorage, build = 'main.1.js') {
  const mock = createMock();
  const persistence = createPersistence(mock, store, build);
  mock.syncWith(persistence);
  return { mock, persistence };
}

const login = () =>
  new Request('http://api.test/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.dk', password: 'Admin-1234', locale: 'da' }),
  });
const areas = () => new Request('http://api.test/api/area/list');

describe('the mock’s state in a browser', () => {
  it('is shared with another tab and survives a reload', async () => {
    const store = createStore();
    const first = openTab(store);
    const second = openTab(store);
    const answer = await getResponse(first.mock.handlers, login());
    const { token } = (await answer?.json()) as { token: string };
    first.mock.use('error:listAreas:503');
    first.mock.clock.move(60_000);
    first.mock.keep('Mine', 'empty');
    await first.persistence.push();

    expect((await getResponse(second.mock.handlers, areas()))?.status).toBe(503);
    expect(second.mock.db.sessions.has(token)).toBe(true);
    expect(second.mock.clock.state()).toEqual(first.mock.clock.state());
    expect(second.mock.scenario()).toBe('error:listAreas:503');

    first.mock.reset(5);
    first.mock.use('unpriced');
    first.mock.db.truckers.update(1, { name: 'Ændret' });
    first.mock.db.truckers.delete(240);
    first.mock.db.smsCodes.push({
      truckerId: 1,
      code: '1',
      issuedAt: 1,
      wrongAttempts: 0,
      usedAt: null,
    });
    first.mock.db.verifiedPhones.set(1, 7);
    await first.persistence.push();

    const reloaded = openTab(store);
    await reloaded.persistence.pull();
    expect(reloaded.mock.kept()).toEqual({ Mine: 'empty' });
    expect(reloaded.mock.save()).toEqual(first.mock.save());
    // Both also continue with the same random values and ids.
    const [first8, again] = [first.mock, reloaded.mock].map(({ db }) => [
      db.random.text(8),
      db.outbox.insert({} as never).id,
    ]);
    expect(again).toEqual(first8);
  });

  it('is stored by requests that change something, not by those that only read', async () => {
    const store = createStore();
    const { mock } = openTab(store);
    await getResponse(mock.handlers, areas());
    expect(store.writes).toBe(0);
    await getResponse(mock.handlers, login());
    expect(store.writes).toBe(1);
  });

  it('includes how often a fault has applied, even to a request that only reads', async () => {
    const store = createStore();
    const first = openTab(store);
    first.mock.use('error:listAreas:503:times=1');
    await first.persistence.push();
    expect((await getResponse(first.mock.handlers, areas()))?.status).toBe(503);

    const reloaded = openTab(store);
    expect((await getResponse(reloaded.mock.handlers, areas()))?.status).toBe(200);
  });

  it('of another build is ignored, as tables may differ, except for saved scenarios', async () => {
    const store = createStore();
    const old = openTab(store);
    old.mock.use('empty');
    old.mock.keep('Mine', 'empty');
    const snapshot = old.mock.save();
    const { users: _, ...tables } = snapshot.database.tables;
    await store.write({
      version: 7,
      build: 'main.1.js',
      snapshot: { ...snapshot, database: { ...snapshot.database, tables: tables as never } },
    });

    const updated = openTab(store, 'main.2.js');
    await updated.persistence.pull();
    expect(updated.mock.scenario()).toBe('happy');
    expect(updated.mock.db.truckers.size).toBe(240);
    expect(updated.mock.kept()).toEqual({ Mine: 'empty' });
    await updated.persistence.pull();
    expect(store.reads).toBe(1);
    updated.mock.use('unpriced');
    await updated.persistence.push();
    const reloaded = openTab(store, 'main.2.js');
    await reloaded.persistence.pull();
    expect(reloaded.mock.scenario()).toBe('unpriced');
  });

  it('stays in memory, and requests work, if the browser silently stores nothing', async () => {
    const store: PersistenceStorage = {
      readVersion: () => Promise.resolve(0),
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
    };
    const { mock } = openTab(store);
    await getResponse(mock.handlers, login());
    expect((await getResponse(mock.handlers, areas()))?.status).toBe(200);
    expect(mock.db.sessions.size).toBe(1);
  });
});
