import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseListParams, serialiseListParams } from './listParams';
import type { ListParams, ListShape } from './listParams';

/** How a change enters the history: `replace` for corrections that "back" should not meet. */
export interface ChangeOptions {
  isCorrection?: boolean;
}

/**
 * A list's state, kept in the address, so that back, forward, reload and a shared link restore it
 * (D13). `change` merges what it is given; unless it names a page, the list starts at the first.
 */
export function useListParams<Column extends string, Field extends string>(
  shape: ListShape<Column, Field>,
) {
  const [search, setSearch] = useSearchParams();
  const params = useMemo(() => parseListParams(search, shape), [search, shape]);
  const change = useCallback(
    (changes: Partial<ListParams<Column, Field>>, { isCorrection = false }: ChangeOptions = {}) => {
      setSearch(
        (current) =>
          serialiseListParams({ ...parseListParams(current, shape), page: 0, ...changes }, shape),
        { replace: isCorrection },
      );
    },
    [setSearch, shape],
  );
  return { params, change };
}
