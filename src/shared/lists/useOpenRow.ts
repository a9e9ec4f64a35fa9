import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../routing/readId';

/** Where the address has it. */
export const openParam = 'open';

/** The row that is open beside a list, by its id. */
export interface OpenRow {
  id: number | null;
  /** True once one was opened on this page: not by the address that led to it. */
  wasAskedFor: boolean;
  /** Opens a row. "Back" leads to the list as it was, not through the rows that were open in turn. Stays the same. */
  open: (id: number) => void;
  close: () => void;
  /** Closes a row that is gone, where it is the one that is open: "back" does not lead to it. Stays the same. */
  drop: (id: number) => void;
}

/**
 * Which row of a list is open beside it, kept in the address. Once it is closed, by whatever means, the focus goes back to what
 * opened it, or else to where `focusList` puts it.
 */
export function useOpenRow(focusList: () => void): OpenRow {
  const [search, setSearch] = useSearchParams();
  const id = readId(search.get(openParam) ?? '');

  const [wasAskedFor, setAskedFor] = useState(false);
  const opener = useRef<Element>(null);
  const before = useRef(id);
  const latest = useRef({ setSearch, focusList });
  useEffect(() => {
    latest.current = { setSearch, focusList };
  });
  useEffect(() => {
    const wasOpen = before.current !== null;
    before.current = id;
    if (id !== null || !wasOpen) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else latest.current.focusList();
    opener.current = null;
  }, [id]);

  const open = useCallback((next: number) => {
    const isAnother = before.current !== null;
    if (!isAnother) opener.current = document.activeElement;
    setAskedFor(true);
    latest.current.setSearch(
      (current) => {
        const search = new URLSearchParams(current);
        search.set(openParam, String(next));
        return search;
      },
      { replace: isAnother },
    );
  }, []);
  const closeBy = useCallback((options: { replace: boolean }) => {
    latest.current.setSearch((current) => {
      const search = new URLSearchParams(current);
      search.delete(openParam);
      return search;
    }, options);
  }, []);
  const close = useCallback(() => closeBy({ replace: false }), [closeBy]);
  const drop = useCallback(
    (gone: number) => {
      if (before.current === gone) closeBy({ replace: true });
    },
    [closeBy],
  );
  return { id, wasAskedFor, open, close, drop };
}
