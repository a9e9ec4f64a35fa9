import { createStore, get, setMany, type UseStore } from 'idb-keyval';
import type { MockSync } from '../handlers/operation';
import type { Mock, MockSnapshot } from '../mock';

export interface StoredMock {
  version: number;
  build: string;
  snapshot: MockSnapshot;
}

/** A storage for the mock's state that all tabs share. If the storage fails, it behaves as if it were empty. */
export interface PersistenceStorage {
  readVersion: () => Promise<number>;
  read: () => Promise<StoredMock | null>;
  write: (stored: StoredMock) => Promise<void>;
}

/**
 * Keeps a mock's state across reloads and shares it between tabs of one build. Another build can have other tables, so
 * only the scenarios that a tester has saved are taken from its state.
 */
export function createPersistence(
  mock: Mock,
  storage: PersistenceStorage,
  build: string,
): MockSync {
  let version = 0;
  return {
    pull: async () => {
      if ((await storage.readVersion()) === version) return;
      const stored = await storage.read();
      if (stored === null) return;
      ({ version } = stored);
      if (stored.build === build) mock.restore(stored.snapshot);
      else for (const saved of Object.entries(stored.snapshot.kept)) mock.keep(...saved);
    },
    push: async () => {
      version = (await storage.readVersion()) + 1;
      await storage.write({ version, build, snapshot: mock.save() });
    },
  };
}

/** In IndexedDB, because 10,000 hauliers do not fit into localStorage. Stores nothing if the browser blocks it. */
export function createIndexedDbStorage(): PersistenceStorage {
  let store: UseStore | undefined;
  const attempt = async <Value>(
    action: (opened: UseStore) => Promise<Value | undefined>,
    otherwise: Value,
  ): Promise<Value> => {
    try {
      return (await action((store ??= createStore('mock', 'mock')))) ?? otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    readVersion: () => attempt((opened) => get<number>('version', opened), 0),
    read: () => attempt<StoredMock | null>((opened) => get<StoredMock>('state', opened), null),
    write: (stored) =>
      attempt(
        (opened) =>
          setMany(
            [
              ['version', stored.version],
              ['state', stored],
            ],
            opened,
          ),
        undefined,
      ),
  };
}
