import { draftKeptMs } from '@/config/constants';

/*
 * The drafts of the wizard in the tab's session storage: one for each link, and one for each haulier whose agreement staff edit. A
 * browser may deny storage or be out of room: then nothing is kept, and nothing breaks.
 */
const linkPrefix = 'draft:link:';
const staffPrefix = 'draft:staff:';
const ownerKey = `${staffPrefix}owner`;

/** Where the draft of a link is stored; of a visit without a link for ''. */
export const linkDraftKey = (token: string) => `${linkPrefix}${token || 'new'}`;

/** Where the draft of the agreement that staff edit is stored, by the haulier's id. */
export const staffDraftKey = (id: number) => `${staffPrefix}${id}`;

/** Where a run of many changes is stored until its report is closed: what is to be done, and how far it is. */
export const runDraftKey = `${staffPrefix}run`;
export const runProgressKey = `${staffPrefix}run-progress`;

function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

const keysOf = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** The stored draft as text; null where there is none. Those of links that are too old go first: the next one at this desk may be somebody else. */
export function readStoredDraft(key: string): string | null {
  const text = attempt((storage) => {
    for (const link of keysOf(storage, linkPrefix)) {
      const [, savedAt] = /"savedAt":(\d+)/.exec(storage.getItem(link) ?? '') ?? [];
      if (savedAt && Date.now() - Number(savedAt) > draftKeptMs) storage.removeItem(link);
    }
    return storage.getItem(key);
  });
  return text ?? null;
}

/** Stores a draft; one in which nothing is defined is removed. */
export function writeStoredDraft(key: string, draft: object): void {
  const isEmpty = Object.values(draft).every((value) => value === undefined);
  const savedAt = key.startsWith(linkPrefix) ? { savedAt: Date.now() } : {};
  attempt((storage) => {
    if (isEmpty) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...draft, ...savedAt }));
  });
}

/** True if an earlier visit of this tab left any draft. */
export function hasStoredDraft(): boolean {
  return attempt((storage) => keysOf(storage, 'draft:').length > 0) ?? false;
}

/** What staff typed in this tab and did not save goes with their session. */
export function forgetStaffDrafts(): void {
  attempt((storage) => keysOf(storage, staffPrefix).forEach((key) => storage.removeItem(key)));
}

/**
 * The tab may have been elsewhere while another account took the place of the one that typed here: that is not theirs.
 * Accounts without an e-mail cannot be told apart, so that none has drafts.
 */
export function claimStaffDrafts(email: string): void {
  attempt((storage) => {
    if (email !== '' && storage.getItem(ownerKey) === email) return;
    forgetStaffDrafts();
    if (email !== '') storage.setItem(ownerKey, email);
  });
}

/** A copy of what staff typed in this tab, which can be put back into storage. */
export function copyStaffDrafts(): { hasTyped: boolean; putBack: () => void } {
  const copies =
    attempt((storage) =>
      keysOf(storage, staffPrefix).map((key) => [key, storage.getItem(key) ?? ''] as const),
    ) ?? [];
  return {
    hasTyped: copies.some(([key]) => key !== ownerKey),
    putBack: () => attempt((storage) => copies.forEach((copy) => storage.setItem(...copy))),
  };
}

/**
 * What a haulier typed and signed in this tab is not for the staff who log in or out here. The end of a session in another tab
 * leaves it: somebody may be typing.
 */
export function forgetHaulierWork(): void {
  attempt((storage) => {
    keysOf(storage, linkPrefix).forEach((key) => storage.removeItem(key));
    storage.removeItem('receipt');
  });
}
