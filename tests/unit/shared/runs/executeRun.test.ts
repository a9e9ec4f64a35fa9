import { configureStore, Tuple } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { createApiError, type ApiError } from '@/api/core/apiError';
import { createRun, countEnds, parseRun, undoOf, type Run } from '@/shared/runs/run';
import { runChanged, runClosed, runsSlice, runStarted, selectRun } from '@/shared/runs/runs.slice';
import { executeRun, type RunHost, type RunRequests } from '@/shared/runs/executeRun';

/** The result of one request. `lostAfter`: the server carries the request out, but the response is lost. */
const events = [
  'ok',
  'refused',
  'busy',
  'gateway',
  'failed',
  'lostBefore',
  'lostAfter',
  'colleague',
  'dead',
  'stop',
  'pause',
  'reload',
] as const;
type Event = (typeof events)[number];

const failures: Partial<Record<Event, ApiError>> = {
  refused: createApiError('validation', { status: 422, message: 'Nej' }),
  busy: { ...createApiError('rateLimited', { status: 429 }), retryAfterSeconds: 1 },
  gateway: createApiError('server', { status: 503 }),
  failed: createApiError('server', { status: 500 }),
  lostBefore: createApiError('network'),
  lostAfter: createApiError('network'),
  dead: createApiError('unauthorized', { status: 401 }),
};

interface Situation {
  /** The server's value of each item at the start: the one that the user saw, the wanted one, or another one. */
  starts: readonly ('before' | 'wanted' | 'other')[];
  course: readonly Event[];
  isMessage: boolean;
}

/** A run of premiums, one item for each key. */
const premiumRun = (keys: readonly string[]) =>
  createRun({
    kind: 'premiums',
    titleKey: 'runs.savePremiums',
    items: keys.map((key) => ({
      key,
      label: key,
      about: null,
      before: 'before',
      wanted: 'wanted',
    })),
  });

/** Works through a run with a fake server, store and user until its report is complete, whatever happens on the way. */
async function runEffect({ starts, course, isMessage }: Situation) {
  const store = configureStore({
    reducer: { runs: runsSlice.reducer },
    middleware: () => new Tuple(),
  });
  const getRun = () => selectRun(store.getState());
  const saved = new Map(starts.map((start, index) => [`k${index}`, start as string]));
  const writes = new Map<string, number>();
  let underWay = 0;
  let mostUnderWay = 0;
  let waitedMs = 0;
  const left = [...course];

  const host: RunHost = {
    getRun,
    isOnline: () => true,
    hasTurn: () => true,
    dispatch: store.dispatch,
    until: async (holds, ms) => {
      await Promise.resolve();
      if (holds()) return;
      waitedMs += ms ?? 0;
      if (ms !== undefined) return;
      // Only a pause waits indefinitely, so the user resumes the run.
      const run = getRun();
      if (run) store.dispatch(runChanged({ id: run.id, phase: 'running' }));
    },
  };

  async function call<Answer>(key: string, carryOutCall: () => Answer): Promise<Answer> {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await Promise.resolve();
    underWay -= 1;
    const event = left.shift() ?? 'ok';
    const run = getRun();
    if (event === 'colleague') saved.set(key, 'other');
    if (event === 'stop' && run) store.dispatch(runChanged({ id: run.id, phase: 'stopping' }));
    if (event === 'pause' && run) store.dispatch(runChanged({ id: run.id, phase: 'paused' }));
    const failure = failures[event];
    const answer = failure && event !== 'lostAfter' ? undefined : carryOutCall();
    if (failure) throw failure as unknown as Error;
    if (event === 'reload') store.dispatch(runClosed());
    return answer as Answer;
  }

  const requests: RunRequests<unknown, string, string> = {
    parallel: isMessage ? 1 : 2,
    fetchNow: ({ key }) => call(key, () => saved.get(key) ?? null),
    ...(!isMessage && { isDone: (now, { wanted }) => now === wanted }),
    isUnchanged: (now, { before }) => now === before,
    write: ({ key, wanted }) =>
      call(key, () => {
        writes.set(key, (writes.get(key) ?? 0) + 1);
        if (!isMessage) saved.set(key, wanted ?? '');
      }),
  };

  const items = starts.map((_, index) => ({
    key: `k${index}`,
    label: `Item ${index}`,
    about: null,
    before: 'before',
    wanted: 'wanted',
  }));
  store.dispatch(runStarted(createRun({ kind: 'premiums', titleKey: 'runs.savePremiums', items })));
  let journal = '';
  store.subscribe(() => {
    const run = getRun();
    if (run) journal = JSON.stringify(run);
  });
  journal = JSON.stringify(getRun());
  for (let turn = 0; getRun()?.phase !== 'ended' && turn < 50; turn += 1) {
    await executeRun(host, requests);
    if (getRun()?.phase === 'ended') break;
    // The session has ended or the page was reloaded, so the user continues the stored run.
    store.dispatch(runClosed());
    const { states, phase, id, ...plan } = JSON.parse(journal) as Run;
    const stored = Object.entries(states).map(
      ([key, state]) => [key, JSON.stringify(state)] as const,
    );
    const again = parseRun(
      JSON.stringify({ id, ...plan }),
      JSON.stringify({ id, phase }),
      Object.fromEntries(stored),
    );
    if (again) store.dispatch(runStarted(again));
  }
  const run = getRun();
  if (!run) throw new Error('There is no report.');
  return { run, saved, writes, mostUnderWay, waitedMs, host, requests, store };
}

