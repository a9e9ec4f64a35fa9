import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useUnsavedWork, type LeaveQuestion, type UnsavedWork } from './unsavedWork';

/** Asks before the user leaves unsaved fields on a screen where each field is saved by itself. */
export function UnsavedFields({ hasChanges }: Pick<UnsavedWork, 'hasChanges'>) {
  const question = useUnsavedWork({ hasChanges });
  return question && <UnsavedDialog {...question} />;
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
