import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { truckerApi } from '@/api/truckers/trucker.api';
import { oneTruckerTags } from '@/api/truckers/trucker.tags';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { rowCountOf } from '@/shared/lists/rows';
import type { Added } from '@/shared/lists/dialogs/useListDialogs';
import { parseId } from '@/shared/routing/parseId';
import { useAppDispatch } from '@/store/hooks';
import type { TruckerList } from '../truckerListRequest';
import { worklistParam } from '../worklists/worklistParam';

const { invalidateTags } = truckerApi.util;

const openParam = 'open';

/**
 * Keeps the id of the open haulier in the URL; the haulier is shown beside the list. After closing, the focus returns
 * to the element that opened it, or else to the list.
 */
export function useOpenTrucker({ bodyRef, params, change, page, answer, error }: TruckerList) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const requestedId = parseId(search.get(openParam));
  const [deletedIds, setDeletedIds] = useState<readonly number[]>([]);
  const isDeleted = requestedId !== null && deletedIds.includes(requestedId);
  const id = isDeleted ? null : requestedId;
  const dispatch = useAppDispatch();

  const [wasOpenedByUser, setOpenedByUser] = useState(false);
  const opener = useRef<Element>(null);
  const openId = useRef(id);
  useEffect(() => {
    const wasOpen = openId.current !== null;
    openId.current = id;
    if (id !== null || !wasOpen) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else bodyRef.current?.focus();
    opener.current = null;
  }, [id, bodyRef]);

  const isMounted = useIsMounted();
  // Drop a deleted haulier from the cache in an effect, after the panel has closed: an open panel would fetch it again.
  useEffect(() => {
    const deleted = deletedIds.at(-1);
    if (deleted !== undefined) dispatch(invalidateTags(oneTruckerTags(deleted)));
  }, [dispatch, deletedIds]);

  // These callbacks must be stable, so that no row renders again. So do not use `setSearchParams`, which changes with
  // the URL.
  const show = useCallback(
    (next: number | null, options: { replace: boolean }) => {
      const changed = new URLSearchParams(window.location.search);
      if (next === null) changed.delete(openParam);
      else changed.set(openParam, String(next));
      void navigate({ search: changed.toString() }, options);
    },
    [navigate],
  );
  // Back and forward may lead to a history entry from before the deletion: remove the deleted haulier from the URL.
  const removeDeleted = useEffectEvent(() => {
    if (isDeleted) show(null, { replace: true });
  });
  useEffect(() => removeDeleted(), [requestedId]);
  const open = useCallback(
    (next: number) => {
      // Replace the entry of the open haulier, so that back leads to the list and not through all opened hauliers.
      const isAnother = openId.current !== null;
      if (!isAnother) opener.current = document.activeElement;
      setOpenedByUser(true);
      show(next, { replace: isAnother });
    },
    [show],
  );

  const index = page?.rows.findIndex((row) => row.id === id) ?? -1;
  const position =
    page && index >= 0 ? { number: rowCountOf(page).from + index, total: page.total } : null;
  /**
   * Set while `step` waits for another page of the list: the open haulier, the state of the list that is loading, and
   * the direction.
   */
  const turned = useRef<{ from: number; to: typeof params; isBack: boolean } | null>(null);
  const step = (distance: 1 | -1) => {
    if (!page || !position || id === null) return;
    const beside = page.rows[index + distance];
    const next = position.number + distance;
    // Do not call `open`: if the URL had opened the panel, it would move the focus from the button to the heading.
    if (beside) show(beside.id, { replace: true });
    else if (next > 0 && next <= position.total) {
      const to = change({ page: page.page + distance }, { replace: true });
      turned.current = { from: id, to, isBack: distance < 0 };
    }
  };
  // If the page cannot be loaded, or the list shows something else by now, forget the step. Otherwise opening that page
  // later would open a haulier.
  useEffect(() => {
    const isStep = JSON.stringify(params) === JSON.stringify(turned.current?.to);
    if (error !== null || !isStep) turned.current = null;
  }, [params, error]);
  useEffect(() => {
    if (!turned.current || answer?.page !== turned.current.to.page) return;
    const { from, isBack } = turned.current;
    turned.current = null;
    const beside = answer.rows.at(isBack ? -1 : 0);
    if (beside && openId.current === from) show(beside.id, { replace: true });
  }, [answer, show]);

  const closeDeleted = useCallback(
    (deleted: number) => {
      if (!isMounted.current) {
        dispatch(invalidateTags(oneTruckerTags(deleted)));
        return;
      }
      if (openId.current === deleted) show(null, { replace: true });
      setDeletedIds((others) => [...others, deleted]);
    },
    [dispatch, show, isMounted, setDeletedIds],
  );
  return {
    id,
    /** The open haulier's row in the list; undefined if the list does not show the haulier. */
    listed: page?.rows[index],
    /** The open haulier's position in the list, counted over all pages; null if the list does not show the haulier. */
    position,
    /** Opens the haulier before or after the open one, if necessary from another page. */
    step,
    /** False if the URL has opened the haulier, and not the user on this page. */
    wasOpenedByUser,
    open,
    close: () => show(null, { replace: false }),
    closeDeleted,
    /** Fetches the open haulier and its price again, because refreshing the list does not. */
    fetchAgain: () => {
      if (id !== null) dispatch(invalidateTags([...oneTruckerTags(id), 'Price', 'AddOn']));
    },
    /**
     * After a haulier was added, sorts the list by id, the newest first, and opens that haulier if its id is known. If
     * it replaces the open haulier, which was deleted, closes that one.
     */
    showNewest: ({ id: added = null, inPlaceOf }: Added = {}) => {
      const newest = { text: '', sort: { column: 'id', direction: 'desc' } } as const;
      const isReplaced = inPlaceOf !== undefined && inPlaceOf === id;
      // Change the URL once: a second change at the same time would undo the first.
      const isOtherOpen = added !== null || isReplaced;
      const others = isOtherOpen ? { [openParam]: added === null ? null : String(added) } : {};
      // Also close the worklist, which may not have the new haulier at the top.
      change(newest, { replace: isReplaced, others: { ...others, [worklistParam]: null } });
      if (added !== null) setOpenedByUser(true);
      if (isReplaced) setDeletedIds((others) => [...others, inPlaceOf]);
    },
  };
}
