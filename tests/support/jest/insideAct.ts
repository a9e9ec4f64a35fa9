import * as React from 'react';

/** True inside an `act`, while it is flushed too: a second one there would warn. React tells of none but by this. */
export const isInsideAct = () =>
  Object.entries(React).some(
    ([name, internals]) =>
      name.startsWith('__CLIENT_INTERNALS') &&
      Boolean((internals as { actQueue?: unknown }).actQueue),
  );
