import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router';

/** Work that would be lost if the user left. */
export interface UnsavedWork {
  /** True if leaving would lose changes. Called when the user is about to leave. */
  hasChanges: () => boolean;
  /**
   * True while the work is being saved. Saving continues on another page, but a logout or a reload would interrupt it.
   */
  isSaving?: () => boolean;
  /** Called when the user chooses to leave. */
  onLeave?: () => void;
  /** True if back and forward within the same page also lose the work: for work above the page, such as in a dialog. */
  asksWithinPage?: boolean;
}

export interface LeaveQuestion {
  onStay: () => void;
  onLeave: () => void;
}

type WorkRef = RefObject<UnsavedWork>;

/** True if the work is lost when the user opens another page. */
const isLostOnPage = ({ current: { hasChanges } }: WorkRef) => hasChanges();

/** True if the work is lost by a logout or a reload. These also interrupt a save. */
const isLostAtEnd = ({ current: { hasChanges, isSaving } }: WorkRef) =>
  hasChanges() || isSaving?.() === true;

/** The work that shows the question for all work: the newest with changes, or else the newest that is being saved. */
const askerOf = (lost: readonly WorkRef[]) => lost.filter(isLostOnPage).at(-1) ?? lost.at(-1);

/** A question about lost work, and the work that shows it. */
interface Asked extends LeaveQuestion {
  work: WorkRef;
  isLost: (work: WorkRef) => boolean;
}

interface UnsavedWorkRegistry {
  register: (work: WorkRef) => () => void;
  /**
   * Calls `onLeave`, but asks the user first if work would be lost. `isLost` says which work; by default, that which a
   * logout loses. If the user chooses to leave, calls the `onLeave` of this work too, but not of other work.
   */
  ask: (onLeave: () => void, onStay?: () => void, isLost?: (work: WorkRef) => boolean) => void;
  asked: Asked | null;
  /** Closes the question if it would lose no work any more, for example after a save. */
  recheck: () => void;
}

const UnsavedWorkContext = createContext<UnsavedWorkRegistry>({
  register: () => () => undefined,
  ask: (onLeave) => onLeave(),
  asked: null,
  recheck: () => undefined,
});

/**
 * Registers unsaved work. The user is asked before leaving the page by a link, the browser's back or forward, a reload
 * or a logout. Returns the question if this work has to show it, for example in a `ConfirmDialog`, else null. If
 * several components have unsaved work, the newest one with changes asks for all of them.
 */
export function useUnsavedWork(work: UnsavedWork): LeaveQuestion | null {
  const { register, asked, recheck } = useContext(UnsavedWorkContext);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  useEffect(() => register(latest), [register]);
  // After each render, close the question if it would lose no work any more: the work may have been saved.
  useEffect(recheck);
  return asked?.work === latest ? asked : null;
}

/**
 * Returns a function that asks before an action that would lose unsaved work, such as a logout. If there is no unsaved
 * work, it runs the action at once: `askBeforeLeaving(logOut)`.
 */
export function useAskBeforeLeaving(): UnsavedWorkRegistry['ask'] {
  return useContext(UnsavedWorkContext).ask;
}

/**
 * Provides the registry and guards the history while work is registered. Render it inside the router, around all pages.
 */
export function UnsavedWorkGuard({ children }: { children: ReactNode }) {
  const [works] = useState<WorkRef[]>([]);
  const [hasWorks, setHasWorks] = useState(false);
  /** The open question, with the answers that the caller of `ask` gave. */
  const [open, setOpen] = useState<Asked | null>(null);

  const register = useCallback(
    (work: WorkRef) => {
      works.push(work);
      setHasWorks(true);
      return () => {
        works.splice(works.indexOf(work), 1);
        setHasWorks(works.length > 0);
        // The component that shows the question has unmounted: other work that would be lost shows it instead.
        setOpen((now) => {
          if (now?.work !== work) return now;
          const next = askerOf(works.filter(now.isLost));
          return next ? { ...now, work: next } : null;
        });
      };
    },
    [works],
  );
  const ask = useCallback<UnsavedWorkRegistry['ask']>(
    (onLeave, onStay = () => undefined, isLost = isLostAtEnd) => {
      const work = askerOf(works.filter(isLost));
      if (work) setOpen({ work, isLost, onStay, onLeave });
      else onLeave();
    },
    [works],
  );
  const asked = useMemo(() => {
    if (!open) return null;
    const handleStay = () => {
      setOpen(null);
      open.onStay();
    };
    const handleLeave = () => {
      const lost = works.filter(open.isLost);
      const work = askerOf(lost) ?? open.work;
      if (work !== open.work) {
        // A save was refused while the page asked: its work must ask now.
        setOpen({ ...open, work });
        return;
      }
      setOpen(null);
      lost.forEach(({ current }) => current.onLeave?.());
      open.onLeave();
    };
    return { ...open, onStay: handleStay, onLeave: handleLeave };
  }, [works, open]);
  const recheck = useCallback(() => {
    if (asked && !works.some(asked.isLost)) asked.onStay();
  }, [works, asked]);
  const registry = useMemo(
    () => ({ register, ask, asked, recheck }),
    [register, ask, asked, recheck],
  );
  return (
    <UnsavedWorkContext value={registry}>
      {children}
      {hasWorks && <HistoryGuard works={works} ask={ask} />}
    </UnsavedWorkContext>
  );
}

interface HistoryGuardProps extends Pick<UnsavedWorkRegistry, 'ask'> {
  works: readonly WorkRef[];
}

function HistoryGuard({ works, ask }: HistoryGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    // The application replaces the entry when it redirects, for example to the login page after the session has ended.
    // Do not ask then.
    if (historyAction === NavigationType.Replace) return false;
    return works.some(({ current: { hasChanges, asksWithinPage = false } }) => {
      const isLeft = !isSamePage || (asksWithinPage && historyAction === NavigationType.Pop);
      return isLeft && hasChanges();
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker.proceed, blocker.reset, isLostOnPage);
  }, [blocker, ask]);
  useBeforeUnload((event) => {
    if (works.some(isLostAtEnd)) event.preventDefault();
  });
  return null;
}
