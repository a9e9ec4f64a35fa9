import { useEffect, useMemo, useRef } from 'react';
import type { TruckerSearchField } from '@/api/truckers/trucker.model';
import { loadTexts } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { ExportButton } from '@/shared/csv/ExportButton';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { nextSort } from '@/shared/lists/listParams';
import type { Search } from '@/shared/lists/SearchBar';
import { useListAnnouncements } from '@/shared/lists/useListAnnouncements';
import { useListParams } from '@/shared/lists/useListParams';
import { TruckerActions } from '../components/TruckerActions';
import { truckerColumns } from '../components/truckerColumns';
import { TruckerList } from '../components/TruckerList';
import { useTruckerExport } from '../csv/useTruckerExport';
import { shownSort, truckerListShape } from '../truckerRequest';
import { useTruckerMessages } from './useTruckerMessages';
import { useTruckerPage } from './useTruckerPage';

async function withTexts<Script>(script: Promise<Script>): Promise<Script> {
  const [loaded] = await Promise.all([script, loadTexts(['truckerForms'])]);
  return loaded;
}

const loadAdd = async () => (await withTexts(import('./AddTruckerDialog'))).AddTruckerDialog;
const loadEdit = async () => (await withTexts(import('./EditTruckerDialog'))).EditTruckerDialog;
const loadAddRegistration = async () =>
  (await withTexts(import('./AddRegistrationDialog'))).AddRegistrationDialog;
const loadDelete = async () => (await import('./DeleteTruckerDialog')).DeleteTruckerDialog;

/** The haulier list (specification, section 2): its state is the address, its rows are the server's. */
export function TruckersPage() {
  const { t } = useTexts();
  const { params, change } = useListParams(truckerListShape);
  const { answer, shown, lastPage, isBusy, error, refetch } = useTruckerPage(params);
  const body = useRef<HTMLDivElement>(null);
  // What was pressed is gone after these, so the focus goes to what came of it.
  const focusBody = () => body.current?.focus();
  const { openDialog, dialog } = useListDialogs(body, () => void refetch());
  const messages = useTruckerMessages();
  const csvExport = useTruckerExport(params);
  useLoadNotice(error);
  useListAnnouncements(params, answer);
  useEffect(() => {
    if (lastPage !== null) change({ page: lastPage }, { isCorrection: true });
  }, [lastPage, change]);

  const columns = useMemo(
    () =>
      truckerColumns(t, {
        onAddRegistration: (trucker) => openDialog(loadAddRegistration, { trucker }),
        renderActions: (trucker) => (
          <TruckerActions
            t={t}
            trucker={trucker}
            sending={messages.sending}
            onSendCertificate={(it) => void messages.sendCertificate(it)}
            onEdit={(it) => openDialog(loadEdit, { trucker: it })}
            onResendEmail={(it) => void messages.resendEmail(it)}
            onDelete={(it) => openDialog(loadDelete, { trucker: it })}
          />
        ),
      }),
    [t, openDialog, messages],
  );

  const handleSearch = ({ text, field }: Search<TruckerSearchField>) => {
    if (text === params.text && field === params.field) void refetch();
    else change({ text, field });
  };
  /** A new haulier has the highest id, so this order shows it on top. */
  const showNewest = () => change({ text: '', sort: { column: 'id', direction: 'desc' } });

  return (
    <>
      <TruckerList
        bodyRef={body}
        columns={columns}
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
        onSearchIn={(field) => {
          change({ field });
          focusBody();
        }}
        onSort={(column) => change({ sort: nextSort(shownSort(params), column) })}
        onPage={(page) => change({ page })}
        onRefresh={() => void refetch()}
        onRetry={() => {
          focusBody();
          void refetch();
        }}
        onAdd={() => openDialog(loadAdd, { onAdded: showNewest })}
      >
        <ExportButton csvExport={csvExport} />
      </TruckerList>
      {dialog}
    </>
  );
}
