import { takeRunLock, takeTurn } from '@/shared/runs/runLock';
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

describe('the turn of a run [2-run-other-tab]', () => {
  const settle = () => new Promise((done) => setTimeout(done));

  it('comes when the run of another page has ended, and ends with the run', async () => {
    const changes: [run: string, isQueued: boolean][] = [];
    const endFirst = takeTurn((isQueued) => changes.push(['first', isQueued]));
    const endSecond = takeTurn((isQueued) => changes.push(['second', isQueued]));
    await settle();
    expect(changes).toEqual([
      ['first', false],
      ['second', true],
    ]);
    endFirst();
    await settle();
    expect(changes.at(-1)).toEqual(['second', false]);
    endSecond();
  });

  it('never comes for a run that was stopped while it waited, and does not block the next one', async () => {
    const end = takeTurn(() => undefined);
    const onStopped = jest.fn();
    const stop = takeTurn(onStopped);
    await settle();
    stop();
    await settle();
    end();
    await settle();
    expect(onStopped.mock.calls).toEqual([[true]]);
    const onNext = jest.fn();
    const endNext = takeTurn(onNext);
    await settle();
    expect(onNext.mock.calls).toEqual([[false]]);
    endNext();
  });

  it('ends when the user leaves the page that carries out the run', async () => {
    takeTurn(() => undefined);
    const onNext = jest.fn();
    await settle();
    dispatchEvent(new Event('pagehide'));
    await settle();
    const endNext = takeTurn(onNext);
    await settle();
    expect(onNext.mock.calls).toEqual([[false]]);
    endNext();
  });

  it('comes at once in a browser without locks', () => {
    const { locks } = navigator;
    Reflect.deleteProperty(navigator, 'locks');
    const onChange = jest.fn();
    takeTurn(onChange);
    expect(onChange.mock.calls).toEqual([[false]]);
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
});
