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

type Load = () => Promise<ComponentType<TruckerDialogProps>>;

const loadDelete: Load = async () => (await import('./DeleteTruckerDialog')).DeleteTruckerDialog;
const loadRegistration: Load = async () =>
  (await import('./AddRegistrationDialog')).AddRegistrationDialog;

/**
 * The dialogs of the rows, each fetched with its first use; `dialog` is what to render. Once one is
 * done `onDone` is called, and the focus, whose button may be going, moves to `list`.
 */
export function useTruckerDialogs(list: RefObject<HTMLElement | null>, onDone: () => void) {
  const { t } = useTexts();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [doneCount, setDoneCount] = useState(0);
  // Not before the dialog is closed: it holds the focus and then gives it back to the row.
  useEffect(() => {
    if (doneCount > 0) list.current?.focus();
  }, [doneCount, list]);

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
        setOpen(null);
        setDoneCount((count) => count + 1);
        onDone();
      }}
    />
  );
  return { askToDelete: opener(loadDelete), addRegistration: opener(loadRegistration), dialog };
}