const situations = fc.record({
  starts: fc.array(fc.constantFrom('before', 'before', 'wanted', 'other'), {
    minLength: 1,
    maxLength: 8,
  }) as fc.Arbitrary<Situation['starts']>,
  course: fc.array(fc.constantFrom(...events), { maxLength: 40 }),
  isMessage: fc.boolean(),
});

it('the report of a run always agrees with the data of the server', async () => {
  await fc.assert(
    fc.asyncProperty(situations, async (situation) => {
      const { run, saved, writes, mostUnderWay } = await runEffect(situation);
      const counts = countEnds(run);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(run.items.length);
      expect(mostUnderWay).toBeLessThanOrEqual(situation.isMessage ? 1 : 2);
      const wrong = run.items.filter(({ key }, index) => {
        const at = run.states[key]?.at;
        const timesWritten = writes.get(key) ?? 0;
        const isTrue = {
          saved: timesWritten === 1,
          skipped: timesWritten === 0 && situation.starts[index] === 'wanted',
          refused: timesWritten === 0,
          notReached: timesWritten === 0,
          conflict: saved.get(key) !== 'before',
          unknown: timesWritten <= 1,
          sent: false,
        };
        return !at || !isTrue[at] || timesWritten > 1;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

const plain: Situation = { starts: ['before'], course: [], isMessage: false };

it('a run saves untouched items, skips those with the wanted value, and reports those changed otherwise', async () => {
  const { run, saved } = await runEffect({ ...plain, starts: ['before', 'wanted', 'other'] });
  expect(Object.values(run.states)).toEqual([
    { at: 'saved' },
    { at: 'skipped' },
    { at: 'conflict' },
  ]);
  expect([...saved.values()]).toEqual(['wanted', 'wanted', 'other']);
});

it('a run starts its next items while no request is pending, so that other screens can refetch', async () => {
  const { store, host, requests } = await runEffect(plain);
  store.dispatch(runStarted(premiumRun(['a', 'b', 'c', 'd'])));
  const responses = new Map<string, () => void>();
  const run = executeRun(host, {
    ...requests,
    fetchNow: () => Promise.resolve('before'),
    write: ({ key }) => new Promise<void>((respond) => responses.set(key, respond)),
  });
  const answer = async (key: string) => {
    await new Promise(setImmediate);
    responses.get(key)?.();
    await new Promise(setImmediate);
    return [...responses.keys()].join('');
  };
  expect(await answer('a')).toBe('ab');
  expect(await answer('b')).toBe('abcd');
  await answer('d');
  await answer('c');
  await run;
  expect(selectRun(store.getState())?.phase).toBe('ended');
});

it('a run waits as long as a busy server asks, and gives up after three more tries [2-run-waits]', async () => {
  const course: Event[] = ['ok', 'busy', 'ok', 'busy', 'ok', 'busy', 'ok', 'busy'];
  const { run, waitedMs, writes } = await runEffect({ ...plain, course });
  expect(run.states.k0).toEqual({ at: 'refused', messages: [{ key: 'errors.rateLimited' }] });
  expect(waitedMs).toBe(3000);
  expect(writes.size).toBe(0);
});

it('a run shows that it waits as long as one of its items is waiting [2-run-bar]', async () => {
  const { store, host, requests } = await runEffect(plain);
  store.dispatch(runStarted(premiumRun(['a', 'b'])));
  const busy = (retryAfterSeconds: number) =>
    ({ ...failures.busy, retryAfterSeconds }) as unknown as Error;
  const refusals = [busy(1), busy(8)];
  const waits = new Map<number, () => void>();
  const run = executeRun(
    {
      ...host,
      until: (holds, ms) =>
        ms === undefined
          ? host.until(holds)
          : new Promise<void>((resolve) => void waits.set(ms, resolve)),
    },
    {
      ...requests,
      fetchNow: () => {
        const refusal = refusals.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve('before');
      },
    },
  );
  const isWaitingAfter = async (ms?: number) => {
    if (ms !== undefined) waits.get(ms)?.();
    await new Promise(setImmediate);
    return selectRun(store.getState())?.isWaiting;
  };
  expect(await isWaitingAfter()).toBe(true);
  expect(await isWaitingAfter(1000)).toBe(true);
  expect(await isWaitingAfter(8000)).toBe(false);
  await run;
});

it('a run waits 2, 4 and 8 seconds after a 503, and reads the item again before each retry', async () => {
  const course: Event[] = ['ok', 'gateway', 'ok', 'gateway', 'ok', 'gateway', 'ok', 'ok'];
  const { run, waitedMs } = await runEffect({ ...plain, course });
  expect(run.states.k0).toEqual({ at: 'saved' });
  expect(waitedMs).toBe(14_000);
});

it('a run finds out that a request without a response was saved, and does not send it again', async () => {
  const { run, writes } = await runEffect({ ...plain, course: ['ok', 'lostAfter'] });
  expect(run.states.k0).toEqual({ at: 'saved' });
  expect(writes.get('k0')).toBe(1);
});

it('a message whose response was lost is not sent again, and gives no reason to try again [2-messages-lost]', async () => {
  const { run, writes } = await runEffect({
    ...plain,
    isMessage: true,
    course: ['ok', 'lostAfter'],
  });
  expect(run.states.k0).toEqual({ at: 'unknown' });
  expect(writes.get('k0')).toBe(1);
});

it("a run keeps the server's message for an item that the server refused", async () => {
  const { run } = await runEffect({ ...plain, course: ['ok', 'refused'] });
  expect(run.states.k0).toEqual({ at: 'refused', messages: [{ text: 'Nej' }] });
});

it('a run keeps the errors of fields, too, for an item that the server refused [2-run-report]', async () => {
  const { store, host, requests, run } = await runEffect(plain);
  store.dispatch(runStarted(createRun({ ...run, items: run.items })));
  const refusal = createApiError('validation', {
    status: 422,
    message: 'Nej',
    fieldErrors: { premium: 'For lav.', area: 'Nej' },
  }) as unknown as Error;
  await executeRun(host, {
    ...requests,
    fetchNow: () => Promise.resolve('before'),
    write: () => Promise.reject(refusal),
  });
  const messages = [{ text: 'Nej' }, { text: 'For lav.' }];
  expect(selectRun(store.getState())?.states.k0).toEqual({ at: 'refused', messages });
});

it('undo goes backwards through the saved items, and leaves those changed since as conflicts', async () => {
  const { run, saved, store, host, requests } = await runEffect({
    ...plain,
    starts: ['before', 'before', 'other'],
  });
  saved.set('k1', 'other');
  const undo = undoOf(run);
  expect(undo?.items.map(({ key }) => key)).toEqual(['k1', 'k0']);
  if (undo) store.dispatch(runStarted(undo));
  await executeRun(host, requests);
  expect([...saved.values()]).toEqual(['before', 'other', 'other']);
  expect(selectRun(store.getState())?.states).toEqual({
    k0: { at: 'saved' },
    k1: { at: 'conflict' },
  });
});
