/** How the mock's clock differs from the real one. */
export interface ClockState {
  /** So many milliseconds ahead of the real clock; negative is behind. */
  offsetMs: number;
  /** Stands still at this moment (ISO); null where it runs. */
  frozenAt: string | null;
}

/**
 * The clock of the mocked server: sessions, links and codes run out by it. The browser keeps its own. It runs with the real
 * clock, or with another that is given.
 */
export function createClock(real: () => Date = () => new Date()) {
  let state: ClockState = { offsetMs: 0, frozenAt: null };
  const now = () =>
    state.frozenAt === null
      ? new Date(real().getTime() + state.offsetMs)
      : new Date(state.frozenAt);
  return {
    now,
    state: () => state,
    restore: (saved: ClockState) => {
      state = saved;
    },
    /** Moves the clock by some milliseconds, even while it is stopped. */
    move: (ms: number) => {
      const { offsetMs, frozenAt } = state;
      const moved = new Date(now().getTime() + ms);
      state =
        frozenAt === null
          ? { offsetMs: offsetMs + ms, frozenAt }
          : { offsetMs, frozenAt: moved.toISOString() };
    },
    freeze: (isFrozen: boolean) => {
      const frozenAt = isFrozen ? now().toISOString() : null;
      state = { offsetMs: now().getTime() - real().getTime(), frozenAt };
    },
  };
}
