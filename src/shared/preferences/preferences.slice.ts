import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  initialPreferences,
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
    preferencesChangedElsewhere: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectPreferences: (state) => state },
});

export const { preferencesChosen, preferencesChangedElsewhere } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;
