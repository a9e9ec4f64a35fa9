import { skipToken } from '@reduxjs/toolkit/query/react';
import { Fragment, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isNotFound } from '@/api/core/apiError';
import { useGetTruckerHistoryQuery } from '@/api/trucker-history/truckerHistory.api';
import { useGetTruckerQuery } from '@/api/truckers/trucker.api';
import type { Trucker, TruckerHistoryEntry } from '@/api/truckers/trucker.model';
import { SubmissionChanges } from '@/domain/submissions/SubmissionChanges';
import {
  compareToday,
  toSubmissions,
  type Submission,
  type SubmissionField,
  type SubmissionSection,
} from '@/domain/submissions/submissions';
import { useSubmissionTexts } from '@/domain/submissions/useSubmissionTexts';
import { useMessageText, useErrorText } from '@/shared/errors/MessageText';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useRefetchOnReturn } from '@/shared/hooks/useRefetchOnReturn';
import { parseId } from '@/shared/routing/parseId';
import { Alert } from '@/shared/ui/Alert';
import { Icon } from '@/shared/ui/Icon';
import { NamedText } from '@/shared/ui/NamedText';
import { PageHeading } from '@/shared/ui/PageHeading';
import { DialogLoading } from '@/shared/ui/states/LoadingState';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import './truckerHistory.scss';

/** The submissions of a haulier, with the newest one open. Failures show the server's message. */
export function TruckerHistoryPage() {
  const { t } = useTranslation('staff');
  const id = parseId(useParams().id);
  const history = useGetTruckerHistoryQuery(id ?? skipToken);
  const { currentData, error, isError, isFetching, refetch } = history;
  const isUnknown = id === null || (isError && isNotFound(error));
  const errorText = useErrorText();
  useLoadNotice(history, { textOf: errorText });

  const submissions = useMemo(() => currentData && toSubmissions(currentData), [currentData]);
  // The current name of the haulier, because submissions may contain an older one. Until it has loaded, the heading is
  // the title of the page.
  const trucker = useGetTruckerQuery(id ?? skipToken);
  const known = trucker.currentData?.trucker;
  const name = known?.name;
  useRefetchOnReturn(() => {
    if (id === null) return;
    void refetch();
    void trucker.refetch();
  });
  const listHref = useAppSelector(selectTruckerListHref);

  return (
    <Fragment key={id}>
      <PageHeading
        title={name ? t('history.titleOf', { name }) : t('history.title')}
        names={[name ?? '']}
      >
        <Link className="btn btn-outline-primary" to={listHref}>
          <Icon name="previous" />
          {t('history.backToList')}
        </Link>
      </PageHeading>
      <div
        className="history"
        role="region"
        aria-labelledby="page-title"
        aria-busy={isFetching}
        tabIndex={-1}
      >
        {isUnknown && (
          <EmptyState title={t('history.unknownHaulier')} iconName="search">
            <p>{t('history.unknownHaulierHelp')}</p>
          </EmptyState>
        )}
        {isError && !isUnknown && (
          <ErrorState message={t('history.loadFailed')} onRetry={() => void refetch()} />
        )}
        {!submissions && !isError && !isUnknown && <DialogLoading />}
        {currentData && known && !isUnknown && <Today entries={currentData} trucker={known} />}
        {submissions && !isUnknown && <Submissions submissions={submissions} />}
      </div>
    </Fragment>
  );
}

/** The changes since the newest submission, whether by the haulier or by staff. */
function Today({
  entries,
  trucker,
}: {
  entries: readonly TruckerHistoryEntry[];
  trucker: Trucker;
}) {
  const { t } = useTranslation('staff');
  const today = useMemo(() => compareToday(entries, trucker), [entries, trucker]);
  if (!today) return null;
  const date = today.submittedAt ?? t('history.unknownTime');
  return (
    <section className="mb-4" aria-labelledby="history-today">
      <h2 id="history-today">
        <UnbrokenText text={t('history.today', { date })} />
      </h2>
      <SubmissionChanges content={today.content} none={<p>{t('history.todaySame')}</p>} />
    </section>
  );
}

function Submissions({ submissions }: { submissions: readonly Submission[] }) {
  const { t } = useTranslation('staff');
  if (submissions.length === 0) return <EmptyState title={t('history.empty')} iconName="history" />;
  return (
    <>
      <p className="text-body-secondary">{t('history.count', { count: submissions.length })}</p>
      {submissions.map((submission, index) => (
        <SubmissionItem key={submission.key} submission={submission} isFirst={index === 0} />
      ))}
    </>
  );
}

/** A submission under its time. Each opens and closes on its own, so several may be open. */
function SubmissionItem({ submission, isFirst }: { submission: Submission; isFirst: boolean }) {
  const { t } = useTranslation('staff');
  const [isOpen, setIsOpen] = useState(isFirst);
  const contentId = useId();
  const { content } = submission;
  const { title, summary } = useSubmissionTexts(submission);
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
      <SubmissionChanges content={content} />
      <div id={contentId} className="accordion-body" hidden={!isOpen}>
        {typeof content === 'string' ? (
          <Alert tone="warning">
            <p>{t(`history.${content}`)}</p>
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

function Section({ titleKey, fields }: SubmissionSection) {
  const { t } = useTranslation('staff');
  return (
    <div>
      <h3>{t(titleKey)}</h3>
      <dl className="facts history-fields mb-0">
        {fields.map((field) => (
          <Field key={field.labelKey} {...field} />
        ))}
      </dl>
    </div>
  );
}

/** A value of a submission. If it has changed, says so in words and shows the previous value. */
function Field({ labelKey, lang, value, before }: SubmissionField) {
  const { t } = useTranslation('staff');
  const show = useMessageText();
  const isAbsent = 'key' in value && value.key === 'common.notProvided';
  return (
    <div className={before ? 'is-changed' : undefined}>
      <dt>{t(labelKey)}</dt>
      <dd>
        <span className={isAbsent ? 'text-body-secondary' : undefined}>
          <bdi lang={'text' in value ? lang : undefined}>
            <UnbrokenText text={show(value)} />
          </bdi>
        </span>
        {before && (
          <p className="history-change">
            <strong>{t('history.changed')}</strong>
            <span>
              <NamedText
                text={t('history.before', { value: show(before) })}
                names={'text' in before ? [before.text] : []}
                lang={lang}
              />
            </span>
          </p>
        )}
      </dd>
    </div>
  );
}
