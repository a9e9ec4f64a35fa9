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

/** Something typed that leaving would lose. */
export interface UnsavedWork {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  /** It is being saved, which goes on behind another page, but which a logout or a reload would cut off. */
  isSaving?: () => boolean;
  /** The user leaves all the same. */
  onLeave: () => void;
  /** A step of the history that stays on the page leaves it, too: for what stands over the page, such as a dialog. */
  isAnyStepLeaving?: boolean;
}

/** What the user is asked before something is lost. */
export interface LeaveQuestion {
  onStay: () => void;
  onLeave: () => void;
}

type WorkRef = RefObject<UnsavedWork>;

const isLostAtEnd = ({ current: { hasChanges, isSaving } }: WorkRef) =>
  hasChanges() || isSaving?.();

interface UnsavedWorkRegistry {
  register: (work: WorkRef) => () => void;
  ask: (onLeave: () => void, onStay?: () => void) => void;
  /** The question that is open, and the work that shows it. */
  asked: (LeaveQuestion & { work: WorkRef }) | null;
  /** Takes the question back once there is nothing to lose, such as after a save that it spoke of. */
  recheck: () => void;
}

const UnsavedWorkContext = createContext<UnsavedWorkRegistry>({
  register: () => () => undefined,
  ask: (onLeave) => onLeave(),
  asked: null,
  recheck: () => undefined,
});

/**
 * Registers unsaved work: nobody leaves the page, by a link, the browser's back or forward, a reload or logging out, without being asked.
 * Returns the question while this work is to show it, such as by a `ConfirmDialog`; with several works the newest asks for all.
 */
export function useUnsavedWork(work: UnsavedWork): LeaveQuestion | null {
  const { register, asked, recheck } = useContext(UnsavedWorkContext);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  useEffect(() => register(latest), [register]);
  // Any render may have changed what is unsaved.
  useEffect(recheck);
  return asked?.work === latest ? asked : null;
}

/**
 * Asks before something is done that would lose unsaved work, such as logging out; does it at once where there is none:
 * `askBeforeLeaving(logOut)`.
 */
export function useAskBeforeLeaving(): UnsavedWorkRegistry['ask'] {
  return useContext(UnsavedWorkContext).ask;
}

/** Holds the registry, and guards the history for whatever is registered in it. It stands inside the router, around every page. */
export function UnsavedWorkGuard({ children }: { children: ReactNode }) {
  const [works] = useState<WorkRef[]>([]);
  const [hasWorks, setHasWorks] = useState(false);
  const [asked, setAsked] = useState<UnsavedWorkRegistry['asked']>(null);

  const register = useCallback(
    (work: WorkRef) => {
      works.push(work);
      setHasWorks(true);
      return () => {
        works.splice(works.indexOf(work), 1);
        setHasWorks(works.length > 0);
        // Whoever asked has gone.
        setAsked((now) => (now?.work === work ? null : now));
      };
    },
    [works],
  );
  const ask = useCallback<UnsavedWorkRegistry['ask']>(
    (onLeave, onStay) => {
      const changed = works.filter(isLostAtEnd);
      const work = changed.at(-1);
      if (!work) {
        onLeave();
        return;
      }
      setAsked({
        work,
        onStay: () => {
          setAsked(null);
          onStay?.();
        },
        onLeave: () => {
          setAsked(null);
          changed.forEach(({ current }) => current.onLeave());
          onLeave();
        },
      });
    },
    [works],
  );
  const recheck = useCallback(() => {
    if (asked && !works.some(isLostAtEnd)) asked.onStay();
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
    // The application itself leads on by replacing the entry, as to login where a session is over: there is nothing to ask.
    if (historyAction === NavigationType.Replace) return false;
    return works.some(({ current: { hasChanges, isAnyStepLeaving = false } }) => {
      const isLeft = !isSamePage || (isAnyStepLeaving && historyAction === NavigationType.Pop);
      return isLeft && hasChanges();
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker.proceed, blocker.reset);
  }, [blocker, ask]);
  useBeforeUnload((event) => {
    if (works.some(isLostAtEnd)) event.preventDefault();
  });
  return null;
}
