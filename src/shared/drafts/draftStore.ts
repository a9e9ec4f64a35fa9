import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { copyStaffDrafts } from './draftStorage';

/**
 * The drafts of staff in memory, by account and place. They survive a dead session, which is one that the server has
 * ended, until the same account logs in again, but they do not survive a reload. Drafts of the agreement wizard are in
 * the tab's session storage while the session lasts. They move here when the server ends it, so that storage contains
 * nothing for the next person at the login page.
 */
export interface DraftStore {
  /** Returns the draft at a place; undefined if the logged-in account has none there. */
  read: (place: string) => unknown;
  /**
   * Stores a draft; null removes it. Does nothing if no account is logged in, so that a page that unmounts because its
   * session has ended does not remove its drafts.
   */
  write: (place: string, draft: unknown) => void;
  /**
   * Call it with the e-mail of an account that has logged in, or with null after the end of a session. Drops all
   * drafts, unless they are held and no other account has logged in.
   */
  follow: (account: string | null) => void;
  /**
   * Call it before the session of this account ends if the server has ended it: keeps the drafts until the account logs
   * in again.
   */
  holdForOwner: (account: string | undefined) => void;
  /** True if there is input from a dead session that waits for its owner. */
  hasHeldDrafts: () => boolean;
  /** True if the end of the session has interrupted a run. It continues when its owner logs in again, unless paused. */
  hasHeldRun: () => boolean;
}

/**
 * `account` is the e-mail of the logged-in account. An account without an e-mail has no drafts: it cannot be told apart
 * from others.
 */
export function createDraftStore(account: string | null = null): DraftStore {
  let owner = account;
  let held: { owner: string; stored: ReturnType<typeof copyStaffDrafts> } | null = null;
  let drafts = new Map<string, unknown>();
  return {
    read: (place) => drafts.get(place),
    write: (place, draft) => {
      if (!owner) return;
      if (draft === null) drafts.delete(place);
      else drafts.set(place, draft);
    },
    follow: (account) => {
      const isOwner = held !== null && (account === null || account === held.owner);
      if (!isOwner) {
        held = null;
        drafts = new Map();
      }
      if (account !== null && held) {
        held.stored.putBack();
        held = null;
      }
      owner = account;
    },
    holdForOwner: (account) => {
      held = account ? { owner: account, stored: copyStaffDrafts() } : null;
      owner = null;
    },
    hasHeldDrafts: () => held !== null && (drafts.size > 0 || held.stored.hasInput),
    hasHeldRun: () => held?.stored.hasRun ?? false,
  };
}

/** The drafts of the application. The default has no account and stores nothing. */
export const DraftStoreContext = createContext<DraftStore>(createDraftStore());

/** The place of a draft: the path of the current page and a name. */
export function placeOnPage(name: string): string {
  return `${window.location.pathname} ${name}`;
}

/** Returns the draft from before the dead session, or null. Looks it up once, on mount. */
export function useRestoredDraft(name: string): unknown {
  const store = useContext(DraftStoreContext);
  const [draft] = useState(() => store.read(placeOnPage(name)) ?? null);
  return draft;
}

/**
 * Stores the draft (null for none) at each change, and removes it on unmount. If the page unmounts because the server
 * has ended the session, the store keeps the draft.
 */
export function useSavedDraft(name: string, draft: unknown): void {
  const store = useContext(DraftStoreContext);
  const [place] = useState(() => placeOnPage(name));
  const hold = useEffectEvent(() => store.write(place, draft));
  useEffect(() => hold(), [draft]);
  useEffect(() => () => store.write(place, null), [store, place]);
}
