import { useMemo } from 'react';
import { usePreference } from '../../preferences/usePreference';
import type { Column } from '../table/column';

type ColumnHead = Pick<Column<never, string>, 'id' | 'header' | 'isRowHeader'>;

/** Columns of a list that can be hidden: not what names a row, nor what can be done with it. */
export function canHide({ id, isRowHeader }: ColumnHead): boolean {
  return !isRowHeader && id !== 'actions';
}

/** What a hidden column is kept as. */
export const hiddenKey = (list: string, { id }: ColumnHead) => `${list}.${id}`;

/** The columns of a list that nobody has hidden in this browser; the same until others are, or `columns` are. */
export function useShownColumns<Row, SortId extends string>(
  list: string,
  columns: readonly Column<Row, SortId>[],
): readonly Column<Row, SortId>[] {
  const hidden = usePreference('hiddenColumns');
  return useMemo(
    () => columns.filter((it) => !canHide(it) || !hidden.includes(hiddenKey(list, it))),
    [list, columns, hidden],
  );
}
