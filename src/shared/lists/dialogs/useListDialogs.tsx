import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '../../notifications/notify';
import { inTime } from '../../ui/states/inTime';

/** How a dialog of a list ends. */
export interface ListDialogCallbacks {
  /** The dialog is closed; the focus goes back to what opened it. */
  onClose: () => void;
  /** The row that the dialog was opened from has gone: the focus goes to the list. */
  onDone: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props & ListDialogCallbacks>>;

interface OpenDialog {
  render: (callbacks: ListDialogCallbacks) => ReactNode;
}

interface DialogState {
  open: OpenDialog | null;
  doneCount: number;
}

/**
 * The dialogs of a list, each fetched with its first use; `dialog` is what to render. Once one is done
 * `onDone` is called, and the focus, whose button may be going, moves to `list`. A dialog that was left
 * before its answer came leaves the one that is open now alone.
 */
export function useListDialogs(list: RefObject<HTMLElement | null>, onDone: () => void) {
  const { t } = useTexts();
  const [{ open, doneCount }, setState] = useState<DialogState>({ open: null, doneCount: 0 });
  const asked = useRef(0);
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
          const render = (callbacks: ListDialogCallbacks) => <Dialog {...props} {...callbacks} />;
          if (turn === asked.current) setState((now) => ({ ...now, open: { render } }));
        },
        () => {
          // Nobody is told of it who has left the list, or whose session is over.
          if (list.current) notify.error(t('SOMETHING_WENT_WRONG'));
        },
      );
    },
    [list, t],
  );

  const dialog = open?.render({
    onClose: () => setState((now) => (now.open === open ? { ...now, open: null } : now)),
    onDone: () => {
      setState((now) => (now.open === open ? { open: null, doneCount: now.doneCount + 1 } : now));
      onDone();
    },
  });
  return {
    /** Opens a dialog about something, such as a row. */
    openDialog,
    dialog,
  };
}
