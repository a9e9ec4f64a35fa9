const held = new Set<string>();

/** The exclusive locks of one origin, which jsdom lacks. No request waits: the product always uses `ifAvailable`. */
export const webLocks = {
  async request(
    name: string,
    _options: LockOptions & { ifAvailable: true },
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  },
};
