import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { KeptWorkContext } from './keptWork';
import { watchTyped } from './watchTyped';

/** What was typed into this page before its session died; null where nothing was. The same until the page is left. */
export function useKeptTyped(): unknown {
  const { page } = useContext(KeptWorkContext);
  const [typed] = useState(() => (page?.path === window.location.pathname ? page.typed : null));
  return typed;
}

/** Keeps what is typed into this page when its session dies: `now` tells it, null where nothing is. */
export function useKeepTyped(now: () => unknown): void {
  const keptWork = useContext(KeptWorkContext);
  const typed = useEffectEvent(now);
  useEffect(() => watchTyped(keptWork, () => typed()), [keptWork]);
}
