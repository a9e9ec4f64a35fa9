import * as React from 'react';

interface Internals {
  actQueue?: unknown;
  recentlyCreatedOwnerStacks?: number;
}

/** State of React for which it has no public API. */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as Internals | undefined;

/** True inside `act`, also during its flush, when a nested `act` would warn. */
export const isInsideAct = () => Boolean(internals?.actQueue);

/**
 * React records a stack trace for each of the first 10,000 elements per second, which takes a good part of a test. Only
 * React's warnings use them, and name the component without them too.
 */
export function skipOwnerStacks(): void {
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {
      // React sets it to 0 each second.
    },
  });
}
