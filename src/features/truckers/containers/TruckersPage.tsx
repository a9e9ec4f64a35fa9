import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useRefetchOnReturn } from '@/shared/hooks/useRefetchOnReturn';
import { lazyDialog, useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { List } from '@/shared/lists/List';
import { useListParams } from '@/shared/lists/useListParams';
import { useList } from '@/shared/lists/useList';
import { whenIdle } from '@/shared/routing/fetchWhenIdle';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { DialogLoading } from '@/shared/ui/states/LoadingState';
import { useAppDispatch } from '@/store/hooks';
import { truckerListShown } from '@/store/truckerList.slice';
import { RowSelectionContext, truckerColumns } from '../components/truckerColumns';
import { exportTruckers, truckersFileName } from '../exportTruckers';
import { truckerListShape, inferSearchField } from '../truckerListRequest';
import { noNumberPlates, NumberPlatesContext } from '../worklists/numberPlates';
import { worklistParam } from '../worklists/worklistParam';
import type { FoundByContact, ShownWorklist } from '../worklists/WorklistsContainer';
import {
  PanelActionsContainer,
  TruckerActionsContainer,
  truckerActionTexts,
  type TruckerActionsProps,
} from './TruckerActionsContainer';
import { useRowSelection } from './useRowSelection';
import { useOpenTrucker } from './useOpenTrucker';
import { useSendMessage } from './useSendMessage';
import { useTruckerRows } from './useTruckerRows';

const OpenTrucker = lazyWithRetry(
  async () => (await import('../panel/TruckerPanelContainer')).TruckerPanelContainer,
  { texts: ['staff'], waiting: <DialogLoading /> },
);

const ChosenBar = lazyWithRetry(
  async () => (await import('./ChosenBarContainer')).ChosenBarContainer,
  { texts: ['bulk'], waiting: null },
);

const Worklists = lazyWithRetry(
  async () => (await import('../worklists/WorklistsContainer')).WorklistsContainer,
  { texts: ['bulk'], waiting: null },
);

const AddTruckerDialog = lazyDialog(
  async () => (await import('./AddTruckerDialog')).AddTruckerDialog,
);
const EditTruckerDialog = lazyDialog(
  async () => (await import('./EditTruckerDialog')).EditTruckerDialog,
);
const AddNumberPlateDialog = lazyDialog(
  async () => (await import('./AddNumberPlateDialog')).AddNumberPlateDialog,
);
const DeleteTruckerDialog = lazyDialog(
  async () => (await import('./DeleteTruckerDialog')).DeleteTruckerDialog,
);

/** A worklist whose chunk or hauliers are still loading. */
const loading: ShownWorklist = { isFetching: true };

export function TruckersPage() {
  const { t } = useTranslation('staff');
  const address = useListParams(truckerListShape);
  const { search } = useLocation();
  // A search closes the worklist, even while the URL still names it.
  const worklist = address.params.text ? null : new URLSearchParams(search).get(worklistParam);
  const [whole, setWhole] = useState(loading);
  const [found, setFound] = useState<FoundByContact>({});
  const shown = worklist === null ? null : whole.name === worklist ? whole : loading;
  const list = useList(address, useTruckerRows(address.params, shown));
  const { params, bodyRef, refetch } = list;
  const open = useOpenTrucker(list);
  const selection = useRowSelection(list, worklist);
  // After a change, a worklist is not fetched again: the cache is updated with the change, and no row disappears.
  const refetchList = () => {
    if (!shown) refetch();
  };
  const { openDialog, dialog } = useListDialogs(bodyRef, refetchList, open.showNewest);

  const fetchAgain = () => {
    refetchList();
    open.fetchAgain();
  };
  useRefetchOnReturn(fetchAgain);
  const [numberPlates, setNumberPlates] = useState(noNumberPlates);
  const [isIdle, setIdle] = useState(false);
  const hasRows = list.page !== undefined;
  useEffect(() => (hasRows ? whenIdle(() => setIdle(true)) : undefined), [hasRows]);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(truckerListShown(search));
  }, [dispatch, search]);

  const { closeDeleted } = open;
  const addNumberPlate = useCallback(
    (trucker: Trucker) => openDialog(AddNumberPlateDialog, { trucker }),
    [openDialog],
  );
  const sendMessage = useSendMessage();
  const actionTexts = useMemo(() => truckerActionTexts(t), [t]);
  const actionsOf = useCallback(
    (trucker: Trucker): TruckerActionsProps => ({
      trucker,
      texts: actionTexts,
      onSend: sendMessage,
      onEdit: () => openDialog(EditTruckerDialog, { trucker }),
      onDelete: () => openDialog(DeleteTruckerDialog, { trucker, onDeleted: closeDeleted }),
    }),
    [actionTexts, sendMessage, openDialog, closeDeleted],
  );
  const columns = useMemo(
    () =>
      truckerColumns(t, {
        onOpen: open.open,
        onAddNumberPlate: addNumberPlate,
        renderActions: (trucker) => <TruckerActionsContainer {...actionsOf(trucker)} />,
      }),
    [t, open.open, addNumberPlate, actionsOf],
  );

  return (
    <RowSelectionContext value={selection}>
      <NumberPlatesContext value={numberPlates}>
        <List
          id="truckers"
          list={list}
          columns={columns}
          openRow={open.id}
          selectedRows={selection.selected}
          fields={[
            { value: 'name', label: t('truckers.filterName') },
            {
              value: 'cvr',
              label: t('truckers.filterCvr'),
              inSentence: t('field.cvr'),
            },
            { value: 'truckNumber', label: t('truckers.filterTruckNumber') },
          ]}
          texts={{
            title: t('nav.truckers'),
            searchText: t('truckers.searchText'),
            add: t('truckers.add'),
            empty: t('truckers.empty'),
            noMatch: t('truckers.noResults'),
          }}
          inference={inferSearchField}
          onAdd={() => openDialog(AddTruckerDialog, {})}
          onRefresh={() => {
            fetchAgain();
            whole.refetch?.();
          }}
          exported={{
            fileName: truckersFileName,
            makeFile: (task) => exportTruckers(dispatch, params, t, task),
          }}
          above={
            <div className="list-above">
              {(isIdle || shown) && (
                <Worklists
                  name={worklist}
                  address={address}
                  answer={list.answer}
                  columns={columns}
                  numberPlates={numberPlates}
                  setNumberPlates={setNumberPlates}
                  onShow={setWhole}
                  onFind={setFound}
                  onOpen={open.open}
                />
              )}
            </div>
          }
          found={found.list}
          alsoSearched={found.fields}
          chosen={
            selection.selected.size > 0 && (
              <ChosenBar list={list} known={shown?.rows} openDialog={openDialog} {...selection} />
            )
          }
          beside={
            open.id !== null && (
              <OpenTrucker
                id={open.id}
                listed={open.listed}
                position={open.position}
                takesFocus={open.wasOpenedByUser}
                renderActions={(trucker) => <PanelActionsContainer {...actionsOf(trucker)} />}
                onAddNumberPlate={addNumberPlate}
                onStep={open.step}
                onClose={open.close}
              />
            )
          }
          {...shown?.props}
        />
        {dialog}
      </NumberPlatesContext>
    </RowSelectionContext>
  );
}
