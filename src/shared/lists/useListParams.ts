import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseListParams, replaceListParams, serialiseListParams } from './listParams';
import type { ListParams, ListShape } from './listParams';

interface ChangeOptions {
  /** Whether the new URL replaces the entry in the browser's history. By default, it adds one. */
  replace?: boolean;
  /** Changes of other URL parameters; null removes a parameter. */
  others?: Readonly<Record<string, string | null>>;
}

export interface ListParamsState<Column extends string, Field extends string> {
  params: ListParams<Column, Field>;
  /** Changes the state in the URL, and returns the new state. Goes to the first page unless a page is given. */
  change: (
    changes: Partial<ListParams<Column, Field>>,
    options?: ChangeOptions,
  ) => ListParams<Column, Field>;
}

/** Keeps the state of the list in the URL, so that back, reload and a shared link restore it. */
export function useListParams<Column extends string, Field extends string>(
  shape: ListShape<Column, Field>,
): ListParamsState<Column, Field> {
  const [search, setSearch] = useSearchParams();
  // `state` ignores other parameters, such as the row that is open beside the list, so that `params` stays stable.
  const state = serialiseListParams(parseListParams(search, shape), shape).toString();
  const params = useMemo(() => parseListParams(new URLSearchParams(state), shape), [state, shape]);
  const change = useCallback(
    (changes: Partial<ListParams<Column, Field>>, options: ChangeOptions = {}) => {
      const { replace = false, others = {} } = options;
      const next = { ...params, page: 0, ...changes };
      setSearch(
        (current) => {
          for (const [name, value] of Object.entries(others)) {
            if (value === null) current.delete(name);
            else current.set(name, value);
          }
          return replaceListParams(current, next, shape);
        },
        { replace },
      );
      return next;
    },
    [setSearch, shape, params],
  );
  return { params, change };
}
