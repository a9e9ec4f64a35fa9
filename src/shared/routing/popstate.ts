type PopstateHandler = (event: PopStateEvent) => void;

/** Who is called at each of the browser's steps back and forward, before the router does anything. */
export const popstateHandlers = new Set<PopstateHandler>();

const handlePopstate: PopstateHandler = (event) =>
  popstateHandlers.forEach((handler) => handler(event));

/**
 * Begins to listen to the browser's back and forward. To be called before the router stands: listeners on the window
 * are called in the order they came, so that handlers may hold an event back from the router.
 */
export function watchPopstate(): void {
  addEventListener('popstate', handlePopstate);
}
