import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { createDialogWork, DialogWorkContext } from '../../forms/kept/dialogWork';
import type { DialogWork } from '../../forms/kept/dialogWork';
import { KeptWorkContext } from '../../forms/kept/keptWork';
import { watchDialog } from '../../forms/kept/watchDialog';
import { notify } from '../../notifications/notify';
import { inTime } from '../../ui/states/inTime';

/** How a dialog of a list ends. */
export interface ListDialogCallbacks {
  /** The dialog is closed; the focus goes back to what opened it. */
  onClose: () => void;
  /** The row that the dialog was opened from has gone: the focus goes to the list. */
  onDone: () => void;
  /** What the dialog adds is there: the list is to show it. It may stand in place of what was deleted, by its id. */
  onAdded: (inPlaceOf?: number) => void;
}

type Load<Props> = () => Promise<ComponentType<Props & ListDialogCallbacks>>;

type Render = (callbacks: ListDialogCallbacks) => ReactNode;

interface OpenDialog {
  render: Render;
  work: DialogWork;
}

interface DialogState {
  open: OpenDialog | null;
  doneCount: number;
}

/**
 * The dialogs of a list, each fetched with its first use; `dialog` is what to render. Once one is done
 * `onDone` is called, and the focus, whose button may be going, moves to `list`. A dialog that was left
 * before its answer came leaves the one that is open now alone. One whose session has died is open again from the start, on the
 * page that shows what is added: its keys, which stand beside it, open nothing again.
 */
export function useListDialogs(
  list: RefObject<HTMLElement | null>,
  onDone: () => void,
  onAdded?: ListDialogCallbacks['onAdded'],
) {
  const { t } = useTexts();
  const keptWork = useContext(KeptWorkContext);
  const [{ open, doneCount }, setState] = useState<DialogState>(() => {
    const kept = keptWork.dialog;
    const isOwn = onAdded && kept?.path === window.location.pathname;
    const open = isOwn
      ? { render: kept.render as Render, work: createDialogWork(kept.typed) }
      : null;
    return { open, doneCount: 0 };
  });
  const asked = useRef(0);
  useEffect(() => (open ? watchDialog(keptWork, open) : undefined), [open, keptWork]);
  // Not before the dialog is closed: it holds the focus and then gives it back to the row.
  useEffect(() => {
    // The page stays where it is: whoever looked at the row still does.
    if (doneCount > 0) list.current?.focus({ preventScroll: true });
  }, [doneCount, list]);

  // The same from one render to the next: rows whose buttons open dialogs need not render anew.
  const openDialog = useCallback(
    <Props extends object>(load: Load<Props>, props: Props) => {
      asked.current += 1;
      const turn = asked.current;
      inTime(load()).then(
        (Dialog) => {
          // One that comes late never takes the place of one that was asked for after it.
          const render: Render = (callbacks) => <Dialog {...props} {...callbacks} />;
          const opened = { render, work: createDialogWork() };
          if (turn === asked.current) setState((now) => ({ ...now, open: opened }));
        },
        () => {
          // Nobody is told of it who has left the list, or whose session is over.
          if (list.current) notify.error(t('SOMETHING_WENT_WRONG'));
        },
      );
    },
    [list, t],
  );

  const close = (isRowGone: boolean) =>
    setState((now) =>
      now.open === open ? { open: null, doneCount: now.doneCount + Number(isRowGone) } : now,
    );
  const dialog = open && (
    <DialogWorkContext value={open.work}>
      {open.render({
        // Nothing on this page has opened one that is open again.
        onClose: () => close(open.work.restored !== null),
        onDone: () => {
          close(true);
          onDone();
        },
        onAdded: onAdded ?? onDone,
      })}
    </DialogWorkContext>
  );
  return {
    /** Opens a dialog about something, such as a row. */
    openDialog,
    dialog,
  };
}
