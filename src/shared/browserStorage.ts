/**
 * Returns a function that runs an action with a storage of the browser and returns its result. It returns undefined if
 * the action throws, because the browser may deny access, the storage may be full, and stored JSON may be damaged.
 */
const guardedBy =
  (storage: () => Storage) =>
  <Value>(action: (storage: Storage) => Value): Value | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };

export const inLocalStorage = guardedBy(() => localStorage);
export const inSessionStorage = guardedBy(() => sessionStorage);
