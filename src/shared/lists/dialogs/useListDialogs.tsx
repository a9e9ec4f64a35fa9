import {
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Namespace } from '@/i18n/i18n';
import { createDialogDraft, DialogDraftContext } from '../../drafts/dialogDraft';
import type { DialogDraft, DialogValues } from '../../drafts/dialogDraft';
import { DraftStoreContext, placeOnPage } from '../../drafts/draftStore';
import { useIsMounted } from '../../hooks/useIsMounted';
import { AppModal } from '../../ui/AppModal';
import { lazyWithRetry, type LazyPart } from '../../ui/lazy/lazyWithRetry';

/** A row that was added. */
export interface Added {
  /** The id of the added row; null if the response does not contain it. */
  id?: number | null;
  /** The id of the deleted row that the added row replaces. */
  inPlaceOf?: number;
}

export interface ListDialogCallbacks {
  /** Closes the dialog. The focus returns to the element that opened it. */
  onClose: () => void;
  /**
   * Closes the dialog. The element that opened it may be gone, for example with a removed row, so the focus moves to
   * the list.
   */
  onDone: () => void;
  /** Shows the added row in the list. */
  onAdded: (added?: Added) => void;
  /** Opens another dialog in place of this one. */
  openDialog: <Props extends object>(
    Dialog: ComponentType<Props & ListDialogCallbacks>,
    props: Props,
  ) => void;
}

/** Loads the dialog on first use. A slow or failed load is shown in a dialog too, so that the user can close it. */
export function lazyDialog<Props extends Pick<ListDialogCallbacks, 'onClose'>>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = ['staff'],
): LazyPart<Props> {
  return lazyWithRetry(fetchDialog, {
    texts,
    waiting: null,
    frame: (content, { onClose }) => <LateDialog onClose={onClose}>{content}</LateDialog>,
  });
}

function LateDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AppModal title={t('errors.dialogNotLoaded')} onClose={onClose}>
      {children}
    </AppModal>
  );
}

type Render = (callbacks: ListDialogCallbacks) => ReactNode;

interface OpenDialog {
  render: Render;
  draft: DialogDraft;
}

interface HeldDialog {
  render: Render;
  typed: DialogValues;
}

interface DialogState {
  open: OpenDialog | null;
  doneCount: number;
}

/**
 * Returns `openDialog`, and the open `dialog` to render. When a dialog is done, calls `onDone` and moves the focus to
 * `list`. The browser's back and forward close it, because they change the list below; a dialog with changes asks
 * first. The open dialog is kept when the session ends; `name` tells the lists of a page apart.
 * Calls neither `onDone` nor `onAdded` after the list has unmounted, because the URL is then that of another page.
 */
export function useListDialogs(
  list: RefObject<HTMLElement | null>,
  onDone: () => void,
  onAdded: ListDialogCallbacks['onAdded'],
  name = 'list',
) {
  const drafts = useContext(DraftStoreContext);
  const [place] = useState(() => `${placeOnPage(name)} dialog`);
  const openWith = useCallback(
    (render: Render, restored: DialogValues | null = null): OpenDialog => {
      const hold = (typed: DialogValues) =>
        drafts.write(place, typed.values && ({ render, typed } satisfies HeldDialog));
      return { render, draft: createDialogDraft(restored, hold) };
    },
    [drafts, place],
  );
  const [{ open, doneCount }, setState] = useState<DialogState>(() => {
    const held = drafts.read(place) as HeldDialog | undefined;
    return { open: held ? openWith(held.render, held.typed) : null, doneCount: 0 };
  });
  useEffect(() => {
    if (!open) return undefined;
    // Remove the draft of the closed dialog. After the end of the session this does nothing: the owner keeps the draft.
    return () => drafts.write(place, null);
  }, [drafts, place, open]);
  // Focus the list in an effect, because the closing dialog first returns the focus to the row.
  useEffect(() => {
    if (doneCount > 0) list.current?.focus({ preventScroll: true });
  }, [doneCount, list]);

  // Keep this function stable, so that rows with buttons that open dialogs do not render again.
  const openDialog = useCallback(
    <Props extends object>(Dialog: ComponentType<Props & ListDialogCallbacks>, props: Props) => {
      const render: Render = (callbacks) => <Dialog {...props} {...callbacks} />;
      setState((now) => ({ ...now, open: openWith(render) }));
    },
    [openWith],
  );

  const close = (isRowGone: boolean) =>
    setState((now) =>
      now.open === open ? { open: null, doneCount: now.doneCount + Number(isRowGone) } : now,
    );
  // Call `onDone` in an effect, so that it is that of the latest render: meanwhile the list may show another search.
  const [endCount, countEnd] = useReducer((count: number) => count + 1, 0);
  const tellDone = useEffectEvent(onDone);
  useEffect(() => {
    if (endCount > 0) tellDone();
  }, [endCount]);
  const done = () => {
    close(true);
    countEnd();
  };
  const { key } = useLocation();
  const shownKey = useRef(key);
  const isPop = useNavigationType() === NavigationType.Pop;
  const leave = useEffectEvent(() => {
    // Fetch the list again, as the closing button of a dialog about a deleted row does.
    if (open && isPop && key !== shownKey.current) done();
    shownKey.current = key;
  });
  useEffect(() => leave(), [key]);
  const isMounted = useIsMounted();
  const dialog = open && (
    <DialogDraftContext value={open.draft}>
      {open.render({
        // The element that opened a restored dialog is gone, so move the focus to the list.
        onClose: () => close(open.draft.restored !== null),
        onDone: done,
        onAdded: (added) => {
          if (isMounted.current) onAdded(added);
        },
        openDialog,
      })}
    </DialogDraftContext>
  );
  return { openDialog, dialog };
}
