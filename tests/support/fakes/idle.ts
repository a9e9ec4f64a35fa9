import { act } from '@testing-library/react';

const waiting = new Map<number, () => void>();
let last = 0;

/** Makes the page busy until the test calls `beIdle`: a request sent when idle would appear at any time. */
export function stayBusy(): void {
  waiting.clear();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      last += 1;
      waiting.set(last, run);
      return last;
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  });
}

/** The number of idle callbacks that wait for `beIdle`. */
export const countWaiting = () => waiting.size;

/** Runs the waiting idle callbacks. */
export const beIdle = () =>
  act(() => {
    const due = [...waiting.values()];
    waiting.clear();
    due.forEach((run) => run());
    return Promise.resolve();
  });
