import type { Message } from '../errors/failureMessage';
import type { Confirmation } from '../forms/confirmation';
import type { TextKey, Translate } from '@/i18n/i18n';

/** The kinds of runs. `app/runs/RunBarContainer.tsx` maps each to its requests, which are in the features. */
const runKinds = ['premiums', 'kickbacks', 'messages', 'import'] as const;
export type RunKindName = (typeof runKinds)[number];

/** The ways in which an item can end. Every item of an ended run has one. */
const runEnds = ['saved', 'skipped', 'refused', 'conflict', 'unknown', 'notReached'] as const;

export type RunEnd = (typeof runEnds)[number];

/** One change of a run. It contains plain data only, because the journal keeps it in the tab's storage. */
export interface RunItem<About = unknown, Value = unknown> {
  key: string;
  /** The name that users see. */
  label: string;
  /** The data that the requests need besides the values. */
  about: About;
  /** The value that the user saw; null if there was none. */
  before: Value | null;
  wanted: Value | null;
}

/**
 * The state of an item. `sent`: a request was sent, and it is not known yet whether the server has saved the item. Once
 * the run has ended, this means that a cell of the matrix is saving the item.
 */
export interface ItemState {
  at: RunEnd | 'sent';
  messages?: Message[];
  /** True if the item was left out for an error in its values, or repeats an earlier one: the user may correct it. */
  isFaulty?: boolean;
  /** True if another try cannot succeed. */
  isFinal?: boolean;
  /**
   * True if its cell of the matrix no longer has the wanted value as it was sent: the user has corrected it, and maybe
   * saved the correction, or has discarded it. Another try then leaves the item out.
   */
  isWithdrawn?: boolean;
  /** True if a part was refused for good and the rest was saved. Undo then covers the item. */
  isPartlySaved?: boolean;
}

export interface Run {
  id: string;
  kind: RunKindName;
  /** The name of the action, such as "Gem præmier". */
  titleKey: TextKey;
  items: readonly RunItem[];
  /** The states of the items, by item key. An item without a state has not been started. */
  states: Record<string, ItemState>;
  phase: 'running' | 'paused' | 'stopping' | 'ended';
  /** True while the run waits because the server cannot be reached or has asked to wait. */
  isWaiting?: boolean;
  /** True while the run waits because another tab has a run under way. */
  isQueued?: boolean;
  isUndo?: boolean;
}

export type Plan = Pick<Run, 'kind' | 'titleKey' | 'isUndo'> & { items: readonly RunItem[] };

/** Creates a run. `states` are those of items that have ended before the run begins. */
export function createRun(plan: Plan, states: Run['states'] = {}): Run {
  return { ...plan, id: crypto.randomUUID(), states, phase: 'running' };
}

export const isUnderWay = (run: Run | null) => run !== null && run.phase !== 'ended';

type EndCounts = Record<RunEnd, number>;

/** Counts the items by the way they ended. Once the run is over, the six numbers add up to all items. */
export function countEnds({ items, states }: Run): EndCounts {
  const counts = { saved: 0, skipped: 0, refused: 0, conflict: 0, unknown: 0, notReached: 0 };
  for (const { key } of items) {
    const at = states[key]?.at;
    if (at && at !== 'sent') counts[at] += 1;
  }
  return counts;
}

function itemsAt(run: Run, ends: readonly RunEnd[]): readonly RunItem[] {
  return run.items.filter(({ key }) => ends.some((end) => run.states[key]?.at === end));
}

/** The number of items that have not ended. */
export const countOpen = ({ items, states }: Run): number =>
  items.filter(({ key }) => (states[key]?.at ?? 'sent') === 'sent').length;

/**
 * True for a run of messages: a sent message cannot be taken back, and it is unknown whether a message has arrived if
 * its response was lost.
 */
export const isOfMessages = ({ kind }: Pick<Run, 'kind'>) => kind === 'messages';

/** The i18next context of a text that differs between kinds of runs. The type is i18next's. */
export const textContextOf = ({
  kind,
  isUndo,
}: Pick<Run, 'kind' | 'isUndo'>): { context: unknown } => ({
  context: isUndo ? `${kind}Undo` : kind,
});

/** Formats the six numbers, without those that are 0. */
export function countsText(run: Run, counts: EndCounts, t: Translate): string {
  return runEnds
    .filter((end) => counts[end] > 0)
    .map((end) => t(`runs.${end}Count`, { count: counts[end], ...textContextOf(run) }))
    .join(' · ');
}

export function titleOf(
  { titleKey, isUndo }: Pick<Run, 'titleKey' | 'isUndo'>,
  t: Translate,
): string {
  const title = t(titleKey);
  return isUndo ? t('runs.undoOf', { title }) : title;
}

/**
 * The next run replaces the report of an ended run. Counts the failures in that report, with faulty items, which the
 * next run does not try again. Leaves out withdrawn items, unless they may be saved, and those that a cell is saving.
 */
