export interface ClockState {
  /** Milliseconds ahead of the real clock; negative if behind. */
  offsetMs: number;
  /** The moment (ISO) at which the clock is stopped; null if it runs. */
  frozenAt: string | null;
}

/** The clock of the mock server: sessions, links and codes expire by it. The browser's own clock is not changed. */
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
    move: (ms: number) => {
      const frozenAt = state.frozenAt && new Date(now().getTime() + ms).toISOString();
      state = { offsetMs: state.offsetMs + (frozenAt === null ? ms : 0), frozenAt };
    },
    freeze: (isFrozen: boolean) => {
      const frozenAt = isFrozen ? now().toISOString() : null;
      state = { offsetMs: now().getTime() - real().getTime(), frozenAt };
    },
  };
}
