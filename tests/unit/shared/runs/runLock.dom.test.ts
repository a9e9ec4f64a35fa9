import { takeRunLock } from '@/shared/runs/runLock';
import { webLocks } from '@tests/support/fakes/webLocks';

/** Whether another page of the browser may carry out the run. */
const isFree = (id: string) =>
  webLocks.request(`run ${id}`, { ifAvailable: true }, (lock) => lock !== null);

describe('the lock of a run [2-run-one-tab]', () => {
  it('keeps other pages from a run until the user leaves the page that carries it out', async () => {
    expect(await takeRunLock('1')).toBe(true);
    expect(await isFree('1')).toBe(false);
    // Safari keeps the page in its back-forward cache.
    dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
    expect(await isFree('1')).toBe(true);
  });

  it('lets a browser without locks carry out a run', async () => {
    const { locks } = navigator;
    Reflect.deleteProperty(navigator, 'locks');
    expect(await takeRunLock('2')).toBe(true);
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
});
