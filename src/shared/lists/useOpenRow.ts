import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../routing/readId';

export const openParam = 'open';

export interface OpenRow {
  id: number | null;
  /** False while the row is open by the address alone. */
  wasAskedFor: boolean;
  /** "Back" leads to the list as it was, not through the rows that were open in turn. Stays the same. */
  open: (id: number) => void;
  close: () => void;
  /** Closes the row if it is open; "back" does not lead to it. Stays the same. */
  drop: (id: number) => void;
}

/** Keeps the open row in the address. Once closed, the focus goes back to what opened it, or else to the list. */
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
