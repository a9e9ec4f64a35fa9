import { act } from '@testing-library/react';

/** Timers that fire only when the test calls `pass`. */
interface HeldTimers {
  /** The number of pending held timers. */
  count: () => number;
  /** Fires all held timers. */
  pass: () => Promise<void>;
}

const start = window.setTimeout.bind(window);
const stop = window.clearTimeout.bind(window);

afterEach(() => {
  Object.assign(window, { setTimeout: start, clearTimeout: stop });
});

/** Holds the timers with these delays (milliseconds) for the rest of the test; all others run normally. */
export function holdTimers(...delays: readonly number[]): HeldTimers {
  const held = new Map<number | undefined, () => void>();
  let last = 0;
  // Not jest mocks: Testing Library would take them for jest's fake timers.
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number, ...rest: unknown[]): unknown => {
      if (!delays.includes(ms ?? 0)) return start(run, ms, ...rest);
      last -= 1;
      held.set(last, run);
      return last;
    },
    clearTimeout: (timer?: number) => {
      if (!held.delete(timer)) stop(timer);
    },
  });
  return {
    count: () => held.size,
    pass: () =>
      act(async () => {
        const due = [...held.values()];
        held.clear();
        due.forEach((run) => run());
        await Promise.resolve();
      }),
  };
}
