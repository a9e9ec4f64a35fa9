import type { TruckerHistoryDetails, TruckerHistoryEntry } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import { fieldValue, historySections, isSameValue, type FieldValue } from './historyFields';
import { readMoment, type Moment } from './moment';

/** A field of a submission. `before` is what the submission before said, and null where that is the same. */
export interface SubmissionField {
  labelKey: TextKey;
  value: FieldValue;
  before: FieldValue | null;
}

export interface SubmissionSection {
  titleKey: TextKey;
  fields: readonly SubmissionField[];
}

/**
 * One submission as the screen shows it. `submittedAt` is dd-MM-yyyy HH:mm, or null where it is not known.
 * `changes` counts the fields that differ from the submission before; there may be none before it, or
 * none to compare it with.
 */
export interface Submission {
  key: string;
  submittedAt: string | null;
  content: readonly SubmissionSection[] | 'missing' | 'damaged';
  changes: number | 'first' | 'incomparable';
}

type Details = TruckerHistoryEntry['details'];

function readSections(
  details: TruckerHistoryDetails,
  before: TruckerHistoryDetails | null,
): SubmissionSection[] {
  return historySections.map(({ titleKey, fields }) => ({
    titleKey,
    fields: fields.flatMap(({ name, labelKey }) => {
      const value = fieldValue(details, name);
      if (!value) return [];
      const old = before ? fieldValue(before, name) : value;
      // A field that was not shown had nothing in it.
      const changedFrom = isSameValue(value, old) ? null : (old ?? { key: 'common.none' });
      return [{ labelKey, value, before: changedFrom }];
    }),
  }));
}

function compare(details: Details, before: Details | undefined) {
  if (typeof details === 'string') return { content: details, changes: 'incomparable' } as const;
  const readable = typeof before === 'object' ? before : null;
  const content = readSections(details, readable);
  if (before === undefined) return { content, changes: 'first' } as const;
  if (!readable) return { content, changes: 'incomparable' } as const;
  const fields = content.flatMap((section) => section.fields);
  return { content, changes: fields.filter((field) => field.before !== null).length };
}

interface Dated {
  submittedAt: string | null;
  details: Details;
}

/**
 * The order in which the submissions were made. Those of the same moment keep the server's order, which is
 * taken to be oldest first; those whose moment is not known are taken to be the oldest.
 */
function sortOldestFirst(entries: readonly TruckerHistoryEntry[]): Dated[] {
  const order = (moment: Moment | null) => moment?.order ?? -1e15;
  return entries
    .map(({ submittedAt, details }) => ({ moment: readMoment(submittedAt), details }))
    .sort((a, b) => order(a.moment) - order(b.moment))
    .map(({ moment, details }) => ({ submittedAt: moment?.text ?? null, details }));
}

/** A haulier's history: the name that its newest readable submission gives, and all of them, newest first. */
export interface TruckerHistory {
  name: string | null;
  submissions: readonly Submission[];
}

/** Reads a history from what the server sent (specification, section 2): each submission is held against the one before. */
export function readHistory(entries: readonly TruckerHistoryEntry[]): TruckerHistory {
  const oldestFirst = sortOldestFirst(entries);
  const names = oldestFirst.map(({ details }) =>
    typeof details === 'object' ? details.name.trim() : '',
  );
  return {
    name: names.findLast(Boolean) ?? null,
    submissions: oldestFirst
      .map(({ submittedAt, details }, index) => ({
        // Counted from the oldest, so that a new submission leaves the others theirs.
        key: String(index),
        submittedAt,
        ...compare(details, oldestFirst[index - 1]?.details),
      }))
      .reverse(),
  };
}
