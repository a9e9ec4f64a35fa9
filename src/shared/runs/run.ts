import type { Message } from '../errors/MessageText';
import type { TextKey, Translate } from '@/i18n/i18n';

/** Which calls a run makes; `app/runs` knows the code of each. */
const runKinds = ['premiums', 'kickbacks', 'messages', 'import'] as const;
export type RunKindName = (typeof runKinds)[number];

/** How an item can end. Every item of a run that is over has ended in one of them. */
export const runEnds = [
  'saved',
  'skipped',
  'refused',
  'conflict',
  'unknown',
  'notReached',
] as const;

export type RunEnd = (typeof runEnds)[number];

/** One change. All of it is plain data, as the journal keeps it in the tab's storage. */
export interface RunItem<About = unknown, Value = unknown> {
  key: string;
  /** What people call it. */
  label: string;
  /** What the calls need besides the values. */
  about: About;
  /** What the user saw; null where there was nothing. */
  before: Value | null;
  wanted: Value | null;
}

/** `sent`: a call has left, and its answer has not come. */
export interface ItemState {
  at: RunEnd | 'sent';
  message?: Message;
}

export interface Run {
  id: string;
  kind: RunKindName;
  /** What is done, such as "Gem præmier". */
  titleKey: TextKey;
  items: readonly RunItem[];
  /** By key. An item without a state waits for its turn. */
  states: Record<string, ItemState>;
  phase: 'running' | 'paused' | 'stopping' | 'ended';
  /** The server cannot be reached, or has asked to wait. */
  isWaiting?: boolean;
  isUndo?: boolean;
}

type Plan = Pick<Run, 'kind' | 'titleKey' | 'isUndo'> & { items: readonly RunItem[] };

/** `states` are those of items that have ended before the run begins. */
export function createRun(plan: Plan, states: Run['states'] = {}): Run {
  return { ...plan, id: crypto.randomUUID(), states, phase: 'running' };
}

export const isUnderWay = (run: Run | null) => run !== null && run.phase !== 'ended';

export type EndCounts = Record<RunEnd, number>;

/** The six numbers. Once the run is over they add up to its items. */
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

/** What was sent cannot be taken back, and nobody can tell whether a lost message has arrived. */
export const isOfMessages = ({ kind }: Pick<Run, 'kind'>) => kind === 'messages';

/** For a text that a kind has in words of its own. The type is i18next's. */
export const wordsOf = ({ kind, isUndo }: Pick<Run, 'kind' | 'isUndo'>): { context: unknown } => ({
  context: isUndo ? `${kind}Undo` : kind,
});

/** The six numbers in words, without those that are 0. */
export function countsText(run: Run, counts: EndCounts, t: Translate): string {
  return runEnds
    .filter((end) => counts[end] > 0)
    .map((end) => t(`runs.${end}Count`, { count: counts[end], ...wordsOf(run) }))
    .join(' · ');
}

/** Takes back what was saved, last first. A value that somebody has changed since is a conflict. */
export function undoOf(run: Run): Run | null {
  if (isOfMessages(run)) return null;
  const items = itemsAt(run, ['saved'])
    .toReversed()
    .map((item) => ({ ...item, before: item.wanted, wanted: item.before }));
  return items.length > 0 ? createRun({ ...run, items, isUndo: !run.isUndo }) : null;
}

/** Tries once more what was not saved. What somebody else has changed needs to be looked at first. */
export function againOf(run: Run): Run | null {
  const unknown = isOfMessages(run) ? [] : (['unknown'] as const);
  const items = itemsAt(run, ['refused', ...unknown, 'notReached']);
  return items.length > 0 ? createRun({ ...run, items }) : null;
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

/** A run from the two parts of its journal; null where they are damaged or do not belong together. */
export function parseRun(plan: string, progress: string): Run | null {
  const { id: idOfProgress, ...rest } = parseRecord(progress);
  const run = { ...parseRecord(plan), ...rest };
  const { id, kind, items, states } = run as Record<keyof Run, unknown>;
  const isRun =
    typeof id === 'string' &&
    id === idOfProgress &&
    runKinds.some((known) => known === kind) &&
    Array.isArray(items) &&
    items.every((item: unknown) => isRecord(item) && typeof item.key === 'string') &&
    isRecord(states) &&
    Object.values(states).every((state) => isRecord(state) && typeof state.at === 'string');
  return isRun ? (run as unknown as Run) : null;
}
