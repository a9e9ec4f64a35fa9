import type {
  Trucker,
  TruckerHistoryDetails,
  TruckerHistoryEntry,
  TruckerHistoryFields,
} from '@/api/truckers/trucker.model';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';
import type { Message } from '@/shared/errors/failureMessage';
import { fieldValue, historySections, isReadable, isSameValue } from './historyFields';
import { parseMoment, type Moment } from './moment';

/**
 * `before` is the value in the earlier submission, if it differs. It is null if both are the same, if one is
 * unreadable, or if there is no earlier submission.
 */
export interface SubmissionField {
  labelKey: TextKey;
  lang: Language | undefined;
  /** The haulier's text, or a text key. */
  value: Message;
  before: Message | null;
}

export interface SubmissionSection {
  titleKey: TextKey;
  fields: readonly SubmissionField[];
}

/**
 * A submission as the screen shows it. `submittedAt` is dd-MM-yyyy HH:mm, or null if unknown.
 * It is compared with the newest readable submission before it. `changes` counts the fields that differ. It is `first`
 * if no submission is earlier, and `incomparable` if this one cannot be read, or none of the earlier ones.
 * `comparedWith` names the earlier submission if unreadable ones are between the two; otherwise it is null.
 */
export interface Submission {
  key: string;
  submittedAt: string | null;
  content: readonly SubmissionSection[] | 'missing' | 'damaged';
  changes: number | 'first' | 'incomparable';
  comparedWith: { submittedAt: string | null } | null;
}

type Details = TruckerHistoryEntry['details'];

function toSections(
  details: TruckerHistoryDetails,
  before: TruckerHistoryDetails | null,
): SubmissionSection[] {
  return historySections.map(({ titleKey, fields }) => ({
    titleKey,
    fields: fields.flatMap(({ name, labelKey, lang }) => {
      const value = fieldValue(details, name);
      if (!value) return [];
      const isComparable = before && isReadable(before, name) && isReadable(details, name);
      const old = isComparable ? fieldValue(before, name) : value;
      // If the earlier submission did not show this field (`old` is null), its earlier value is "none".
      const changedFrom = isSameValue(value, old) ? null : (old ?? { key: 'common.none' });
      return [{ labelKey, lang, value, before: changedFrom }];
    }),
  }));
}

type Comparison = Pick<Submission, 'content' | 'changes' | 'comparedWith'>;

/** The newest entry with readable details. Expects the oldest first. */
function newestReadable(entries: readonly Dated[]) {
  const entry = entries.findLast(({ details }) => typeof details === 'object');
  return typeof entry?.details === 'object' ? { entry, details: entry.details } : null;
}

/** Compares a submission with those before it. Expects the oldest first. */
function compare(details: Details, earlier: readonly Dated[]): Comparison {
  if (typeof details === 'string') {
    return { content: details, changes: 'incomparable', comparedWith: null };
  }
  const { entry: readable, details: before = null } = newestReadable(earlier) ?? {};
  const content = toSections(details, before);
  if (!readable) {
    const changes = earlier.length === 0 ? 'first' : 'incomparable';
    return { content, changes, comparedWith: null };
  }
  const fields = content.flatMap((section) => section.fields);
  return {
    content,
    changes: fields.filter((field) => field.before !== null).length,
    comparedWith: readable === earlier.at(-1) ? null : { submittedAt: readable.submittedAt },
  };
}

interface Dated {
  submittedAt: string | null;
  details: Details;
}

/**
 * Sorts submissions by their time. Those with the same time keep the server's order, which is assumed to be oldest
 * first; those without a known time are assumed to be the oldest.
 */
function sortOldestFirst(entries: readonly TruckerHistoryEntry[]): Dated[] {
  const order = (moment: Moment | null) => moment?.order ?? -1e15;
  return entries
    .map(({ submittedAt, details }) => ({ moment: parseMoment(submittedAt), details }))
    .sort((a, b) => order(a.moment) - order(b.moment))
    .map(({ moment, details }) => ({ submittedAt: moment?.text ?? null, details }));
}

/** The haulier's current data as a submission. Empty fields count as unreadable: the server may not send them. */
function detailsOfToday(trucker: Trucker): TruckerHistoryDetails {
  const { address, vehicle, agreement, existingInsurance } = trucker;
  const fields: TruckerHistoryFields = {
    name: trucker.name,
    email: trucker.email,
    cvr: trucker.cvr,
    truckNumber: trucker.truckNumber,
    phone: trucker.phone,
    address: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    numberPlate: vehicle?.numberPlate ?? '',
    frameNumber: vehicle?.frameNumber ?? '',
    newValue: agreement?.newValue?.title ?? '',
    ownRisk: agreement?.ownRisk?.title ?? '',
    area: agreement?.area?.title ?? '',
    injury: agreement?.injury?.title ?? '',
    hasRoadAssistance: agreement?.hasRoadAssistance ?? null,
    roadAssistanceFrom: agreement?.roadAssistanceFrom ?? null,
    hasGlassCover: agreement?.hasGlassCover ?? null,
    policyNumber: existingInsurance?.policyNumber ?? '',
    terminationDate: existingInsurance?.terminationDate ?? null,
    hasWorkInsurance: trucker.hasWorkInsurance,
    hasPreviousInsurance: agreement?.hasPreviousInsurance ?? null,
  };
  const names = Object.keys(fields) as (keyof TruckerHistoryFields)[];
  return { ...fields, unreadable: names.filter((name) => (fields[name] ?? '') === '') };
}

/** Compares the current haulier with the newest readable submission; null if there is none. */
export function compareToday(
  entries: readonly TruckerHistoryEntry[],
  trucker: Trucker,
): Pick<Submission, 'submittedAt' | 'content'> | null {
  const newest = newestReadable(sortOldestFirst(entries));
  if (!newest) return null;
  const content = toSections(detailsOfToday(trucker), newest.details);
  return { submittedAt: newest.entry.submittedAt, content };
}

/** Returns the submissions newest first, each compared with the last readable one before it. */
export function toSubmissions(entries: readonly TruckerHistoryEntry[]): readonly Submission[] {
  const oldestFirst = sortOldestFirst(entries);
  return oldestFirst
    .map(({ submittedAt, details }, index) => ({
      // Count from the oldest, so that a new submission does not change the React keys of the others.
      key: String(index),
      submittedAt,
      ...compare(details, oldestFirst.slice(0, index)),
    }))
    .reverse();
}
