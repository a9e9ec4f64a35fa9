import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { createDialogDraft, DialogDraftContext } from '../../drafts/dialogDraft';
import type { DialogDraft, DialogValues } from '../../drafts/dialogDraft';
import { DraftStoreContext, placeOnPage } from '../../drafts/draftStore';
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
 * The dialogs of a list, each fetched with its first use; `dialog` is what to render. Once one is done
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
  const { t } = useTranslation();
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
  const asked = useRef(0);
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
    <Props extends object>(load: Load<Props>, props: Props) => {
      asked.current += 1;
      const turn = asked.current;
      inTime(load()).then(
        (Dialog) => {
          // One that comes late never takes the place of one that was asked for after it.
          const render: Render = (callbacks) => <Dialog {...props} {...callbacks} />;
          if (turn === asked.current) setState((now) => ({ ...now, open: openWith(render) }));
        },
        () => {
          // Nobody is told of it who has left the list, or whose session is over.
          if (list.current) notify.error(t('SOMETHING_WENT_WRONG'));
        },
      );
    },
    [list, openWith, t],
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
