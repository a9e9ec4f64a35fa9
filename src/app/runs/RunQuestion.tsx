import { useTranslation } from 'react-i18next';
import type { LeaveQuestion } from '@/shared/drafts/unsavedWork';
import { textContextOf, type Run } from '@/shared/runs/run';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';

/** Asks the user before a logout or a reload stops the run. */
export function RunQuestion({ run, ...question }: LeaveQuestion & { run: Run }) {
  const { t } = useTranslation('bulk');
  return (
    <ConfirmDialog
      title={t('runs.leaveTitle')}
      body={t('runs.leaveBody', textContextOf(run))}
      stayText={t('runs.stay')}
      leaveText={t('runs.leave')}
      {...question}
    />
  );
}
