import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useUnsavedWork, type UnsavedWork } from './unsavedWork';

/** Asks before the user leaves unsaved fields on a screen where each field is saved by itself. */
export function UnsavedFields(work: Required<Pick<UnsavedWork, 'hasChanges' | 'isSaving'>>) {
  const { t } = useTranslation('staff');
  const question = useUnsavedWork({ ...work, onLeave: () => undefined });
  if (!question) return null;
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
