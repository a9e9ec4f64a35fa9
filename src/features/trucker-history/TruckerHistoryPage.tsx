import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '@/api/core/apiError';
import { useGetTruckerHistoryQuery } from '@/api/trucker-history/truckerHistory.api';
import { useGetTruckerQuery } from '@/api/truckers/trucker.api';
import { useErrorText } from '@/shared/errors/MessageText';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useReadOnReturn } from '@/shared/hooks/useReadOnReturn';
import { useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import { toSubmissions } from '@/domain/submissions/submissions';
import { readId } from '@/shared/routing/readId';
import { TruckerHistory } from './TruckerHistory';

/** The history of a haulier's submissions (specification, section 2). Its failures speak the server's words (section 8). */
export function TruckerHistoryPage() {
  const { t } = useTranslation('staff');
  const id = readId(useParams().id);
  const history = useGetTruckerHistoryQuery(id ?? skipToken);
  const { currentData, error, isError, isFetching, refetch } = history;
  const failure = isError ? error : null;
  useLoadNotice(history, useErrorText());

  const submissions = useMemo(() => currentData && toSubmissions(currentData), [currentData]);
  // The name as it is now: submissions may have an older one. Until it is known the heading says what the page is.
  const trucker = useGetTruckerQuery(id ?? skipToken);
  const name = trucker.currentData?.trucker.name;
  useReadOnReturn(() => {
    if (id === null) return;
    void refetch();
    void trucker.refetch();
  });
  const listHref = useAppSelector(selectTruckerListHref);

  const body = useRef<HTMLDivElement>(null);
  return (
    <TruckerHistory
      key={id}
      title={name ? t('history.titleOf', { name }) : t('history.title')}
      names={[name ?? '']}
      listHref={listHref}
      submissions={submissions}
      isUnknown={id === null || (isApiError(failure) && failure.kind === 'notFound')}
      hasFailed={isError}
      isBusy={isFetching}
      bodyRef={body}
      onRetry={() => {
        // The button goes; what comes in its place takes its focus.
        body.current?.focus();
        void refetch();
      }}
    />
  );
}
