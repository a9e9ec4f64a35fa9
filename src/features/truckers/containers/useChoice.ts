import { useState } from 'react';
import type { Trucker, TruckerSearchField, TruckerSortColumn } from '@/api/truckers/trucker.model';
import type { ListState } from '@/shared/lists/useList';
import type { Choice } from '../components/truckerColumns';

/** The hauliers that the user has chosen, on all pages. A new search or another worklist clears the choice. */
export function useChoice(
  { page, params: { text, field } }: ListState<Trucker, TruckerSortColumn, TruckerSearchField>,
  worklist: string | null,
): Choice {
  const searched = JSON.stringify([field, text, worklist]);
  const none = { searched, chosen: new Map<number, Trucker>(), last: 0 };
  const [state, setState] = useState(none);
  if (state.searched !== searched) setState(none);
  const { chosen } = state;
  const rows = page?.rows ?? [];
  return {
    rows,
    chosen,
    choose: (pressed, isChosen, isRange) => {
      const [first] = pressed;
      const places = [state.last, first?.id].map((wanted) =>
        rows.findIndex(({ id }) => id === wanted),
      );
      const from = Math.min(...places);
      const range = isRange && from >= 0 ? rows.slice(from, Math.max(...places) + 1) : pressed;
      const next = new Map(chosen);
      for (const row of range) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      setState({ searched, chosen: next, last: first?.id ?? 0 });
    },
  };
}
