import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { SubmissionChanges } from '@/domain/submissions/SubmissionChanges';
import type { Submission } from '@/domain/submissions/submissions';
import { useSubmissionTexts } from '@/domain/submissions/useSubmissionTexts';
import { useAriaShortcut } from '@/shared/lists/shortcuts/shortcuts';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { SkeletonLines } from '@/shared/ui/states/LoadingState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';

/** `submissions` are sorted newest first, and undefined until they are loaded. */
interface LastSubmissionProps {
  truckerId: number;
  submissions: readonly Submission[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The haulier's last submission, and a link to all of them. */
export function LastSubmission(props: LastSubmissionProps) {
  const { truckerId, submissions, hasFailed, onRetry } = props;
  const { t } = useTranslation('staff');
  const shortcut = useAriaShortcut('history');
  return (
    <div className="trucker-panel-history">
      <h3>{t('truckerPanel.submissions')}</h3>
      {hasFailed && <ErrorState message={t('history.loadFailed')} onRetry={onRetry} />}
      {!submissions && !hasFailed && <SkeletonLines count={2} />}
      {submissions?.length === 0 && <p>{t('history.empty')}</p>}
      {submissions?.[0] && <Submitted submission={submissions[0]} />}
      <Link to={paths.truckerHistory.href(truckerId)} aria-keyshortcuts={shortcut}>
        {t('truckerPanel.allSubmissions')}
      </Link>
    </div>
  );
}

function Submitted({ submission }: { submission: Submission }) {
  const { title, summary } = useSubmissionTexts(submission);
  return (
    <div className="trucker-panel-last mb-2">
      <UnbrokenText text={title} />
      <p className="mb-0 text-body-secondary">
        <UnbrokenText text={summary} />
      </p>
      <SubmissionChanges content={submission.content} />
    </div>
  );
}
