import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { paths } from '@/config/paths';

import { sessionEnded, sessionStarted } from './session.slice';

/**
 * The last query string of the haulier list, with its page and the open haulier. The history and the agreement link
 * back to it. It may name a haulier, so it is reset with the session.
 */
export const truckerListSlice = createSlice({
  name: 'truckerList',
  initialState: '',
  reducers: {
    truckerListShown: (_search, { payload }: PayloadAction<string>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, () => '').addCase(sessionEnded, () => '');
  },
  selectors: { selectTruckerListHref: (search) => `${paths.truckers.href()}${search}` },
});

export const { truckerListShown } = truckerListSlice.actions;
export const { selectTruckerListHref } = truckerListSlice.selectors;
