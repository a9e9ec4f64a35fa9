import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import type { DeleteTruckerDialogProps } from './DeleteTruckerDialog';

interface Question {
  trucker: Trucker;
  Dialog: ComponentType<DeleteTruckerDialogProps>;
}

/**
 * Deletion from a row: `ask` fetches the dialog and opens it, `dialog` is what to render.
 * `onDeleted` is called once the haulier is gone and the dialog is closed.
 */
export function useTruckerDeletion(onDeleted: () => void) {
  const { t } = useTexts();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (trucker: Trucker) => {
    import('./DeleteTruckerDialog').then(
      ({ DeleteTruckerDialog }) => setQuestion({ trucker, Dialog: DeleteTruckerDialog }),
      () => notify.error(t('SOMETHING_WENT_WRONG')),
    );
  };
  const handleClose = (isDeleted: boolean) => {
    setQuestion(null);
    if (isDeleted) onDeleted();
  };
  const dialog = question && <question.Dialog trucker={question.trucker} onClose={handleClose} />;
  return { ask, dialog };
}
