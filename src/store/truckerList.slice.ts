import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { paths } from '@/config/paths';

import { sessionEnded, sessionStarted } from './session.slice';

/**
 * The haulier list as it was left: the search of its address, with the page and the open haulier. A history and an agreement lead
 * back to it. It may name a haulier, so it goes with the session.
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
