import { act } from '@testing-library/react';

/** Timers that run when a test says so, and not by themselves. */
interface HeldTimers {
  /** How many of them are running. */
  count: () => number;
  /** Their time is over. */
  pass: () => Promise<void>;
}

const start = window.setTimeout.bind(window);
const stop = window.clearTimeout.bind(window);

afterEach(() => {
  Object.assign(window, { setTimeout: start, clearTimeout: stop });
});

/** Takes the timers of these delays out of the clock for the rest of a test; all others run as always. */
export function holdTimers(...delays: readonly number[]): HeldTimers {
  const held = new Map<number | undefined, () => void>();
  let last = 0;
  // No mocks of jest's: Testing Library would take them for its fake clock.
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
