import { useState } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import type { RowSelection } from '../components/truckerColumns';
import type { TruckerList } from '../truckerListRequest';

/** The selected hauliers, on all pages. A new search or another worklist clears the selection. */
export function useRowSelection(list: TruckerList, worklist: string | null): RowSelection {
  const { page, isOutdated } = list;
  const { text, field } = list.params;
  const searched = JSON.stringify([field, text, worklist]);
  const none = { searched, selected: new Map<number, Trucker>(), lastPressedId: 0 };
  const [state, setState] = useState(none);
  if (state.searched !== searched) setState(none);
  const { selected } = state;
  const rows = page?.rows ?? [];
  return {
    rows,
    isOutdated,
    selected,
    select: (pressed, isSelected, isRange) => {
      const [first] = pressed;
      // The selection may have changed since the render: all matches are selected once they are fetched.
      setState((now) => {
        const places = [now.lastPressedId, first?.id].map((wanted) =>
          rows.findIndex(({ id }) => id === wanted),
        );
        const from = Math.min(...places);
        const range = isRange && from >= 0 ? rows.slice(from, Math.max(...places) + 1) : pressed;
        const next = new Map(now.selected);
        for (const row of range) {
          if (isSelected) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { searched, selected: next, lastPressedId: first?.id ?? 0 };
      });
    },
    update: (newer) =>
      setState((now) => {
        const changed = newer.filter(({ id }) => now.selected.has(id));
        if (changed.every((row) => now.selected.get(row.id) === row)) return now;
        const entries = changed.map((row) => [row.id, row] as const);
        return { ...now, selected: new Map([...now.selected, ...entries]) };
      }),
  };
}
