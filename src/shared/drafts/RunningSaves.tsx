import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../ui/lazy/lazyWithRetry';
import { useUnsavedWork } from './unsavedWork';

type FollowSave = <Answer>(save: Promise<Answer>) => Promise<Answer>;

const FollowSaveContext = createContext<FollowSave>((save) => save);

/**
 * Returns a function that follows a save until it ends: `followSave(save(values))`. A logout or a reload asks before it
 * interrupts the save, also after the page of the save was left.
 */
export function useFollowSave(): FollowSave {
  return useContext(FollowSaveContext);
}

const UnsavedDialog = lazyWithRetry(async () => (await import('./UnsavedFields')).UnsavedDialog, {
  texts: ['staff'],
  waiting: null,
});

/** Follows the saves of the pages in `children`. Render it in the layout, which stays while pages change. */
export function RunningSaves({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const followSave = useCallback<FollowSave>((save) => {
    setCount((before) => before + 1);
    return save.finally(() => setCount((before) => before - 1));
  }, []);
  return (
    <FollowSaveContext value={followSave}>
      {children}
      {count > 0 && <SaveQuestion />}
    </FollowSaveContext>
  );
}

function SaveQuestion() {
  const question = useUnsavedWork({ hasChanges: () => false, isSaving: () => true });
  // Load the script of the question now, so that the question can be shown as soon as the user leaves.
  useEffect(() => UnsavedDialog.prefetch(), []);
  return question && <UnsavedDialog {...question} />;
}
