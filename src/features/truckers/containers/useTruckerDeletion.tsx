import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import type { DeleteTruckerDialogProps } from './DeleteTruckerDialog';

interface Question {
  trucker: Trucker;
  Dialog: ComponentType<DeleteTruckerDialogProps>;
}

/**
 * Deletion from a row: `ask` fetches the dialog and opens it, `dialog` is what to render. Once the
 * haulier is gone `onGone` is called and the focus, whose row is going too, moves to `list`.
 */
export function useTruckerDeletion(list: RefObject<HTMLElement | null>, onGone: () => void) {
  const { t } = useTexts();
  const [question, setQuestion] = useState<Question | null>(null);
  const [goneCount, setGoneCount] = useState(0);
  // Not before the dialog is closed: it holds the focus and then gives it back to the row.
  useEffect(() => {
    if (goneCount > 0) list.current?.focus();
  }, [goneCount, list]);
  const ask = (trucker: Trucker) => {
    import('./DeleteTruckerDialog').then(
      ({ DeleteTruckerDialog }) => setQuestion({ trucker, Dialog: DeleteTruckerDialog }),
      () => notify.error(t('SOMETHING_WENT_WRONG')),
    );
  };
  const dialog = question && (
    <question.Dialog
      trucker={question.trucker}
      onClose={() => setQuestion(null)}
      onGone={() => {
        setQuestion(null);
        setGoneCount((count) => count + 1);
        onGone();
      }}
    />
  );
  return { ask, dialog };
}
