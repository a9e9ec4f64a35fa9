import { useEffect, useRef } from 'react';
import { nextSort } from '@/shared/lists/listParams';
import type { Search } from '@/shared/lists/SearchBar';
import { useListAnnouncements } from '@/shared/lists/useListAnnouncements';
import { useListParams } from '@/shared/lists/useListParams';
import type { TruckerSearchField } from '@/api/truckers/trucker.model';
import { TruckerActions } from '../components/TruckerActions';
import { TruckerList } from '../components/TruckerList';
import { shownSort, truckerListShape } from '../truckerRequest';
import { useLoadNotice } from './useLoadNotice';
import { useTruckerDialogs } from './useTruckerDialogs';
import { useTruckerMessages } from './useTruckerMessages';
import { useTruckerPage } from './useTruckerPage';

/** The haulier list (specification, section 2): its state is the address, its rows are the server's. */
export function TruckersPage() {
  const { params, change } = useListParams(truckerListShape);
  const { answer, shown, lastPage, isBusy, error, refetch } = useTruckerPage(params);
  const body = useRef<HTMLDivElement>(null);
  // What was pressed is gone after these, so the focus goes to what came of it.
  const focusBody = () => body.current?.focus();
  const { askToDelete, addRegistration, dialog } = useTruckerDialogs(body, () => void refetch());
  const messages = useTruckerMessages();
  useLoadNotice(error);
  useListAnnouncements(params, answer);
  useEffect(() => {
    if (lastPage !== null) change({ page: lastPage }, { isCorrection: true });
  }, [lastPage, change]);

  const handleSearch = ({ text, field }: Search<TruckerSearchField>) => {
    if (text === params.text && field === params.field) void refetch();
    else change({ text, field });
  };

  return (
    <>
      <TruckerList
        bodyRef={body}
        page={error ? answer : shown}
        params={params}
        sort={shownSort(params)}
        isBusy={isBusy}
        hasFailed={error !== null}
        onSearch={handleSearch}
        onClearSearch={() => {
          change({ text: '' });
          focusBody();
        }}
        onSort={(column) => change({ sort: nextSort(shownSort(params), column) })}
        onPage={(page) => change({ page })}
        onRefresh={() => void refetch()}
        onRetry={() => {
          focusBody();
          void refetch();
        }}
        onAddRegistration={addRegistration}
        renderActions={(trucker) => (
          <TruckerActions
            trucker={trucker}
            isSendingCertificate={messages.isSending('certificate', trucker)}
            isSendingEmail={messages.isSending('email', trucker)}
            onSendCertificate={(it) => void messages.sendCertificate(it)}
            onResendEmail={(it) => void messages.resendEmail(it)}
            onDelete={askToDelete}
          />
        )}
      />
      {dialog}
    </>
  );
}
