import type { Dispatch } from '@reduxjs/toolkit';
import {
  createApiError,
  isApiError,
  isUnreached,
  isWorthRetrying,
  outcomeOf,
  type ApiError,
} from '@/api/core/apiError';
import { failureMessage, type Message } from '../errors/MessageText';
import type { ItemState, Run, RunItem } from './run';
import { itemChanged, runChanged } from './runs.slice';

/** The calls of one kind of run. They reject with the call's error. Methods, so that each kind can name its own values. */
export interface RunKind<About = unknown, Value = unknown, Now = Value> {
  /** How many items may be under way at the same time. */
  parallel: number;
  /** What the server has now; null for nothing, undefined if the session has ended. */
  read(item: RunItem<About, Value>): Promise<Now | null | undefined>;
  /** The server has what is wanted. Left out where nobody can tell: then a lost call is never sent again. */
  isDone?(now: Now | null, item: RunItem<About, Value>): boolean;
  /** The server still has what the user saw. */
  isUnchanged(now: Now | null, item: RunItem<About, Value>): boolean;
  /** Why the item cannot be carried out as things are. */
  refusal?(now: Now | null, item: RunItem<About, Value>): Message | null;
  /** `now` is what `read` has just found. */
  write(item: RunItem<About, Value>, now: Now | null): Promise<unknown>;
  /** After the last item, whatever became of it. */
  onEnd?(): void;
}

/** What the engine needs of the store. */
export interface RunHost {
  getRun: () => Run | null;
  isOnline: () => boolean;
  dispatch: Dispatch;
  /** Resolves once `holds` is true, which is asked after each change of the store, or after so many milliseconds. */
  until: (holds: () => boolean, ms?: number) => Promise<unknown>;
}

/** Before each further try, unless the server says how long to wait. */
const waitsMs: readonly number[] = [2000, 4000, 8000];
/** A server that asks for more is asked again after this. */
const longestWaitMs = 120_000;

const isBusy = ({ kind, status }: ApiError) => kind === 'rateLimited' || status === 503;

function waitAfter({ retryAfterSeconds }: ApiError, tries: number): number {
  if (retryAfterSeconds !== undefined) return Math.min(retryAfterSeconds * 1000, longestWaitMs);
  return waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0;
}

/**
 * Works through the run of the store, until it has ended or its session has. Each item is read before it is written: what
 * a colleague has changed meanwhile is a conflict (D40), and what a lost call has saved is not sent again (D41).
 */
export async function workThrough(host: RunHost, kind: RunKind): Promise<void> {
  const { dispatch } = host;
  const started = host.getRun();
  if (!started) return;
  const { id } = started;

  /** Null once another session or another run has taken its place. */
  const current = () => {
    const run = host.getRun();
    return run?.id === id ? run : null;
  };
  const isOver = () => current()?.phase !== 'running' && current()?.phase !== 'paused';
  const note = (key: string, state: ItemState | null) =>
    void dispatch(itemChanged({ id, key, state }));

  /** False if the run was stopped. */
  async function mayGoOn(): Promise<boolean> {
    await host.until(() => isOver() || (current()?.phase === 'running' && host.isOnline()));
    return !isOver();
  }

  async function pauseFor(ms: number) {
    dispatch(runChanged({ id, isWaiting: true }));
    await host.until(isOver, ms);
    dispatch(runChanged({ id, isWaiting: false }));
  }

  /** Null if the session ended first: the item waits for its owner. */
  async function carryOut(item: RunItem): Promise<ItemState | null> {
    // A reload has cut the run off.
    let mayBeSaved = current()?.states[item.key]?.at === 'sent';
    if (mayBeSaved && !kind.isDone) return { at: 'unknown' };
    let tries = 0;
    /** Why the last try has failed. */
    let failure: Message | undefined;
    for (;;) {
      if (!(await mayGoOn())) return { at: mayBeSaved ? 'unknown' : 'notReached' };
      let isWriting = false;
      try {
        const now = await kind.read(item);
        if (now === undefined || !current()) return null;
        if (kind.isDone?.(now, item)) return { at: mayBeSaved ? 'saved' : 'skipped' };
        if (!kind.isUnchanged(now, item)) return { at: 'conflict' };
        mayBeSaved = false;
        const message = kind.refusal?.(now, item) ?? (tries > waitsMs.length ? failure : null);
        if (message) return { at: 'refused', message };
        isWriting = true;
        note(item.key, { at: 'sent' });
        await kind.write(item, now);
        return current() && { at: 'saved' };
      } catch (thrown) {
        if (!current()) return null;
        const error = isApiError(thrown) ? thrown : createApiError('malformed');
        failure = failureMessage(error);
        const isLost = isWriting && outcomeOf(error) === 'unknown';
        if (isLost && !kind.isDone) return { at: 'unknown', message: failure };
        mayBeSaved ||= isLost;
        if (!mayBeSaved) note(item.key, null);
        if (error.kind === 'unauthorized') return null;

        const isAway = !isWriting && isUnreached(error);
        const isWorthAnotherTry = isLost || (isWriting ? isBusy(error) : isWorthRetrying(error));
        // A lost answer is looked for once more after the last try.
        const isLastTry = tries >= (isLost ? waitsMs.length + 1 : waitsMs.length);
        if (!isAway && (!isWorthAnotherTry || isLastTry)) {
          return { at: mayBeSaved ? 'unknown' : 'refused', message: failure };
        }
        await pauseFor(waitAfter(error, tries));
        if (!isAway) tries += 1;
      }
    }
  }

  const waiting = started.items.filter(({ key }) => (started.states[key]?.at ?? 'sent') === 'sent');
  /** False if the session has ended. */
  async function work(): Promise<boolean> {
    while (await mayGoOn()) {
      const item = waiting.shift();
      if (!item) break;
      const state = await carryOut(item);
      if (!state) return false;
      note(item.key, state);
    }
    return true;
  }

  const ends = await Promise.all(Array.from({ length: kind.parallel }, work));
  const run = current();
  // The owner of the run goes on with it.
  if (!run || ends.includes(false)) return;
  for (const { key } of run.items) {
    const at = run.states[key]?.at;
    if (!at) note(key, { at: 'notReached' });
    else if (at === 'sent') note(key, { at: 'unknown' });
  }
  dispatch(runChanged({ id, isWaiting: false, phase: 'ended' }));
  kind.onEnd?.();
}
