import { createStore, get, setMany, type UseStore } from 'idb-keyval';
import type { PersistenceStorage, StoredMock } from './persistence';

const stateKey = 'state';
const versionKey = 'version';

/**
 * A store in the browser's database, which has room for ten thousand hauliers. Where it is blocked, nothing is kept: the
 * mock then lives as long as the page.
 */
export function createIndexedDbStorage(): PersistenceStorage {
  let store: UseStore | undefined;
  const open = () => (store ??= createStore('mock', 'mock'));
  const attempt = async <Value>(action: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await action();
    } catch {
      return otherwise;
    }
  };
  return {
    readVersion: () => attempt(async () => (await get<number>(versionKey, open())) ?? 0, 0),
    read: () => attempt(async () => (await get<StoredMock>(stateKey, open())) ?? null, null),
    write: (stored) =>
      attempt(
        () =>
          setMany(
            [
              [versionKey, stored.version],
              [stateKey, stored],
            ],
            open(),
          ),
        undefined,
      ),
  };
}
