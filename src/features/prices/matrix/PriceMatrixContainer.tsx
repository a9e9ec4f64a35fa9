import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import type { Price } from '@/api/prices/price.model';
import { useListPricesQuery } from '@/api/prices/prices.api';
import { contentLanguage } from '@/config/languages';
import { currentLanguage } from '@/i18n/i18n';
import { useRestoredDraft } from '@/shared/drafts/draftStore';
import { UnsavedFields } from '@/shared/drafts/UnsavedFields';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { ConfirmQuestion } from '@/shared/forms/ConfirmQuestion';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { parseId } from '@/shared/routing/parseId';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { areaKickbacks, usualKickbacks } from '../forms/areaKickbacks';
import { areaParam, kickbacksOf, regulationDraft } from '../priceList';
import { countUnsaved, countUnsent, hasUnknown, isChange } from './cellDrafts';
import { buildMatrix } from './priceMatrix';
import { PriceMatrixTable } from './PriceMatrixTable';
import { RegulatePanel } from './RegulatePanel';
import { useDraftRun } from './useDraftRun';
import { isErrorOfSave, useMatrixCells } from './useMatrixCells';
import { useAnnounceDrafts } from './useSheet';

export interface PriceMatrixContainerProps {
  /** False while the page shows the list. The matrix then stays mounted, so that its drafts stay. */
  isShown: boolean;
  listSearch: string;
  onEditKickback: (price: Price) => void;
  /** Gets the number of unsaved drafts. `isUnconfirmed`: some may be saved after all, because a response was lost. */
  onUnsaved: (count: number, isUnconfirmed: boolean) => void;
}

