import { useTexts } from '@/i18n/useTexts';
import type { LeaveQuestion } from '@/shared/hooks/useLeaveGuard';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';

/** Asks before the wizard is left with changes. Closing the question is staying. */
export function UnsavedChangesQuestion({ onStay, onLeave }: LeaveQuestion) {
  const { t } = useTexts();
  return (
    <AppModal
      title={t('common.unsavedTitle')}
      isOpen
      onClose={onStay}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('common.leave')}
          </Button>
          <Button onClick={onStay}>{t('common.stay')}</Button>
        </>
      }
    >
      <p className="mb-0">{t('common.unsavedBody')}</p>
    </AppModal>
  );
}
