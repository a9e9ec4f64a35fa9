import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Trucker, TruckerSearchField } from '@/api/truckers/trucker.model';
import { oneTruckerTags } from '@/api/truckers/trucker.tags';
import { truckersApi } from '@/api/truckers/truckers.api';
import { loadTexts } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { ExportButtons } from '@/shared/export/ExportButtons';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useReadOnReturn } from '@/shared/hooks/useReadOnReturn';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { nextSort } from '@/shared/lists/listParams';
import type { Search } from '@/shared/lists/SearchBar';
import { useListAnnouncements } from '@/shared/lists/useListAnnouncements';
import { useListParams } from '@/shared/lists/useListParams';
import { openParam, useOpenRow } from '@/shared/lists/useOpenRow';
import { ViewMenu } from '@/shared/lists/view/ViewMenu';
import { useShownColumns } from '@/shared/lists/view/useShownColumns';
import { useAppDispatch, useIsOnline } from '@/store/hooks';
import { truckerListShown } from '@/store/truckerList.slice';
import { TruckerActions } from '../components/TruckerActions';
import { narrowColumns, truckerColumns } from '../components/truckerColumns';
import { TruckerList } from '../components/TruckerList';
import { OpenTruckerContext } from '../components/TruckerName';
import { useTruckerExport } from '../export/useTruckerExport';
import { shownSort, truckerListShape } from '../truckerRequest';
import { understandSearch } from '../understandSearch';
import { OpenTruckerContainer } from './OpenTruckerContainer';
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
  const { answer, shown, shownOfSearch, lastPage, pageSize, isBusy, error, refetch } =
    useTruckerPage(params);
  const body = useRef<HTMLDivElement>(null);
  // What was pressed is gone after these, so the focus goes to what came of it.
  const focusBody = () => body.current?.focus();
  const openRow = useOpenRow(focusBody);
  const handleDone = () => void refetch();
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const { id: openId, drop: dropOpen } = openRow;
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const handleDeleted = useCallback(
    (id: number) => {
      dropOpen(id);
      setDeletedId(id);
    },
    [dropOpen],
  );
  // Once its panel is closed: what is cached of it goes, and is not asked for again.
  useEffect(() => {
    if (deletedId === null || deletedId === openId) return;
    dispatch(truckersApi.util.invalidateTags(oneTruckerTags(deletedId)));
  }, [dispatch, deletedId, openId]);
  /** A new haulier has the highest id, so this order shows it on top. */
  const showNewest = (inPlaceOf?: number) => {
    const newest = { text: '', sort: { column: 'id', direction: 'desc' } } as const;
    if (inPlaceOf === undefined || inPlaceOf !== openId) {
      change(newest);
      return;
    }
    // One change of the address: a second one in the same moment would undo the first.
    change(newest, { isCorrection: true, without: openParam });
    setDeletedId(inPlaceOf);
  };
  const handleRefresh = () => {
    void refetch();
    // What is open is shown as it is read by itself.
    if (openId !== null) dispatch(truckersApi.util.invalidateTags(oneTruckerTags(openId)));
  };
  useReadOnReturn(handleRefresh);
  const { search } = useLocation();
  useEffect(() => {
    dispatch(truckerListShown(search));
  }, [dispatch, search]);
  const { openDialog, dialog } = useListDialogs(body, handleDone, showNewest);
  const messages = useTruckerMessages();
  const fileExport = useTruckerExport(params);
  useLoadNotice({ isError: error !== null, isFetching: isBusy, error });
  useListAnnouncements(params, answer);
  useEffect(() => {
    if (lastPage !== null) change({ page: lastPage }, { isCorrection: true });
  }, [lastPage, change]);

  const addRegistration = useCallback(
    (trucker: Trucker) => openDialog(loadAddRegistration, { trucker }),
    [openDialog],
  );
  const renderActions = useCallback(
    (trucker: Trucker, isMenu = false) => (
      <TruckerActions
        t={t}
        trucker={trucker}
        sending={messages.sending}
        isMenu={isMenu}
        onSendCertificate={(it) => void messages.sendCertificate(it)}
        onEdit={(it) => openDialog(loadEdit, { trucker: it })}
        onResendEmail={(it) => void messages.resendEmail(it)}
        onDelete={(it) => openDialog(loadDelete, { trucker: it, onDeleted: handleDeleted })}
      />
    ),
    [t, openDialog, messages, handleDeleted],
  );
  const isOpen = openRow.id !== null;
  const all = useMemo(
    () =>
      truckerColumns(t, {
        onOpen: openRow.open,
        onAddRegistration: addRegistration,
        renderActions: (trucker) => renderActions(trucker, true),
      }),
    [t, openRow.open, addRegistration, renderActions],
  );
  const shownColumns = useShownColumns('truckers', all);
  const columns = useMemo(
    () => (isOpen ? narrowColumns(all) : shownColumns),
    [isOpen, all, shownColumns],
  );

  const handleSearch = ({ text, field }: Search<TruckerSearchField>) => {
    if (text === params.text && field === params.field) void refetch();
    else change({ text, field });
  };
  // Without a connection the rows of another page of the same search stay, inert.
  const failedPage = isOnline ? answer : (answer ?? shownOfSearch);
  const page = error ? failedPage : shown;
  const isOld = page !== undefined && page !== answer;
  const rows = page?.rows ?? [];
  const openIndex = rows.findIndex(({ id }) => id === openRow.id);
  const idBeside = (distance: number) =>
    openIndex < 0 ? null : (rows[openIndex + distance]?.id ?? null);

  return (
    <OpenTruckerContext value={openRow.id}>
      <TruckerList
        bodyRef={body}
        columns={columns}
        page={page}
        expectedRows={pageSize}
        params={params}
        sort={shownSort(params)}
        isBusy={isBusy}
        isOutdated={isOld}
        hasFailed={error !== null}
        onSearch={handleSearch}
        onClearSearch={() => {
          understandSearch.choice.set(null);
          change({ text: '', field: truckerListShape.fields[0] });
          focusBody();
        }}
        onSearchIn={(field) => {
          understandSearch.choice.set(null);
          change({ field });
          focusBody();
        }}
        onSort={(column) => change({ sort: nextSort(shownSort(params), column) })}
        onPage={(page) => change({ page })}
        onRefresh={handleRefresh}
        onRetry={() => {
          focusBody();
          void refetch();
        }}
        onAdd={() => openDialog(loadAdd, {})}
        panel={
          openRow.id !== null && (
            <OpenTruckerContainer
              id={openRow.id}
              listed={rows[openIndex]}
              previous={idBeside(-1)}
              next={idBeside(1)}
              takesFocus={openRow.wasAskedFor}
              renderActions={renderActions}
              onAddRegistration={addRegistration}
              onOpen={openRow.open}
              onClose={openRow.close}
            />
          )
        }
      >
        <ViewMenu list="truckers" columns={all} />
        <ExportButtons fileExport={fileExport} />
      </TruckerList>
      {dialog}
    </OpenTruckerContext>
  );
}
