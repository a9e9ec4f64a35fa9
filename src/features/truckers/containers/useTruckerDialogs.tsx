import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import type { TruckerDialogProps } from './truckerDialog';

interface OpenDialog {
  trucker: Trucker;
  Dialog: ComponentType<TruckerDialogProps>;
}

interface DialogState {
  open: OpenDialog | null;
  doneCount: number;
}

type Load = () => Promise<ComponentType<TruckerDialogProps>>;

const loadDelete: Load = async () => (await import('./DeleteTruckerDialog')).DeleteTruckerDialog;
const loadRegistration: Load = async () =>
  (await import('./AddRegistrationDialog')).AddRegistrationDialog;

/**
 * The dialogs of the rows, each fetched with its first use; `dialog` is what to render. Once one is
 * done `onDone` is called, and the focus, whose button may be going, moves to `list`. A dialog that was
 * left before its answer came leaves the one that is open now alone.
 */
export function useTruckerDialogs(list: RefObject<HTMLElement | null>, onDone: () => void) {
  const { t } = useTexts();
  const [{ open, doneCount }, setState] = useState<DialogState>({ open: null, doneCount: 0 });
  // Not before the dialog is closed: it holds the focus and then gives it back to the row.
  useEffect(() => {
    if (doneCount > 0) list.current?.focus();
  }, [doneCount, list]);

  const setOpen = (next: OpenDialog | null) => setState((now) => ({ ...now, open: next }));

  const opener = (load: Load) => (trucker: Trucker) => {
    load().then(
      (Dialog) => setOpen({ trucker, Dialog }),
      () => notify.error(t('SOMETHING_WENT_WRONG')),
    );
  };
  const dialog = open && (
    <open.Dialog
      trucker={open.trucker}
      onClose={() => setOpen(null)}
      onDone={() => {
        setState((now) => (now.open === open ? { open: null, doneCount: now.doneCount + 1 } : now));
        onDone();
      }}
    />
  );
  return { askToDelete: opener(loadDelete), addRegistration: opener(loadRegistration), dialog };
}
