import type { Mock, MockSnapshot } from '../mock';

/** What a browser keeps of the mock: its state, and how many times it was stored. */
export interface StoredMock {
  version: number;
  snapshot: MockSnapshot;
}

/** Where it is stored: the same for all tabs. A storage that fails is one that holds nothing. */
export interface PersistenceStorage {
  readVersion: () => Promise<number>;
  read: () => Promise<StoredMock | null>;
  write: (stored: StoredMock) => Promise<void>;
}

/** Lets a mock's state outlive its page, and be the same in every tab. */
export interface Persistence {
  /** Takes over what another tab, or this one before a reload, has stored. */
  pull: () => Promise<void>;
  /** Stores the state as it is now. */
  push: () => Promise<void>;
}

export function createPersistence(mock: Mock, storage: PersistenceStorage): Persistence {
  let version = 0;
  return {
    pull: async () => {
      if ((await storage.readVersion()) === version) return;
      const stored = await storage.read();
      if (stored === null) return;
      ({ version } = stored);
      mock.restore(stored.snapshot);
    },
    push: async () => {
      version = (await storage.readVersion()) + 1;
      await storage.write({ version, snapshot: mock.save() });
    },
  };
}
