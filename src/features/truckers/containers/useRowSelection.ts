import { useState } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import type { RowSelection } from '../components/truckerColumns';
import type { TruckerList } from '../truckerListRequest';

export type ListSelection = ReturnType<typeof useRowSelection>;

type Selected = RowSelection['selected'];

const noRows: readonly Trucker[] = [];

const withRows = (selected: Selected, rows: readonly Trucker[]): Selected =>
  new Map([...selected, ...rows.map((row) => [row.id, row] as const)]);

const without = (selected: Selected, gone: ReadonlySet<number>): Selected =>
  new Map([...selected].filter(([id]) => !gone.has(id)));

/** The selected hauliers, on all pages. A new search or another worklist clears the selection. */
export function useRowSelection(list: TruckerList, worklist: string | null) {
  const { isOutdated } = list;
  const rows = list.page?.rows ?? noRows;
  const { text, field } = list.params;
  const searched = JSON.stringify([field, text, worklist]);
  const none = {
    searched,
    rows,
    selected: new Map() as Selected,
    lastPressedId: 0,
    /** The ids that were unselected or deleted since all matches were requested. */
    dropped: new Set<number>(),
  };
  const [state, setState] = useState(none);
  const { selected } = state;
  if (state.searched !== searched) setState(none);
  else if (state.rows !== rows) {
    // Update the selected hauliers, of which the loaded rows may have newer data.
    const newer = rows.filter(({ id }) => selected.has(id));
    setState({ ...state, rows, selected: withRows(selected, newer) });
  }

  const drop = (now: typeof none, gone: ReadonlySet<number>) => ({
    ...now,
    selected: without(now.selected, gone),
    dropped: new Set([...now.dropped, ...gone]),
  });
  return {
    rows,
    isOutdated,
    selected,
    select: (pressed: readonly Trucker[], isSelected: boolean, isRange?: boolean) => {
      const [first] = pressed;
      // Do not use the selection of this render: `selectFetched` may have changed it since.
      setState((before) => {
        const now = { ...before, searched, lastPressedId: first?.id ?? 0 };
        const places = [before.lastPressedId, first?.id].map((wanted) =>
          rows.findIndex(({ id }) => id === wanted),
        );
        const from = Math.min(...places);
        const range = isRange && from >= 0 ? rows.slice(from, Math.max(...places) + 1) : pressed;
        return isSelected
          ? { ...now, selected: withRows(now.selected, range) }
          : drop(now, new Set(range.map(({ id }) => id)));
      });
    },
    /** Selects all matches once they are fetched, without those that were unselected or deleted meanwhile. */
    selectFetched: async (fetchAll: () => Promise<readonly Trucker[] | undefined>) => {
      setState((now) => ({ ...now, dropped: new Set() }));
      const all = await fetchAll();
      if (!all) return;
      setState((now) => {
        const kept = all.filter(({ id }) => !now.dropped.has(id));
        const selected = withRows(now.selected, kept);
        return { ...now, searched, selected, lastPressedId: kept[0]?.id ?? 0 };
      });
    },
    /** Removes a deleted haulier from the selection. */
    forget: (id: number) => setState((now) => drop(now, new Set([id]))),
  };
}