export function countDropped(run: Run | null, next: Plan): number {
  if (!run || isUnderWay(run)) return 0;
  const nameOf = ({ key, label }: RunItem) => JSON.stringify([key, label]);
  const isSameTask = run.titleKey === next.titleKey && !run.isUndo === !next.isUndo;
  const kept = new Set(isSameTask ? next.items.map(nameOf) : []);
  const isFaulty = ({ key }: RunItem) => run.states[key]?.isFaulty;
  const isGivenUp = ({ key }: RunItem) =>
    run.states[key]?.isWithdrawn && run.states[key].at !== 'unknown';
  const failed = itemsAt(run, ['refused', 'conflict', 'unknown', 'notReached']);
  return [...failed, ...run.items.filter(isFaulty)].filter(
    (item) => !isGivenUp(item) && !kept.has(nameOf(item)),
  ).length;
}

/** The confirmation before the next run replaces a report with failures; null if it drops none. */
export function confirmationOfReplacing(
  run: Run | null,
  next: Plan,
  t: Translate,
): Confirmation | null {
  const count = countDropped(run, next);
  if (!run || count === 0) return null;
  const reason = t('runs.replaced', { count, title: titleOf(run, t) });
  return { reasons: [reason], confirmText: t('runs.replace') };
}

/**
 * Returns a run that undoes what was saved, last first; null if nothing was. A value that was changed since is a
 * conflict.
 */
export function undoOf(run: Run): Run | null {
  if (isOfMessages(run)) return null;
  const isSaved = (state: ItemState | undefined) => state?.at === 'saved' || state?.isPartlySaved;
  const items = run.items
    .filter(({ key }) => isSaved(run.states[key]))
    .toReversed()
    .map((item) => ({ ...item, before: item.wanted, wanted: item.before }));
  return items.length > 0 ? createRun({ ...run, items, isUndo: !run.isUndo }) : null;
}

/**
 * The items that another try can save. Leaves out conflicts, which the user has to look at first, lost messages, which
 * may have arrived, and final refusals.
 */
export function itemsToRetry(run: Run): readonly RunItem[] {
  const unknown = isOfMessages(run) ? [] : (['unknown'] as const);
  const unsaved = itemsAt(run, ['refused', ...unknown, 'notReached']);
  return unsaved.filter(({ key }) => !run.states[key]?.isFinal);
}

/** The number of items that another try leaves out only because the user has withdrawn them. */
export const countWithdrawn = (run: Run): number =>
  itemsToRetry(run).filter(({ key }) => run.states[key]?.isWithdrawn).length;

/**
 * Returns a run that tries the unsaved items again; null if there are none, and while a cell of the matrix is saving an
 * item, because the run would send it too. Leaves out those that the user has withdrawn. The other items stay as they
 * ended, so that the report and undo cover them too.
 */
export function rerunOf(run: Run): Run | null {
  if (countOpen(run) > 0) return null;
  const retried = new Set(
    itemsToRetry(run)
      .map(({ key }) => key)
      .filter((key) => !run.states[key]?.isWithdrawn),
  );
  const states = Object.entries(run.states).flatMap(([key, state]) => {
    if (!retried.has(key)) return [[key, state] as const];
    // The first attempt may have saved the item. With `sent`, the next run counts it as saved in this case, so that
    // undo covers it.
    return state.at === 'unknown' ? [[key, { at: 'sent' }] as const] : [];
  });
  return retried.size > 0 ? createRun(run, Object.fromEntries(states)) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isMessage = (value: unknown) =>
  isRecord(value) && [value.key, value.text].some((text) => typeof text === 'string');

const isItem = (value: unknown) =>
  isRecord(value) && [value.key, value.label].every((text) => typeof text === 'string');

const isItemState = ({ at, messages = [] }: Record<string, unknown>) =>
  typeof at === 'string' && Array.isArray(messages) && messages.every(isMessage);

/**
 * Parses a run from its journal: the plan, the progress, and by key the states of the items that have begun. Null if
 * they are damaged or do not belong together.
 */
export function parseRun(
  plan: string,
  progress: string,
  itemStates: Readonly<Record<string, string>>,
): Run | null {
  const { id: idOfProgress, ...rest } = parseRecord(progress);
  const states = Object.entries(itemStates).map(([key, stored]) => {
    const state = parseRecord(stored);
    // A cell of the matrix was saving the item when its page ended.
    const isCut = rest.phase === 'ended' && state.at === 'sent';
    return [key, isCut ? { at: 'unknown' } : state] as const;
  });
  const run: Record<string, unknown> = {
    ...parseRecord(plan),
    ...rest,
    states: Object.fromEntries(states),
  };
  const { id, kind, items } = run;
  const isRun =
    typeof id === 'string' &&
    id === idOfProgress &&
    runKinds.some((known) => known === kind) &&
    Array.isArray(items) &&
    items.every(isItem) &&
    states.every(([, state]) => isItemState(state));
  return isRun ? (run as unknown as Run) : null;
}
