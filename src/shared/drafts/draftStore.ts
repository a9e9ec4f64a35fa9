import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { copyStaffDrafts } from './storedDrafts';

/**
 * What staff have typed and not saved, by the account that typed it and its place. It outlives a dead session until its owner has
 * logged in again. In memory: a reload and the end of the tab take it along. The drafts of the agreement wizard are in the tab's
 * storage while the session lasts, and here while it is dead: nothing is left in storage for whoever sits down at the login page.
 */
export interface DraftStore {
  /** Undefined where the account that is signed in has typed nothing there. */
  read: (place: string) => unknown;
  /** Null forgets what was typed. Does nothing while nobody is signed in: a page that goes with its session takes nothing along. */
  write: (place: string, draft: unknown) => void;
  /** Somebody has signed in, by e-mail, or nobody is signed in any more; drafts of another account are forgotten. */
  follow: (account: string | null) => void;
  /** The session of this account is about to end by the server's word: what was typed waits for its owner. */
  keepForOwner: (account: string | undefined) => void;
  /** Something waits for its owner. */
  hasKept: () => boolean;
}

/** The drafts of the application, which nobody has typed yet. An account without an e-mail has none: it cannot be told from another. */
export function createDraftStore(account: string | null = null): DraftStore {
  let owner = account;
  let kept: { owner: string; stored: ReturnType<typeof copyStaffDrafts> } | null = null;
  let drafts = new Map<string, unknown>();
  return {
    read: (place) => drafts.get(place),
    write: (place, draft) => {
      if (!owner) return;
      if (draft === null) drafts.delete(place);
      else drafts.set(place, draft);
    },
    follow: (account) => {
      const isOwner = kept !== null && (account === null || account === kept.owner);
      if (!isOwner) {
        kept = null;
        drafts = new Map();
      }
      if (account !== null && kept) {
        kept.stored.putBack();
        kept = null;
      }
      owner = account;
    },
    keepForOwner: (account) => {
      kept = account ? { owner: account, stored: copyStaffDrafts() } : null;
      owner = null;
    },
    hasKept: () => kept !== null && (drafts.size > 0 || kept.stored.hasTyped),
  };
}

/** Carries the drafts of the application; outside of it nothing is kept. */
export const DraftStoreContext = createContext<DraftStore>(createDraftStore());

/** The place of something on this page. */
export function placeOnPage(name: string): string {
  return `${window.location.pathname} ${name}`;
}

/** What was typed in this place of the page before the session died; null where nothing was. The same until the page is left. */
export function useKeptDraft(name: string): unknown {
  const store = useContext(DraftStoreContext);
  const [draft] = useState(() => store.read(placeOnPage(name)) ?? null);
  return draft;
}

/** Holds what is typed in this place of the page, null where nothing is. */
export function useHeldDraft(name: string, draft: unknown): void {
  const store = useContext(DraftStoreContext);
  const [place] = useState(() => placeOnPage(name));
  const hold = useEffectEvent(() => store.write(place, draft));
  useEffect(() => hold(), [draft]);
  useEffect(() => () => store.write(place, null), [store, place]);
}
