import type { Dispatch } from '@reduxjs/toolkit';
import {
  createApiError,
  isApiError,
  hasNoResponse,
  isWorthRetrying,
  outcomeOf,
  type ApiError,
} from '@/api/core/apiError';
import type { Message } from '../errors/failureMessage';
import { failureMessages, toSubmitFailure } from '../forms/serverErrors';
import type { ItemState, Run, RunItem } from './run';
import { itemChanged, runChanged } from './runs.slice';

/**
 * The requests of one kind of run. They reject with the request's error. They are methods, so that each kind can narrow
 * the types of its values.
 */
export interface RunRequests<About = unknown, Value = unknown, Now = Value> {
  /** The number of items that may be in progress at the same time. */
  parallel: number;
  /** Fetches the server's current value; null if there is none, undefined if the session has ended. */
  fetchNow(item: RunItem<About, Value>): Promise<Now | null | undefined>;
  /**
   * True if the server has the wanted value. Omit it if this cannot be found out. A request whose response was lost is
   * then never sent again.
   */
  isDone?(now: Now | null, item: RunItem<About, Value>): boolean;
  /** True if the server still has the value that the user saw. */
  isUnchanged(now: Now | null, item: RunItem<About, Value>): boolean;
  /** Returns the reason if the item cannot be carried out, given the server's current value; otherwise null. */
  refusal?(
    now: Now | null,
    item: RunItem<About, Value>,
  ): Pick<ItemState, 'messages' | 'isFinal'> | null;
  /**
   * Returns why a part of the wanted value can never be reached, such as removing a number plate. Null if there is no
   * such part. The run still saves the rest; the item then counts as refused.
   */
  remainder?(now: Now | null, item: RunItem<About, Value>): Message | null;
  /** Saves the item. `now` is the value that `fetchNow` has just returned. */
  write(item: RunItem<About, Value>, now: Now | null): Promise<unknown>;
  /** Called after the last item, whatever the results. */
  onEnd?(): void;
}

/** The part of the application that `executeRun` needs, such as the store. */
export interface RunHost {
  getRun: () => Run | null;
  isOnline: () => boolean;
  /** False while another tab has a run under way. */
  hasTurn: () => boolean;
  dispatch: Dispatch;
  /** Resolves once `holds` returns true, or after `ms` milliseconds. Checks `holds` after each change of the store. */
  until: (holds: () => boolean, ms?: number) => Promise<unknown>;
}

/** The waits before further attempts, unless the server says how long to wait. */
const waitsMs: readonly number[] = [2000, 4000, 8000];
/** The longest wait, even if the server asks for more. */
const maxWaitMs = 120_000;

const isBusy = ({ kind, status }: ApiError) => kind === 'rateLimited' || status === 503;

function waitAfter({ retryAfterSeconds }: ApiError, tries: number): number {
  if (retryAfterSeconds !== undefined) return Math.min(retryAfterSeconds * 1000, maxWaitMs);
  return waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0;
}

/**
 * Works through the run in the store, until the run or its session has ended. Fetches each item before it is written: a
 * colleague's change is a conflict and never overwritten, and an item that a lost request has saved is not sent again.
 */
