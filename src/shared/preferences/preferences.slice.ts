import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import {
  initialPreferences,
  keyOf,
  preferenceNames,
  readPreferences,
  type Preferences,
} from './storedPreferences';

/** The preferences that this browser stores. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => ({ ...initialPreferences, ...readPreferences(preferenceNames) }),
  reducers: {
    preferencesChosen: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
    /** The preferences were changed in another tab. */
    preferencesFollowed: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectPreferences: (state) => state },
});

export const { preferencesChosen } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;

/** Follows changes in other tabs. Returns a function that stops this. */
export function watchPreferences({ dispatch }: { dispatch: Dispatch }): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    const changed = preferenceNames.filter((name) => key === null || key === keyOf(name));
    if (changed.length > 0)
      dispatch(preferencesSlice.actions.preferencesFollowed(readPreferences(changed)));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
