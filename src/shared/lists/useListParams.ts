import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseListParams, replaceListParams, serialiseListParams } from './listParams';
import type { ListParams, ListShape } from './listParams';

/** How a change enters the history: `replace` for corrections that "back" should not meet. */
export interface ChangeOptions {
  isCorrection?: boolean;
  /** What goes from the address with it, beside the list's state. */
  without?: string;
}

/**
 * A list's state, kept in the address, so that back, forward, reload and a shared link restore it
 * (D13). `change` merges what it is given; unless it names a page, the list starts at the first. What the address says
 * beside the list's state stays.
 */
export function useListParams<Column extends string, Field extends string>(
  shape: ListShape<Column, Field>,
) {
  const [search, setSearch] = useSearchParams();
  // The same as long as the list is: not anew with the row that is open beside it.
  const state = serialiseListParams(parseListParams(search, shape), shape).toString();
  const params = useMemo(() => parseListParams(new URLSearchParams(state), shape), [state, shape]);
  const change = useCallback(
    (changes: Partial<ListParams<Column, Field>>, options: ChangeOptions = {}) => {
      const { isCorrection = false, without } = options;
      setSearch(
        (current) => {
          if (without !== undefined) current.delete(without);
          const now = { ...parseListParams(current, shape), page: 0, ...changes };
          return replaceListParams(current, now, shape);
        },
        { replace: isCorrection },
      );
    },
    [setSearch, shape],
  );
  return { params, change };
}
