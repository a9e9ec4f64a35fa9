/** The held locks by name, with a promise of their release. */
const held = new Map<string, Promise<void>>();

/** The exclusive locks of one origin, which jsdom lacks. */
export const webLocks = {
  async request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    const aborted = new Promise<void>((resolve) =>
      signal?.addEventListener('abort', () => resolve()),
    );
    while (held.has(name)) {
      if (ifAvailable) return callback(null);
      await Promise.race([held.get(name), aborted]);
      signal?.throwIfAborted();
    }
    let release: () => void = () => undefined;
    held.set(name, new Promise((resolve) => (release = resolve)));
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
      release();
    }
  },
};
