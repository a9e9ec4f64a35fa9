import * as React from 'react';

/** True inside `act`, also during its flush, when a nested `act` would warn. React has no public API for this. */
export const isInsideAct = () =>
  Object.entries(React).some(
    ([name, internals]) =>
      name.startsWith('__CLIENT_INTERNALS') &&
      Boolean((internals as { actQueue?: unknown }).actQueue),
  );
