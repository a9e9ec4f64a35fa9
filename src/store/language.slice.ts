import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Language } from '@/config/languages';

/** The language that is being loaded; null if none is. Shared by all language switches. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: null as Language | null,
  reducers: {
    pendingLanguageChanged: (_pending, { payload }: PayloadAction<Language | null>) => payload,
  },
  selectors: { selectPendingLanguage: (pending) => pending },
});

export const { pendingLanguageChanged } = languageSlice.actions;
export const { selectPendingLanguage } = languageSlice.selectors;
