import { draftLifetimeMs } from '@/config/constants';
import { inSessionStorage } from '@/shared/browserStorage';

/*
 * The wizard's drafts in the tab's session storage: one per link, and one per haulier whose agreement staff edit. If
 * the browser denies storage or is out of room, drafts are not stored and no error is thrown.
 */
const linkPrefix = 'draft:link:';
const staffPrefix = 'draft:staff:';
const ownerKey = `${staffPrefix}owner`;

/** The storage key of a link's draft. `token` is '' for a visit without a link. */
export const linkDraftKey = (token: string) => `${linkPrefix}${token || 'new'}`;

/** The storage key of a draft of staff. `id` is the id of the haulier whose agreement they edit. */
export const staffDraftKey = (id: number) => `${staffPrefix}${id}`;

/**
 * The storage keys of a run of many changes: its plan, its phase, and the state of each item. They are stored until its
 * report is closed. The first is a prefix of the others.
 */
export const runDraftKey = `${staffPrefix}run`;
export const runProgressKey = `${runDraftKey}-progress`;
export const runItemKey = (key: string) => `${runDraftKey}-item:${key}`;

const receiptKey = 'receipt';

/** Holds the receipt of the signed agreement if the browser refuses to store it. */
let unstoredReceipt: string | null = null;

const keysOf = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** The time at which the draft of a link was last stored, in milliseconds since 1970; 0 if it is not known. */
export const savedTimeOf = (draft: string | null) =>
  Number(/"savedAt":(\d+)/.exec(draft ?? '')?.[1] ?? 0);

/**
 * Returns the stored draft as text, or null. Removes expired drafts of links first: another person may use this
 * computer now.
 */
export function readStoredDraft(key: string): string | null {
  const text = inSessionStorage((storage) => {
    for (const link of keysOf(storage, linkPrefix)) {
      const savedAt = savedTimeOf(storage.getItem(link));
      if (savedAt && Date.now() - savedAt > draftLifetimeMs) storage.removeItem(link);
    }
    return storage.getItem(key);
  });
  return text ?? null;
}

/** The stored drafts whose keys start with `prefix`, as text by key. */
export function readStoredDrafts(prefix: string): Readonly<Record<string, string>> {
  const read = (storage: Storage) =>
    keysOf(storage, prefix).map((key) => [key, storage.getItem(key) ?? '']);
  return Object.fromEntries(inSessionStorage(read) ?? []) as Record<string, string>;
}

/** Stores a draft. Removes it if all its values are undefined. */
export function writeStoredDraft(key: string, draft: object): void {
  const isEmpty = Object.values(draft).every((value) => value === undefined);
  const savedAt = key.startsWith(linkPrefix) ? { savedAt: Date.now() } : {};
  inSessionStorage((storage) => {
    if (isEmpty) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...draft, ...savedAt }));
  });
}

/** Stores the receipt of the agreement that was signed in this tab. If the browser denies that, a reload loses it. */
export function writeStoredReceipt(receipt: string): void {
  const isStored = inSessionStorage((storage) => {
    storage.setItem(receiptKey, receipt);
    return true;
  });
  unstoredReceipt = isStored ? null : receipt;
}

export function readStoredReceipt(): string | null {
  return unstoredReceipt ?? inSessionStorage((storage) => storage.getItem(receiptKey)) ?? null;
}

export function forgetReceipt(): void {
  unstoredReceipt = null;
  forgetDrafts(receiptKey);
}

/** True if this tab's storage contains a draft of a link. Drafts of staff do not fill the forms of a haulier. */
export function hasLinkDraft(): boolean {
  return inSessionStorage((storage) => keysOf(storage, linkPrefix).length > 0) ?? false;
}

/** Removes the drafts whose keys start with `prefix` from this tab's storage. */
export function forgetDrafts(prefix: string): void {
  inSessionStorage((storage) => keysOf(storage, prefix).forEach((key) => storage.removeItem(key)));
}

/** Removes the drafts of staff from this tab's storage. They end with the session. */
export const forgetStaffDrafts = () => forgetDrafts(staffPrefix);

/**
 * Removes the drafts of staff unless they belong to this account: another account may have logged in while this tab
 * showed another site. An account without an e-mail has no drafts, as it cannot be told apart from others.
 */
export function claimStaffDrafts(email: string): void {
  inSessionStorage((storage) => {
    if (email !== '' && storage.getItem(ownerKey) === email) return;
    forgetStaffDrafts();
    if (email !== '') storage.setItem(ownerKey, email);
  });
}

/**
 * Fields of a stored draft that are not input: the open step, the server's values that the user has seen, and values
 * that were sent.
 */
const untypedFields = [
  'step',
  'seen',
  'lost',
  'savedTermination',
  'lostTermination',
  'sentCompletion',
];

/** Parses a stored draft. A damaged one counts as empty. */
const parseDraft = (draft: string): object =>
  inSessionStorage(() => JSON.parse(draft) as object) ?? {};

/** Copies the drafts of staff in this tab, so that they can be put back into storage later. */
export function copyStaffDrafts(): { hasInput: boolean; hasRun: boolean; putBack: () => void } {
  const copies = Object.entries(readStoredDrafts(staffPrefix));
  return {
    hasInput: copies.some(
      ([key, draft]) =>
        key !== ownerKey &&
        !key.startsWith(runDraftKey) &&
        Object.keys(parseDraft(draft)).some((field) => !untypedFields.includes(field)),
    ),
    // A run that has ended has left only its report, so it does not count.
    hasRun: copies.some(([key, draft]) => {
      const progress = key === runProgressKey ? parseDraft(draft) : {};
      return 'phase' in progress && progress.phase !== 'ended';
    }),
    putBack: () =>
      inSessionStorage((storage) => copies.forEach((copy) => storage.setItem(...copy))),
  };
}

/**
 * Removes the drafts of links and the receipt of a signed agreement. Call it when staff log in or out in this tab: a
 * haulier's data is not for them. Do not call it when a session ends in another tab: a haulier may be typing in this
 * one.
 */
export function forgetTruckerDrafts(): void {
  forgetDrafts(linkPrefix);
  forgetReceipt();
}
