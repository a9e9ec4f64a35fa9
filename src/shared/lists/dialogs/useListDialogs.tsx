import { useCallback, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { createDialogDraft, DialogDraftContext } from '../../drafts/dialogDraft';
import type { DialogDraft, DialogValues } from '../../drafts/dialogDraft';
import { DraftStoreContext, placeOnPage } from '../../drafts/draftStore';
import { AppModal } from '../../ui/AppModal';
import { lazyWithRetry, type LazyPart } from '../../ui/late/lazyWithRetry';

/** How a dialog of a list ends. */
export interface ListDialogCallbacks {
  /** The dialog is closed; the focus goes back to what opened it. */
  onClose: () => void;
  /** The row that the dialog was opened from has gone: the focus goes to the list. */
  onDone: () => void;
  /** What the dialog adds is there: the list is to show it. It may stand in place of what was deleted, by its id. */
  onAdded: (inPlaceOf?: number) => void;
}

/** A dialog of a list, fetched with its first use. What is said of its script stands in a dialog, too, and can be closed. */
export function lazyDialog<Props extends ListDialogCallbacks>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyWithRetry(fetchDialog, {
    texts: ['staff'],
    waiting: null,
    frame: (content, { onClose }) => <LateDialog onClose={onClose}>{content}</LateDialog>,
  });
}

function LateDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AppModal title={t('errors.dialogNotLoaded')} isOpen onClose={onClose}>
      {children}
    </AppModal>
  );
}

type Render = (callbacks: ListDialogCallbacks) => ReactNode;

interface OpenDialog {
  render: Render;
  draft: DialogDraft;
}

/** An open dialog as the drafts hold it. */
interface HeldDialog {
  render: Render;
  typed: DialogValues;
}

interface DialogState {
  open: OpenDialog | null;
  doneCount: number;
}

/**
 * The dialogs of a list; `dialog` is what to render. Once one is done
 * `onDone` is called, and the focus, whose button may be going, moves to `list`. A dialog that was left
 * before its answer came leaves the one that is open now alone. One whose session has died is open again from the start, where the
 * page shows what is added; `name` tells several lists of a page apart.
 */
export function useListDialogs(
  list: RefObject<HTMLElement | null>,
  onDone: () => void,
  onAdded?: ListDialogCallbacks['onAdded'],
  name = 'list',
) {
  const drafts = useContext(DraftStoreContext);
  const isKept = onAdded !== undefined;
  const [place] = useState(() => `${placeOnPage(name)} dialog`);
  const openWith = useCallback(
    (render: Render, restored: DialogValues | null = null): OpenDialog => {
      const hold = (typed: DialogValues) =>
        drafts.write(place, typed.values && ({ render, typed } satisfies HeldDialog));
      return { render, draft: createDialogDraft(restored, isKept ? hold : undefined) };
    },
    [drafts, place, isKept],
  );
  const [{ open, doneCount }, setState] = useState<DialogState>(() => {
    const held = isKept ? (drafts.read(place) as HeldDialog | undefined) : undefined;
    return { open: held ? openWith(held.render, held.typed) : null, doneCount: 0 };
  });
  useEffect(() => {
    if (!isKept || !open) return undefined;
    // A session that has died has ended before this: its drafts stay.
    return () => drafts.write(place, null);
  }, [drafts, place, isKept, open]);
  // Not before the dialog is closed: it holds the focus and then gives it back to the row.
  useEffect(() => {
    // The page stays where it is: whoever looked at the row still does.
    if (doneCount > 0) list.current?.focus({ preventScroll: true });
  }, [doneCount, list]);

  // The same from one render to the next: rows whose buttons open dialogs need not render anew.
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
  const dialog = open && (
    <DialogDraftContext value={open.draft}>
      {open.render({
        // Nothing on this page has opened one that is open again.
        onClose: () => close(open.draft.restored !== null),
        onDone: () => {
          close(true);
          onDone();
        },
        onAdded: onAdded ?? onDone,
      })}
    </DialogDraftContext>
  );
  return {
    /** Opens a dialog about something, such as a row. */
    openDialog,
    dialog,
  };
}
