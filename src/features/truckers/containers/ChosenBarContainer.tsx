import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { normalizers, numberPlateOf } from '@/domain/truckerFields.mapper';
import { isNotFound } from '@/api/core/apiError';
import { truckerApi } from '@/api/truckers/trucker.api';
import { fetchAllTruckers } from '@/api/truckers/fetchAllTruckers';
import { useErrorText } from '@/shared/errors/MessageText';
import { ExportButtons } from '@/shared/export/ExportButtons';
import { makeListFile } from '@/shared/export/makeListFile';
import { useHeightProperty } from '@/shared/hooks/useHeightProperty';
import { useKeptFocus } from '@/shared/hooks/useKeptFocus';
import { useIsPrinting } from '@/shared/hooks/useIsPrinting';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { useNotify } from '@/shared/notifications/useNotify';
import { useRunBarAhead } from '@/shared/runs/fetchRunBar';
import { Button } from '@/shared/ui/Button';
import { useAppDispatch } from '@/store/hooks';
import { addAppListener } from '@/store/store';
import { truckersFile, truckersFileName } from '../exportTruckers';
import {
  shownTruckerSort,
  sortTruckers,
  truckerRequest,
  type TruckerList,
  type TruckerListParams,
} from '../truckerListRequest';
import './chosenBar.scss';
import { SendMessagesDialog } from './SendMessagesDialog';
import type { ListSelection } from './useRowSelection';

const { getTrucker, deleteTrucker } = truckerApi.endpoints;

/** The id of the haulier that the user has deleted, or that a response reports as deleted; null for other actions. */
function deletedBy(action: UnknownAction): number | null {
  if (deleteTrucker.matchFulfilled(action)) return action.meta.arg.originalArgs.id;
  if (!isNotFound(action.payload)) return null;
  if (getTrucker.matchRejected(action)) return action.meta.arg.originalArgs;
  return deleteTrucker.matchRejected(action) ? action.meta.arg.originalArgs.id : null;
}

interface ChosenBarProps extends ListSelection {
  list: TruckerList;
  /** All rows of the shown worklist, if any: they can be selected without fetching them. */
  known?: readonly Trucker[] | undefined;
  openDialog: ListDialogCallbacks['openDialog'];
}

/** The bar with actions for the selected hauliers. Rendered while any are selected. */
export function ChosenBarContainer(props: ChosenBarProps) {
  const { list, known, rows: shown, isOutdated, selected, select, selectFetched } = props;
  const { params, page, bodyRef } = list;
  const { t } = useTranslation('bulk');
  useRunBarAhead();
  const dispatch = useAppDispatch();
  const rows = useMemo(() => {
    const sort = shownTruckerSort(params);
    return sort ? sortTruckers([...selected.values()], sort) : [...selected.values()];
  }, [selected, params]);
  useEffect(() => {
    // The bar has just appeared and may cover the checkbox that was pressed.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const forgetDeleted = useEffectEvent((action: UnknownAction) => {
    const id = deletedBy(action);
    if (id !== null) props.forget(id);
  });
  useEffect(
    () =>
      dispatch(
        addAppListener({
          predicate: (action) => deletedBy(action) !== null,
          effect: (action) => forgetDeleted(action),
        }),
      ),
    [dispatch],
  );
  const { isFetching, fetchAll } = useFetchAll(params);
  const isPrinting = useIsPrinting();
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar, { fallbackOnUnmount: () => bodyRef.current });
  useHeightProperty(bar, '--chosen-bar-height');

  const selectAll = () => {
    if (known) select(known, true);
    else void selectFetched(fetchAll);
  };

  // Unselect the hauliers that get a message. Those that cannot get it stay selected.
  const onSent = (sent: readonly Trucker[]) => select(sent, false);

  const text = t('chosen.count', { count: rows.length });
  const isWholePage = shown.every(({ id }) => selected.has(id));
  return (
    <>
      {isPrinting && <ChosenOnPaper title={text} rows={rows} />}
      <section ref={bar} className="chosen-bar" aria-label={t('chosen.label')} tabIndex={-1}>
        <LiveMessage text={text} />
        <strong>{text}</strong>
        {!isWholePage && (
          <Button variant="quiet" isUnavailable={isOutdated} onClick={() => select(shown, true)}>
            {t('table.chooseAll')}
          </Button>
        )}
        {page && isWholePage && rows.length < page.total && (
          <Button
            variant="quiet"
            isBusy={isFetching}
            busyText={t('common.loading')}
            onClick={selectAll}
          >
            {t('chosen.all', { count: page.total })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => select(rows, false)}>
          {t('chosen.clear')}
        </Button>
        {(['email', 'certificate'] as const).map((message) => (
          <Button
            key={message}
            variant="secondary"
            onClick={() =>
              props.openDialog(SendMessagesDialog, { message, truckers: rows, onSent })
            }
          >
            {t(`messages.${message}`)}
          </Button>
        ))}
        <ExportButtons
          fileName={truckersFileName}
          searched={text}
          makeFile={(task) =>
            makeListFile(
              truckersFile(t, () => Promise.resolve(rows)),
              task,
            )
          }
        />
        <Button
          variant="tool"
          iconName="print"
          shortText={t('common.print')}
          onClick={() => window.print()}
        >
          {t('common.print')}
        </Button>
      </section>
    </>
  );
}

/** Printed in place of the list: the selected hauliers of all pages. */
function ChosenOnPaper({ title, rows }: { title: string; rows: readonly Trucker[] }) {
  const { t } = useTranslation('staff');
  const columns = [
    { id: 'id', header: t('common.id'), cell: ({ id }: Trucker) => id },
    { id: 'name', header: t('field.name'), cell: ({ name }: Trucker) => name },
    { id: 'cvr', header: t('field.cvr'), cell: ({ cvr }: Trucker) => cvr },
    {
      id: 'truckNumber',
      header: t('field.truckNumber'),
      cell: ({ truckNumber }: Trucker) => truckNumber,
    },
    {
      id: 'phone',
      header: t('field.phone'),
      cell: ({ phone }: Trucker) => normalizers.phone(phone),
    },
    { id: 'email', header: t('field.email'), cell: ({ email }: Trucker) => email },
    { id: 'registration', header: t('field.regNumber'), cell: numberPlateOf },
  ];
  return (
    <table className="data-table chosen-paper">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col" data-column={id}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, cell }) => {
              const Cell = id === 'name' ? 'th' : 'td';
              return (
                <Cell key={id} data-column={id} scope={id === 'name' ? 'row' : undefined}>
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Fetches all hauliers that match the search. After a failure, notifies of it and resolves with undefined. */
function useFetchAll(params: TruckerListParams) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isFetching, setFetching] = useState(false);
  const controller = useRef<AbortController>(null);
  // Cancel the request when the bar is removed, for example by a new search.
  useEffect(() => () => controller.current?.abort(), []);
  const fetchAll = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setFetching(true);
    try {
      const request = truckerRequest({ ...params, page: 0 });
      return await dispatch(fetchAllTruckers(request, { signal }));
    } catch (error) {
      if (!signal.aborted) notify.failure(error, errorText(error));
      return undefined;
    } finally {
      setFetching(false);
    }
  };
  return { isFetching, fetchAll };
}
