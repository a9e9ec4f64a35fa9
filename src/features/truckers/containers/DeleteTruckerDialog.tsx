import type { Trucker } from '@/api/truckers/trucker.model';
import { useDeleteTruckerMutation } from '@/api/truckers/truckers.api';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { useFailureText } from './useFailureText';

/** Asks before `trucker` is deleted; `onClose` tells whether it is gone. */
export interface DeleteTruckerDialogProps {
  trucker: Trucker;
  onClose: (isDeleted: boolean) => void;
}

/** The confirmation of section 2. After a failure it stays open, so that Yes can be pressed again. */
export function DeleteTruckerDialog({ trucker, onClose }: DeleteTruckerDialogProps) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const [deleteTrucker, { isLoading }] = useDeleteTruckerMutation();
  const handleYes = async () => {
    try {
      await deleteTrucker(trucker.id).unwrap();
      notify.success(t('truckers.deleted', { name: trucker.name }));
      onClose(true);
    } catch (error) {
      notify.error(failureText(error));
    }
  };
  return (
    <AppModal
      title={t('truckers.delete')}
      isOpen
      onClose={() => onClose(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t('common.no')}
          </Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void handleYes()}>
            {t('common.yes')}
          </Button>
        </>
      }
    >
      <p className="fw-bold">{trucker.name}</p>
      <p>{t('common.confirmDelete')}</p>
    </AppModal>
  );
}
