import type { Mock, MockSnapshot } from '../mock';

/** What a browser keeps of the mock: its state, and how many times it was stored. */
export interface KeptMock {
  version: number;
  snapshot: MockSnapshot;
}

/** Where it is kept: the same for all tabs. A store that fails is one that holds nothing. */
export interface KeeperStore {
  readVersion: () => Promise<number>;
  read: () => Promise<KeptMock | null>;
  write: (kept: KeptMock) => Promise<void>;
}

/** Lets a mock's state outlive its page, and be the same in every tab. */
export interface Keeper {
  /** Takes over what another tab, or this one before a reload, has stored. */
  pull: () => Promise<void>;
  /** Stores the state as it is now. */
  push: () => Promise<void>;
}

/** The keeper of a mock. */
export function createKeeper(mock: Mock, store: KeeperStore): Keeper {
  let version = 0;
  return {
    pull: async () => {
      if ((await store.readVersion()) === version) return;
      const kept = await store.read();
      if (kept === null) return;
      ({ version } = kept);
      mock.restore(kept.snapshot);
    },
    push: async () => {
      version = (await store.readVersion()) + 1;
      await store.write({ version, snapshot: mock.save() });
    },
  };
}
