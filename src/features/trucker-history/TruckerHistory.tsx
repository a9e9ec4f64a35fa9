import './truckerHistory.scss';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '@/shared/ui/Icon';
import { PageHeading } from '@/shared/ui/PageHeading';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { AnswerLoading } from '@/shared/ui/states/AnswerLoading';
import type { Submission } from '@/domain/submissions/submissions';
import { SubmissionItem } from './SubmissionItem';

/** What the history screen shows. `submissions` are newest first, and undefined until they have come. */
export interface TruckerHistoryProps {
  title: string;
  /** The names in the title. */
  names: readonly string[];
  /** The haulier list as it was left. */
  listHref: string;
  submissions: readonly Submission[] | undefined;
  /** There is no such haulier. */
  isUnknown: boolean;
  hasFailed: boolean;
  isBusy: boolean;
  bodyRef: Ref<HTMLDivElement>;
  onRetry: () => void;
}

/** The history screen in all its states. The newest submission is open (specification, section 2). */
export function TruckerHistory(props: TruckerHistoryProps) {
  const { title, names, submissions, isUnknown, hasFailed, isBusy, bodyRef, onRetry } = props;
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={title} names={names}>
        <Link className="btn btn-outline-primary" to={props.listHref}>
          <Icon name="previous" />
          {t('history.backToList')}
        </Link>
      </PageHeading>
      <div
        ref={bodyRef}
        className="history"
        role="region"
        aria-labelledby="page-title"
        aria-busy={isBusy}
        tabIndex={-1}
      >
        {isUnknown && (
          <EmptyState title={t('history.unknownHaulier')}>
            <p>{t('history.unknownHaulierHelp')}</p>
          </EmptyState>
        )}
        {hasFailed && !isUnknown && (
          <ErrorState
            message={t('history.loadFailed')}
            retryLabel={t('common.tryAgain')}
            onRetry={onRetry}
          />
        )}
        {!submissions && !hasFailed && !isUnknown && <AnswerLoading />}
        {submissions && !isUnknown && <Submissions submissions={submissions} />}
      </div>
    </>
  );
}

function Submissions({ submissions }: { submissions: readonly Submission[] }) {
  const { t } = useTexts();
  if (submissions.length === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <>
      <p className="history-count">{t('history.count', { count: submissions.length })}</p>
      {submissions.map((submission, index) => (
        <SubmissionItem key={submission.key} submission={submission} isFirst={index === 0} />
      ))}
    </>
  );
}
