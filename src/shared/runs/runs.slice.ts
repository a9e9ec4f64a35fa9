import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ItemState, Run } from './run';

/** The run that is in progress or has just ended; null if there is none. Only one run at a time. */
export const runsSlice = createSlice({
  name: 'runs',
  initialState: null as Run | null,
  reducers: {
    /** Starts a run, or continues one after a reload or a login. Does nothing while another run is under way. */
    runStarted: (now, { payload }: PayloadAction<Run>) =>
      now && now.phase !== 'ended' ? now : payload,
    /** Changes the run, for the user or for `executeRun`. Ignored if the run has ended or was replaced. */
    runChanged: (
      now,
      { payload: { id, ...change } }: PayloadAction<Pick<Run, 'id'> & Partial<Run>>,
    ) => (now?.id === id && now.phase !== 'ended' ? { ...now, ...change } : now),
    /** Sets the state of an item. Null removes it, so that the item counts as not started. */
    itemChanged: (
      now,
      { payload }: PayloadAction<{ id: string; key: string; state: ItemState | null }>,
    ) => {
      const { id, key, state } = payload;
      if (now?.id !== id) return;
      if (state) now.states[key] = state;
      else {
        const others = Object.entries(now.states).filter(([name]) => name !== key);
        now.states = Object.fromEntries(others);
      }
    },
    /** Marks items as withdrawn or not, all in one change: the user can discard a thousand drafts at once. */
    itemsWithdrawn: (
      now,
      { payload }: PayloadAction<{ id: string; isWithdrawn: Record<string, boolean> }>,
    ) => {
      if (now?.id !== payload.id) return;
      for (const [key, isWithdrawn] of Object.entries(payload.isWithdrawn)) {
        const state = now.states[key];
        if (state) state.isWithdrawn = isWithdrawn;
      }
    },
    runClosed: () => null,
  },
  selectors: { selectRun: (run) => run },
});

export const { runStarted, runChanged, itemChanged, itemsWithdrawn, runClosed } = runsSlice.actions;
export const { selectRun } = runsSlice.selectors;

type State = Parameters<typeof selectRun>[0];

/** The predicate of a listener: true for an action that changed the run. */
export const isRunChange = (_action: unknown, now: State, before: State): boolean =>
  selectRun(now) !== selectRun(before);
