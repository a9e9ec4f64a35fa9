import { isApiError } from '@/api/core/apiError';
import { useDeleteTruckerMutation } from '@/api/truckers/truckers.api';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { notifyFailure } from './notifyFailure';
import { useFailureText } from './useFailureText';
import type { TruckerDialogProps } from './truckerDialog';

/**
 * The confirmation of section 2. After a failure it stays open, so that Yes can be pressed again,
 * save where there is nothing left to delete.
 */
export function DeleteTruckerDialog({ trucker, onClose, onDone }: TruckerDialogProps) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const [deleteTrucker, { isLoading }] = useDeleteTruckerMutation();
  const handleYes = async () => {
    try {
      await deleteTrucker(trucker.id).unwrap();
      notify.success(t('truckers.deleted', { name: trucker.name }));
      onDone();
    } catch (error) {
      notifyFailure(error, failureText(error));
      if (isApiError(error) && error.kind === 'notFound') onDone();
    }
  };
  return (
    <AppModal
      title={t('truckers.delete')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.no')}
          </Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void handleYes()}>
            {t('common.yes')}
          </Button>
        </>
      }
    >
      <p className="fw-bold">{trucker.name}</p>
      <p className="mb-0">{t('common.confirmDelete')}</p>
    </AppModal>
  );
}
