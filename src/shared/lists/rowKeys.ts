import { useState } from 'react';

/** The React key of each row, by the id of its record. */
export type RowKeys = ReadonlyMap<number, number>;

/**
 * Gives new rows the keys of rows that have gone. React then changes the texts of their elements, which is faster than
 * creating elements. Rows in `used` hand nothing on.
 */
export function assignRowKeys(
  before: RowKeys,
  rows: readonly { id: number }[],
  used: ReadonlySet<number>,
): RowKeys {
  const shown = new Set(rows.map(({ id }) => id));
  const free = [...before].filter(([id]) => !shown.has(id) && !used.has(id)).map(([, key]) => key);
  let last = Math.max(0, ...before.values());
  return new Map(rows.map(({ id }) => [id, before.get(id) ?? free.shift() ?? ++last]));
}

/**
 * `keep` marks the row around an element as used. Its elements may have a state or the focus, or the focus may return
 * to them, so they never show another record.
 */
export function useRowKeys(rows: readonly { id: number }[]) {
  const [used, setUsed] = useState<ReadonlySet<number>>(new Set());
  const [assigned, setAssigned] = useState(() => ({
    rows,
    keys: assignRowKeys(new Map(), rows, used),
  }));
  let { keys } = assigned;
  if (assigned.rows !== rows) {
    keys = assignRowKeys(keys, rows, used);
    setAssigned({ rows, keys });
  }
  const keep = (element: Element) => {
    const { id } = rows[element.closest('tr')?.sectionRowIndex ?? -1] ?? {};
    if (id !== undefined && !used.has(id)) setUsed((now) => new Set(now).add(id));
  };
  return { keys, keep };
}
