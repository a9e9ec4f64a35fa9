import type { Dispatch } from '@reduxjs/toolkit';
import { preferencesChangedElsewhere } from './preferences.slice';
import { keyOf, preferenceNames, readPreferences } from './storedPreferences';

/** Takes over preferences that are changed in other tabs. Returns a function that stops this. */
export function watchPreferences({ dispatch }: { dispatch: Dispatch }): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    const changed = preferenceNames.filter((name) => key === null || key === keyOf(name));
    if (changed.length > 0) dispatch(preferencesChangedElsewhere(readPreferences(changed)));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
