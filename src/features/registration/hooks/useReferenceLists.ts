import { useEffect, useRef } from 'react';
import {
  useListAreasQuery,
  useListInjuriesQuery,
  useListNewValuesQuery,
  useListOwnRisksQuery,
} from '@/api/lookups/lookups.api';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import type { ChoiceLists } from '../steps/answers';

/** The lists, or where their loading stands. */
export interface ReferenceListsState {
  lists: ChoiceLists | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the reference lists (specification, section 2). `isWaiting` holds them back, so that step 1 comes first. */
export function useReferenceLists(isWaiting: boolean): ReferenceListsState {
  const options = { skip: isWaiting };
  const areas = useListAreasQuery(undefined, options);
  const newValues = useListNewValuesQuery(undefined, options);
  const ownRisks = useListOwnRisksQuery(undefined, options);
  const injuries = useListInjuriesQuery(undefined, options);
  const all = [areas, newValues, ownRisks, injuries];
  const lists =
    areas.data && newValues.data && ownRisks.data && injuries.data
      ? {
          areas: areas.data,
          newValues: newValues.data,
          ownRisks: ownRisks.data,
          injuries: injuries.data,
        }
      : null;
  return {
    lists,
    hasFailed: all.some(({ isError }) => isError) && !all.some(({ isFetching }) => isFetching),
    retry: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

/** Says once that the lists could not be loaded (specification, section 8). */
export function useListsFailureNotice(hasFailed: boolean): void {
  const { t } = useTexts();
  // Another language is no other failure.
  const isSaid = useRef(false);
  useEffect(() => {
    if (hasFailed && !isSaid.current) notify.error(t('wizard.lookupLoadFailed'));
    isSaid.current = hasFailed;
  }, [hasFailed, t]);
}
