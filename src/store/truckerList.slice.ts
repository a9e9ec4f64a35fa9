import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { paths } from '@/config/paths';

/**
 * The last query string of the haulier list, with its page and the open haulier. The history and the agreement link
 * back to it.
 */
export const truckerListSlice = createSlice({
  name: 'truckerList',
  initialState: '',
  reducers: {
    truckerListShown: (_search, { payload }: PayloadAction<string>) => payload,
    truckerListForgotten: () => '',
  },
  selectors: { selectTruckerListHref: (search) => `${paths.truckers.href()}${search}` },
});

export const { truckerListShown, truckerListForgotten } = truckerListSlice.actions;
export const { selectTruckerListHref } = truckerListSlice.selectors;