export function PriceMatrixContainer(props: PriceMatrixContainerProps) {
  const { isShown, listSearch, onEditKickback, onUnsaved } = props;
  const { t } = useTranslation('staff');
  const { announce } = useAnnounce();
  const announceDrafts = useAnnounceDrafts();
  const areaFieldId = useId();
  const busyId = useId();
  const [search, setSearch] = useSearchParams();
  const query = useListPricesQuery();
  const { currentData: listed, isError, isFetching, error, refetch } = query;
  const reference = useReferenceLists();
  const { lists, error: listsError } = reference;
  // While the page shows the list, the list itself reports that the prices could not be fetched.
  // If a save could not fetch them, its cell says so, and the rows stay where they are.
  const isToldInCell = listed !== undefined && isErrorOfSave(error);
  const newFailure = isError && !isToldInCell ? error : null;
  const isFetched = query.isSuccess && !isFetching;
  // A failure stays until the list is fetched, even if a save fails to fetch it meanwhile.
  const [failure, setFailure] = useState(newFailure);
  if (failure !== newFailure && (newFailure !== null || isFetched)) setFailure(newFailure);
  const hasFailed = failure !== null;
  useLoadNotice({ isError: isShown && hasFailed, isFetching: !isFetched, error: failure });
  useLoadNotice({ ...reference, isError: listsError !== null });

  const areas = lists.areas.choices;
  const cells = useMatrixCells(listed, isFetched ? query.startedTimeStamp : undefined, areas);
  const { act, onSave, prices, ...state } = cells;
  const { drafts } = state;
  const unsaved = countUnsaved(drafts);
  const isUnconfirmed = hasUnknown(drafts);
  useEffect(() => onUnsaved(unsaved, isUnconfirmed), [unsaved, isUnconfirmed, onUnsaved]);

  const newValues = lists.newValues.choices;
  const ownRisks = lists.ownRisks.choices;
  const injuries = lists.injuries.choices;
  const choices = useMemo(
    () =>
      areas && newValues && ownRisks && injuries ? { areas, newValues, ownRisks, injuries } : null,
    [areas, newValues, ownRisks, injuries],
  );
  const matrix = useMemo(
    () => (prices && choices ? buildMatrix(prices, choices) : null),
    [prices, choices],
  );
  const heldRegulation = useRestoredDraft(regulationDraft);
  const [isRegulating, setRegulating] = useState(heldRegulation !== null);
  /** True while the form that changes many prices has input that is not in the table yet. */
  const [hasRegulation, setHasRegulation] = useState(false);
  const { saveAll, startKickbacks, confirmKickbacks, isBusy, question } = useDraftRun(
    drafts,
    prices,
    act,
  );
  const unsent = countUnsent(drafts);
  const focusArea = () => document.getElementById(areaFieldId)?.focus();
  const wanted = parseId(search.get(areaParam));
  const area = areas?.find(({ id }) => id === wanted) ?? areas?.[0];
  const areaId = area?.id ?? 0;
  const groups = useMemo(() => matrix?.groupsOf(areaId) ?? [], [matrix, areaId]);
  const inArea = useMemo(() => areaKickbacks(listed ?? [], areaId), [listed, areaId]);
  const usual = useMemo(() => usualKickbacks(listed ?? [], areaId), [listed, areaId]);
  const hasCells =
    area !== undefined && groups.some(({ rows }) => rows.some((row) => row.cells.length > 0));

  // The reference lists that could not be fetched. A list that was fetched but is empty has its own message below.
  const failedLists = Object.values(lists).filter(
    ({ choices, hasFailed }) => hasFailed && !choices,
  );
  const handleArea = (id: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set(areaParam, id);
      return next;
    });
  return (
    <>
      {hasFailed && (
        <ErrorState
          message={t('table.loadFailed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {failedLists.length > 0 && (
        <ErrorState
          message={t('prices.listsFailed')}
          isRetrying={failedLists.some((list) => list.isRetrying)}
          onRetry={() => failedLists.forEach(({ retry }) => retry())}
        />
      )}
      {!matrix && !hasFailed && failedLists.length === 0 && (
        <LoadingState label={t('common.loading')} />
      )}
      {matrix && areas && area && hasCells && (
        <>
          <div className="price-matrix-area">
            <label className="form-label" htmlFor={areaFieldId}>
              {t('prices.colArea')}
            </label>
            <select
              id={areaFieldId}
              className="form-select"
              value={areaId}
              onChange={(event) => handleArea(event.target.value)}
            >
              {areas.map(({ id, title }) => {
                const unsavedHere = countUnsaved(drafts, id);
                const isUncertain = hasUnknown(drafts, id);
                const key = isUncertain ? 'priceMatrix.areaUnconfirmed' : 'priceMatrix.areaUnsaved';
                return (
                  <option key={id} value={id} lang={unsavedHere > 0 ? undefined : contentLanguage}>
                    {unsavedHere > 0 ? t(key, { area: title, unsaved: unsavedHere }) : title}
                  </option>
                );
              })}
            </select>
          </div>
          <div className="price-matrix-tools button-row">
            {unsent > 0 && (
              <>
                <Button
                  isUnavailable={isBusy}
                  aria-describedby={isBusy ? busyId : undefined}
                  onClick={() => {
                    focusArea();
                    if (!hasRegulation) setRegulating(false);
                    if (prices && choices) saveAll(prices, choices);
                  }}
                >
                  {t('sheet.saveAll', { count: unsent })}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    focusArea();
                    act({ type: 'dropAll' });
                    announce(t('sheet.dropped'));
                  }}
                >
                  {t('sheet.dropAll', { count: unsent })}
                </Button>
              </>
            )}
            <Button
              variant="secondary"
              aria-expanded={isRegulating}
              onClick={() => setRegulating(!isRegulating)}
            >
              {t('regulate.open')}
            </Button>
          </div>
          {unsent > 0 && isBusy && (
            <p className="form-text" id={busyId}>
              {t('runs.busy')}
            </p>
          )}
          {(isRegulating || hasRegulation) && prices && choices && (
            <RegulatePanel
              isShown={isRegulating}
              onUnsaved={setHasRegulation}
              prices={prices}
              choices={choices}
              areaId={areaId}
              isBusy={isBusy}
              onPremiums={(regulated) => {
                const changed = regulated.filter((draft) => isChange(draft, drafts));
                act({ type: 'putAll', drafts: changed });
                announceDrafts(changed);
              }}
              onKickbacks={startKickbacks}
              confirmKickbacks={confirmKickbacks}
            />
          )}
          {question && (
            <ConfirmQuestion
              {...question}
              onStay={() => {
                question.onStay();
                focusArea();
              }}
              onConfirm={() => {
                focusArea();
                question.onConfirm();
              }}
            />
          )}
          <p className="form-text">
            {usual && (
              <span>{t('priceMatrix.usualKickbacks', kickbacksOf(usual, currentLanguage()))}</span>
            )}{' '}
            {t('priceMatrix.help')} <span className="sheet-keys">{t('sheet.help')}</span>
          </p>
          <PriceMatrixTable
            t={t}
            area={area}
            areas={areas}
            groups={groups}
            injuries={injuries ?? []}
            inArea={inArea}
            usual={usual}
            state={state}
            act={act}
            onSave={onSave}
            onEditKickback={onEditKickback}
          />
        </>
      )}
      {matrix && !hasCells && <EmptyState title={t('priceMatrix.noChoices')} iconName="layers" />}
      {matrix && matrix.unplaced.length > 0 && (
        <p className="price-matrix-unplaced">
          {t('priceMatrix.unplaced', {
            names: matrix.unplaced.map(({ id }) => t('prices.rowName', { id })).join(', '),
          })}{' '}
          <Link to={{ search: listSearch }}>{t('priceMatrix.toList')}</Link>
        </p>
      )}
      <UnsavedFields hasChanges={() => unsent > 0} />
    </>
  );
}
