import { useCallback, useEffect, useState } from 'react';
import type { Trucker, TruckerSearchField, TruckerSortColumn } from '@/api/truckers/trucker.model';
import { oneTruckerTags, truckerApi } from '@/api/truckers/trucker.api';
import type { ListState } from '@/shared/lists/useList';
import { openParam, useOpenRow } from '@/shared/lists/useOpenRow';
import { useAppDispatch } from '@/store/hooks';

const { invalidateTags } = truckerApi.util;

/** The haulier that is open beside the list, kept in the address. */
export function useOpenTrucker({
  bodyRef,
  change,
}: Pick<ListState<Trucker, TruckerSortColumn, TruckerSearchField>, 'bodyRef' | 'change'>) {
  const openRow = useOpenRow(() => bodyRef.current?.focus());
  const { id: openId, drop } = openRow;
  const dispatch = useAppDispatch();
  const [deletedId, setDeletedId] = useState<number | null>(null);
  // Only once its panel is closed: else it would be read again.
  useEffect(() => {
    if (deletedId === null || deletedId === openId) return;
    dispatch(invalidateTags(oneTruckerTags(deletedId)));
  }, [dispatch, deletedId, openId]);

  const closeDeleted = useCallback(
    (id: number) => {
      drop(id);
      setDeletedId(id);
    },
    [drop],
  );
  return {
    ...openRow,
    /** The open haulier is read by itself, not with the list. */
    readAgain: () => {
      if (openId !== null) dispatch(invalidateTags(oneTruckerTags(openId)));
    },
    /** Closes a deleted haulier. */
    closeDeleted,
    /** The newest has the highest id. A haulier that it replaces is closed. */
    showNewest: (inPlaceOf?: number) => {
      const newest = { text: '', sort: { column: 'id', direction: 'desc' } } as const;
      if (inPlaceOf === undefined || inPlaceOf !== openId) {
        change(newest);
        return;
      }
      // One change of the address: a second one in the same moment would undo the first.
      change(newest, { isCorrection: true, without: openParam });
      setDeletedId(inPlaceOf);
    },
  };
}
