import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { popstateHandlers } from '../routing/popstate';

/** What the reader is asked before the page is left. */
export interface LeaveQuestion {
  onStay: () => void;
  onLeave: () => void;
}

interface LeaveGuardOptions {
  /** Asked at the moment of leaving: something would be lost. */
  hasChanges: () => boolean;
  /** The reader leaves all the same. */
  onLeave: () => void;
  /** A step of the history is leaving, too, that stays on the page: for what stands over it, such as a dialog. */
  isAnyStepLeaving?: boolean;
}

/** The place of an entry in the history, as the router numbers them; null for an entry that it did not make. */
function placeOf(state: unknown): number | null {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : null;
}

/** The link of a plain click that leads to another page of this site. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : null;
}

/**
 * Holds on to the page while it has changes: links of the application and the browser's back and forward wait for an
 * answer, which is null until somebody wants to leave; closing and reloading ask by the browser's own question. The
 * router has no blocker of its own here, so the guard listens before it does.
 */
export function useLeaveGuard(options: LeaveGuardOptions): LeaveQuestion | null {
  const { hasChanges, onLeave, isAnyStepLeaving = false } = options;
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  // The page's own, also while the history is on its way elsewhere.
  const ownPath = useRef<string>(null);
  const place = useRef<number | null>(null);

  const isOnOwnPath = () => window.location.pathname === ownPath.current;
  const isOwn = (state: unknown) =>
    isOnOwnPath() &&
    (!isAnyStepLeaving || place.current === null || placeOf(state) === place.current);
  const mustAsk = () => !isLeaving.current && hasChanges();

  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault();
  });
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = leavingLink(event);
    if (!link || !mustAsk()) return;
    event.preventDefault();
    event.stopPropagation();
    setLeave(() => () => link.click());
  });
  const handlePopstate = useEffectEvent((event: PopStateEvent) => {
    if (isOwn(event.state) || !mustAsk()) {
      if (isOnOwnPath()) place.current = placeOf(event.state);
      return;
    }
    event.stopImmediatePropagation();
    const way = (placeOf(event.state) ?? 0) - (place.current ?? 0) || -1;
    window.history.go(-way);
    setLeave(() => () => window.history.go(way));
  });

  // After each render, as a step on the page may have led to another entry.
  useEffect(() => {
    ownPath.current ??= window.location.pathname;
    if (isOwn(window.history.state)) place.current = placeOf(window.history.state);
  });
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => handleUnload(event);
    const click = (event: MouseEvent) => handleClick(event);
    const popstate = (event: PopStateEvent) => handlePopstate(event);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    popstateHandlers.add(popstate);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
      popstateHandlers.delete(popstate);
    };
  }, []);

  if (!leave) return null;
  return {
    onStay: () => setLeave(null),
    onLeave: () => {
      isLeaving.current = true;
      setLeave(null);
      onLeave();
      leave();
    },
  };
}
