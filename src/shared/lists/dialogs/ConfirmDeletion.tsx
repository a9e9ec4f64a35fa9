import { useState } from 'react';
import { isApiError } from '@/api/core/apiError';
import { useTexts } from '@/i18n/useTexts';
import { notifyFailure } from '../../errors/notifyFailure';
import { useGenericErrorText } from '../../errors/useMessageText';
import { notify } from '../../notifications/notify';
import { AppModal } from '../../ui/AppModal';
import { Button } from '../../ui/Button';
import type { ListDialogCallbacks } from './useListDialogs';

/** Texts are already translated. */
export interface ConfirmDeletionProps extends ListDialogCallbacks {
  title: string;
  /** What will be gone. */
  name: string;
  /** Said once it is gone. */
  doneText: string;
  /** Rejects with the call's error. */
  remove: () => Promise<unknown>;
}

/**
 * The confirmation of section 2. After a failure it stays open, so that Yes can be pressed again, save
 * where there is nothing left to delete.
 */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  const { title, name, doneText, remove, onClose, onDone } = props;
  const { t } = useTexts();
  const failureText = useGenericErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const handleYes = async () => {
    setIsBusy(true);
    try {
      await remove();
      notify.success(doneText);
      onDone();
    } catch (error) {
      notifyFailure(error, failureText(error));
      if (isApiError(error) && error.kind === 'notFound') onDone();
    }
    setIsBusy(false);
  };
  return (
    <AppModal
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.no')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void handleYes()}>
            {t('common.yes')}
          </Button>
        </>
      }
    >
      <p className="fw-bold">
        <bdi>{name}</bdi>
      </p>
      <p className="mb-0">{t('common.confirmDelete')}</p>
    </AppModal>
  );
}
