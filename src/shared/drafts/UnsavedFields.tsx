import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useUnsavedWork, type LeaveQuestion, type UnsavedWork } from './unsavedWork';

/** Asks before the user leaves unsaved fields on a screen where each field is saved by itself. */
export function UnsavedFields({ hasChanges }: Pick<UnsavedWork, 'hasChanges'>) {
  const question = useUnsavedWork({ hasChanges, onLeave: () => undefined });
  return question && <UnsavedDialog {...question} />;
}

/** Shown instead if everything was sent, but its outcome would not be known. */
export function SavingDialog(question: LeaveQuestion) {
  const { t } = useTranslation('staff');
  return (
    <ConfirmDialog
      title={t('saving.title')}
      body={t('saving.body')}
      stayText={t('saving.wait')}
      leaveText={t('saving.logOut')}
      {...question}
    />
  );
}

export function UnsavedDialog(question: LeaveQuestion) {
  const { t } = useTranslation('staff');
  return (
    <ConfirmDialog
      title={t('priceMatrix.leaveTitle')}
      body={t('common.unsavedBody')}
      stayText={t('common.keepEditing')}
      leaveText={t('priceMatrix.leave')}
      {...question}
    />
  );
}
