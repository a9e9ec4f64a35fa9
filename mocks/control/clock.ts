/** How the mock's clock differs from the real one. */
export interface ClockState {
  /** So many milliseconds ahead of the real clock; negative is behind. */
  offsetMs: number;
  /** Stands still at this moment (ISO); null where it runs. */
  frozenAt: string | null;
}

/** The clock of the mocked server: sessions, links and codes run out by it. The browser keeps its own. */
export interface MockClock {
  now: () => Date;
  state: () => ClockState;
  /** Puts the clock to a state that another one had. */
  restore: (state: ClockState) => void;
  /** Moves the clock by so many milliseconds, also where it stands still. */
  move: (ms: number) => void;
  /** Stops the clock where it is, or lets it run on from there. */
  freeze: (isFrozen: boolean) => void;
}

const realTime: ClockState = { offsetMs: 0, frozenAt: null };

/** Makes a clock that runs with the real one, or with another that is given. */
export function createClock(real: () => Date = () => new Date()): MockClock {
  let state = realTime;
  const now = () =>
    state.frozenAt === null
      ? new Date(real().getTime() + state.offsetMs)
      : new Date(state.frozenAt);
  return {
    now,
    state: () => state,
    restore: (saved) => {
      state = saved;
    },
    move: (ms) => {
      const moved = new Date(now().getTime() + ms);
      state =
        state.frozenAt === null
          ? { ...state, offsetMs: state.offsetMs + ms }
          : { ...state, frozenAt: moved.toISOString() };
    },
    freeze: (isFrozen) => {
      const frozenAt = isFrozen ? now().toISOString() : null;
      state = { offsetMs: now().getTime() - real().getTime(), frozenAt };
    },
  };
}
