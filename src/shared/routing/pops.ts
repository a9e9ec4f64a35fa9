type PopHandler = (event: PopStateEvent) => void;

/** Who is called at each of the browser's steps back and forward, before the router does anything. */
export const popHandlers = new Set<PopHandler>();

const handlePop: PopHandler = (event) => popHandlers.forEach((handler) => handler(event));

/**
 * Begins to listen to the browser's back and forward. To be called before the router stands: listeners on the window
 * are called in the order they came, so that handlers may hold an event back from the router.
 */
export function watchPops(): void {
  addEventListener('popstate', handlePop);
}