export async function executeRun(host: RunHost, requests: RunRequests): Promise<void> {
  const { dispatch } = host;
  const started = host.getRun();
  if (!started) return;
  const { id } = started;

  /** The current state of the run; null once the session has ended or another run has replaced this one. */
  const current = () => {
    const run = host.getRun();
    return run?.id === id ? run : null;
  };
  const isOver = () => current()?.phase !== 'running' && current()?.phase !== 'paused';
  const note = (key: string, state: ItemState | null) =>
    void dispatch(itemChanged({ id, key, state }));

  /**
   * Waits while the run is paused, offline or queued. Returns false if the run was stopped or its session has ended.
   */
  async function mayGoOn(): Promise<boolean> {
    const canGoOn = () => current()?.phase === 'running' && host.isOnline() && host.hasTurn();
    await host.until(() => isOver() || canGoOn());
    return !isOver();
  }

  let waitingItems = 0;
  async function pauseFor(ms: number) {
    waitingItems += 1;
    dispatch(runChanged({ id, isWaiting: true }));
    await host.until(isOver, ms);
    waitingItems -= 1;
    dispatch(runChanged({ id, isWaiting: waitingItems > 0 }));
  }

  /** Returns how the item ended. Null if the session ended first: the item then waits until its owner logs in again. */
  async function processItem(item: RunItem): Promise<ItemState | null> {
    // True if an earlier request may have saved this item: a reload has interrupted it, or its response was lost.
    let mayBeSaved = current()?.states[item.key]?.at === 'sent';
    if (mayBeSaved && !requests.isDone) return { at: 'unknown' };
    let tries = 0;
    /** The reasons why the last attempt failed. */
    let messages: Message[] | undefined;
    for (;;) {
      if (!(await mayGoOn())) return { at: mayBeSaved ? 'unknown' : 'notReached' };
      let isWriting = false;
      try {
        const now = await requests.fetchNow(item);
        if (now === undefined || !current()) return null;
        const remainder = requests.remainder?.(now, item);
        const endAs = (at: 'saved' | 'skipped'): ItemState =>
          remainder
            ? {
                at: 'refused',
                messages: [remainder],
                isFinal: true,
                isPartlySaved: at === 'saved',
              }
            : { at };
        if (requests.isDone?.(now, item)) return endAs(mayBeSaved ? 'saved' : 'skipped');
        if (!requests.isUnchanged(now, item)) return { at: 'conflict' };
        mayBeSaved = false;
        const refusal = requests.refusal?.(now, item);
        if (refusal) return { at: 'refused', ...refusal };
        if (messages && tries > waitsMs.length) return { at: 'refused', messages };
        isWriting = true;
        note(item.key, { at: 'sent' });
        await requests.write(item, now);
        return current() && endAs('saved');
      } catch (thrown) {
        if (!current()) return null;
        const error = isApiError(thrown) ? thrown : createApiError('malformed');
        const isLost = isWriting && outcomeOf(error) === 'unknown';
        // Without `isDone`, nobody can find out whether the server has carried out the lost request. Leave out the
        // error's text: it may ask the user to try again, and a message would be sent twice.
        if (isLost && !requests.isDone) return { at: 'unknown' };
        messages = failureMessages(toSubmitFailure(error));
        mayBeSaved ||= isLost;
        if (!mayBeSaved) note(item.key, null);
        if (error.kind === 'unauthorized') return null;

        const isAway = !isWriting && hasNoResponse(error);
        const isWorthAnotherTry = isLost || (isWriting ? isBusy(error) : isWorthRetrying(error));
        // If the response to the last attempt was lost, one more turn checks whether it has saved the item, but sends
        // nothing.
        const isLastTry = tries >= (isLost ? waitsMs.length + 1 : waitsMs.length);
        if (!isAway && (!isWorthAnotherTry || isLastTry)) {
          return { at: mayBeSaved ? 'unknown' : 'refused', messages };
        }
        await pauseFor(waitAfter(error, tries));
        if (!isAway) tries += 1;
      }
    }
  }

  const waiting = started.items.filter(({ key }) => (started.states[key]?.at ?? 'sent') === 'sent');
  /** Works on an item, and notes how it ended. Returns false if the session has ended. */
  async function work(item: RunItem): Promise<boolean> {
    const state = await processItem(item);
    if (state) note(item.key, state);
    return state !== null;
  }

  // RTK Query refetches changed data only while no request is pending. So `parallel` items begin together, and all of
  // them end before the next ones begin. Otherwise other screens would show old data until the run has ended.
  while (waiting.length > 0 && (await mayGoOn())) {
    const step = await Promise.all(waiting.splice(0, requests.parallel).map(work));
    // The session has ended. The owner of the run continues it after the next login.
    if (step.includes(false)) return;
  }
  const run = current();
  if (!run) return;
  for (const { key } of waiting) note(key, { at: run.states[key] ? 'unknown' : 'notReached' });
  dispatch(runChanged({ id, isWaiting: false, isQueued: false, phase: 'ended' }));
  requests.onEnd?.();
}
