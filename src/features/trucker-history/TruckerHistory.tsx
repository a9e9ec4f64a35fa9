import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FieldValue } from '@/domain/submissions/historyFields';
import type {
  Submission,
  SubmissionField,
  SubmissionSection,
} from '@/domain/submissions/submissions';
import { useSubmissionSummary } from '@/domain/submissions/useSubmissionSummary';
import type { TextKey } from '@/i18n/i18n';
import { Alert } from '@/shared/ui/Alert';
import { Icon } from '@/shared/ui/IconButton';
import { NamedText } from '@/shared/ui/NamedText';
import { PageHeading } from '@/shared/ui/PageHeading';
import { AnswerLoading } from '@/shared/ui/states/LoadingState';
import { EmptyState, ErrorState } from '@/shared/ui/states/ErrorState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import './truckerHistory.scss';

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
  const { t } = useTranslation('staff');
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
  const { t } = useTranslation('staff');
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

const problemKeys = {
  missing: 'history.missing',
  damaged: 'history.damaged',
} as const satisfies Record<string, TextKey>;

/** One submission under its time. It opens and closes by itself: several may be open. */
function SubmissionItem({ submission, isFirst }: { submission: Submission; isFirst: boolean }) {
  const { t } = useTranslation('staff');
  const [isOpen, setIsOpen] = useState(isFirst);
  const contentId = useId();
  const { submittedAt, content } = submission;
  const summary = useSubmissionSummary(submission);
  const title = submittedAt
    ? t('history.submittedAt', { date: submittedAt })
    : t('history.submittedUnknown');
  return (
    <div className="accordion-item">
      <h2 className="accordion-header">
        <button
          type="button"
          className="accordion-button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="accordion-title">
            <UnbrokenText text={title} />
          </span>
          <span className="accordion-summary">
            <UnbrokenText text={summary} />
          </span>
          <Icon name="next" />
        </button>
      </h2>
      <div id={contentId} className="accordion-body" hidden={!isOpen}>
        {typeof content === 'string' ? (
          <Alert tone="warning">
            <p>{t(problemKeys[content])}</p>
          </Alert>
        ) : (
          <div className="history-sections">
            {content.map((section) => (
              <Section key={section.titleKey} {...section} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** A part of a submission: customer, car insurance or add-ons (specification, section 2). */
function Section({ titleKey, fields }: SubmissionSection) {
  const { t } = useTranslation('staff');
  return (
    <div>
      <h3>{t(titleKey)}</h3>
      <dl className="history-fields">
        {fields.map((field) => (
          <Field key={field.labelKey} {...field} />
        ))}
      </dl>
    </div>
  );
}

/** What has changed says so in words, with what it was before. */
function Field({ labelKey, value, before }: SubmissionField) {
  const { t } = useTranslation('staff');
  const show = (shown: FieldValue) => ('text' in shown ? shown.text : t(shown.key));
  const isAbsent = 'key' in value && value.key === 'common.notProvided';
  return (
    <div className={before ? 'is-changed' : undefined}>
      <dt>{t(labelKey)}</dt>
      <dd>
        <span className={isAbsent ? 'history-absent' : undefined}>
          <bdi>
            <UnbrokenText text={show(value)} />
          </bdi>
        </span>
        {before && (
          <p className="history-change">
            <strong>{t('history.changed')}</strong>
            <span>
              <NamedText
                text={t('history.before', { value: show(before) })}
                names={[show(before)]}
              />
            </span>
          </p>
        )}
      </dd>
    </div>
  );
}
