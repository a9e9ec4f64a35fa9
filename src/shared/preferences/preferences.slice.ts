import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  initialPreferences,
  preferenceNames,
  readPreferences,
  type Preferences,
} from './storedPreferences';

function change(state: Preferences, { payload }: PayloadAction<Partial<Preferences>>): Preferences {
  return { ...state, ...payload };
}

/** The preferences that this browser stores. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => ({ ...initialPreferences, ...readPreferences(preferenceNames) }),
  reducers: {
    preferencesChosen: change,
    /** Takes over preferences from another tab. Unlike `preferencesChosen`, no listener stores them: that tab has. */
    preferencesChangedElsewhere: change,
  },
  selectors: { selectPreferences: (state) => state },
});

export const { preferencesChosen, preferencesChangedElsewhere } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;
