import { useTexts } from '@/i18n/useTexts';
import type { LeaveQuestion as Question } from '@/shared/hooks/useLeaveGuard';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';

/** Asks before premiums that are typed and not saved are lost. Closing the question is staying. */
export function LeaveQuestion({ onStay, onLeave }: Question) {
  const { t } = useTexts();
  return (
    <AppModal
      title={t('priceMatrix.leaveTitle')}
      isOpen
      onClose={onStay}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('priceMatrix.leave')}
          </Button>
          <Button onClick={onStay}>{t('common.keepEditing')}</Button>
        </>
      }
    >
      <p className="mb-0">{t('common.unsavedBody')}</p>
    </AppModal>
  );
}
