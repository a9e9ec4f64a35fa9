/**
 * Runs an action with a storage of the browser and returns its result. Returns undefined if the action throws, because
 * the browser may deny access, the storage may be full, and stored JSON may be damaged.
 */
export function withStorage<Value>(
  name: 'localStorage' | 'sessionStorage',
  action: (storage: Storage) => Value,
): Value | undefined {
  try {
    return action(globalThis[name]);
  } catch {
    return undefined;
  }
}
