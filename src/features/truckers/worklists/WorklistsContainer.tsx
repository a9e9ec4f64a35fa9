import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { bypassCache, fetchOnce } from '@/api/core/baseApi';
import { allTruckersApi, useGetAllTruckersQuery } from '@/api/truckers/allTruckers.api';
import type { Trucker, TruckerSearchField, TruckerSortColumn } from '@/api/truckers/trucker.model';
import { makeListFile } from '@/shared/export/makeListFile';
import { focusTargetAround, useKeptFocus } from '@/shared/hooks/useKeptFocus';
import type { ListProps } from '@/shared/lists/List';
import type { useListParams } from '@/shared/lists/useListParams';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { mayFetchAhead } from '@/shared/routing/fetchWhenIdle';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { NamedText } from '@/shared/ui/NamedText';
import { useAppDispatch } from '@/store/hooks';
import { truckersFile, truckersFileName } from '../exportTruckers';
import { shownTruckerSort, sortTruckers } from '../truckerListRequest';
import { NumberPlateField, type NumberPlateHandlers } from './NumberPlateField';
import { unsavedNumberPlates, type NumberPlateDraft, type NumberPlateDrafts } from './numberPlates';
import { worklistParam } from './worklistParam';
import {
  belongsTo,
  findByContact,
  isSearchedByContact,
  worklistNames,
  type Found,
  type WorklistName,
} from './worklists';
import './worklists.scss';

const { getAllTruckers } = allTruckersApi.endpoints;

type Props = ListProps<Trucker, TruckerSortColumn, TruckerSearchField>;

/** The worklist that is shown in place of the list, if any. */
export interface ShownWorklist {
  name?: WorklistName | null;
  /** The rows of the worklist; undefined until all hauliers are loaded. */
  rows?: readonly Trucker[] | undefined;
  isFetching: boolean;
  isError?: boolean;
  error?: unknown;
  /** Fetches all hauliers again. */
  refetch?: () => unknown;
  /** While the worklist is shown, these props override those of the list. */
  props?: Pick<Props, 'empty' | 'exported' | 'columns'>;
}

/**
 * Puts the field for a number plate in place of its column. With another `id` and without `fitsFrom`, the field is
 * visible at every width, even if the user has hidden that column.
 */
const withFields = (columns: Props['columns'], handlers: NumberPlateHandlers): Props['columns'] =>
  columns.map((column): Props['columns'][number] => {
    // In a narrow list, hide the truck number to make room for the field and the names. The open haulier's panel shows
    // it.
    if (column.id === 'truckNumber') return { ...column, fitsFrom: 48 };
    if (column.id !== 'registration') return column;
    const { header, shownHeader = header } = column;
    const cell = (trucker: Trucker) => <NumberPlateField trucker={trucker} {...handlers} />;
    return { id: 'plate', header, shownHeader, cardPlace: 'number', cell };
  });

const NumberPlates = lazyWithRetry(
  async () => (await import('./NumberPlatesContainer')).NumberPlatesContainer,
  {
    texts: ['staff'],
    waiting: null,
  },
);

/**
 * Returns an update that keeps the drafts for which `isKept` is true and drops all others. If it keeps all, it returns
 * the same map, so that nothing renders.
 */
const keepDrafts =
  (isKept: (id: number, draft: NumberPlateDraft) => boolean) => (now: NumberPlateDrafts) => {
    const kept = [...now].filter(([id, draft]) => isKept(id, draft));
    return kept.length === now.size ? now : new Map(kept);
  };

/** The outcome of a search in fields that the server does not search. */
export interface FoundByContact {
  /** The matches, if there are any. */
  list?: ReactNode;
  /** The names of the searched fields; undefined if they were not searched. */
  fields?: string | undefined;
}

interface WorklistsProps {
  /** The worklist's name in the URL, which may be unknown. */
  name: string | null;
  address: ReturnType<typeof useListParams<TruckerSortColumn, TruckerSearchField>>;
  /** The list's response for the current URL; undefined until it arrives. */
  answer: { rows: readonly Trucker[] } | undefined;
  columns: Props['columns'];
  numberPlates: NumberPlateDrafts;
  setNumberPlates: Dispatch<SetStateAction<NumberPlateDrafts>>;
  onShow: (shown: ShownWorklist) => void;
  /** Called with the further matches of a search. */
  onFind: (found: FoundByContact) => void;
  onOpen: (id: number) => void;
}

/** The worklists above the list of hauliers, and further matches of a search. Both need all hauliers, fetched once. */
export function WorklistsContainer(props: WorklistsProps) {
  const { address, answer, columns, numberPlates, setNumberPlates, onShow, onFind, onOpen } = props;
  const { change, params } = address;
  const { page } = params;
  const name = worklistNames.find((one) => one === props.name) ?? null;
  const { t } = useTranslation('bulk');
  // If fetching ahead is not allowed, all hauliers are fetched when the first worklist is opened.
  const [isNeeded, setNeeded] = useState(mayFetchAhead);
  if (name !== null && !isNeeded) setNeeded(true);
  const query = useGetAllTruckersQuery(undefined, { skip: !isNeeded });
  const dispatch = useAppDispatch();
  const { currentData: all, isFetching, isError, error, refetch, fulfilledTimeStamp } = query;
  const onPress = useCallback(
    (pressed: WorklistName | null) =>
      void change({ text: '' }, { others: { [worklistParam]: pressed } }),
    [change],
  );
  const [urlSearch] = useSearchParams();
  // A search has closed the worklist, or its name is unknown: remove it from the URL.
  const isOutdated = name === null && urlSearch.has(worklistParam);
  useEffect(() => {
    const others = { [worklistParam]: null };
    if (isOutdated) change({ page }, { replace: true, others });
  }, [isOutdated, change, page]);
  const [numberPlateHandlers, setNumberPlateHandlers] = useState<NumberPlateHandlers>();

  const opened = all && name && `${name} ${String(fulfilledTimeStamp)}`;
  const rows = useRows(name, all, opened, numberPlates);
  useEffect(() => {
    // A worklist was opened, closed or fetched again, so its rows have the saved number plates. Drop their drafts.
    setNumberPlates(keepDrafts((_, { phase }) => phase !== 'saved'));
  }, [opened, setNumberPlates]);
  useEffect(() => {
    // Drop the draft of a deleted haulier, which has no row any more.
    if (all) setNumberPlates(keepDrafts((id) => all.some((trucker) => trucker.id === id)));
  }, [all, setNumberPlates]);
  useOpenedNews(name, rows?.length);

  const { column, direction } = shownTruckerSort(params) ?? {};
  const shown = useMemo<ShownWorklist>(() => {
    const state = { name, rows, isFetching, isError, error, ...(isNeeded && { refetch }) };
    if (name === null) return state;
    const fetchRows = async () => {
      const fetchAll = () => fetchOnce(dispatch(getAllTruckers.initiate(undefined, bypassCache)));
      const found = rows ?? (await fetchAll())?.filter(belongsTo[name]);
      return found && column && direction ? sortTruckers(found, { column, direction }) : found;
    };
    return {
      ...state,
      props: {
        columns:
          name === 'lacksPlate' && numberPlateHandlers
            ? withFields(columns, numberPlateHandlers)
            : columns,
        exported: {
          fileName: truckersFileName,
          searched: `${t(`worklists.${name}`)}.`,
          makeFile: (task) => makeListFile(truckersFile(t, fetchRows), task),
        },
        empty: (
          <EmptyState title={t(`worklists.${name}_none`)} iconName="check">
            <Button variant="secondary" onClick={() => onPress(null)}>
              {t('worklists.showAll')}
            </Button>
          </EmptyState>
        ),
      },
    };
  }, [
    name,
    rows,
    isFetching,
    isError,
    error,
    isNeeded,
    refetch,
    dispatch,
    column,
    direction,
    t,
    onPress,
    numberPlateHandlers,
    columns,
  ]);
  // A layout effect, as the list must show these rows in the same paint.
  useLayoutEffect(() => onShow(shown), [onShow, shown]);

  const counts = useMemo(() => all && countMembers(all), [all]);
  const isThere = all !== undefined || !isError || name !== null;
  return (
    <>
      {isThere && (
        <WorklistChips
          name={name}
          counts={counts}
          unsaved={unsavedNumberPlates(numberPlates)}
          onPress={onPress}
        />
      )}
      <ContactSearch
        all={all}
        search={params}
        listed={answer?.rows}
        onFind={onFind}
        onOpen={onOpen}
      />
      {(name === 'lacksPlate' || numberPlates.size > 0) && (
        <NumberPlates
          numberPlates={numberPlates}
          setNumberPlates={setNumberPlates}
          onReady={setNumberPlateHandlers}
        />
      )}
    </>
  );
}

/** The number of hauliers in each worklist. */
const countMembers = (all: readonly Trucker[]) =>
  Object.fromEntries(
    worklistNames.map((one) => [one, all.filter(belongsTo[one]).length]),
  ) as Record<WorklistName, number>;

interface WorklistChipsProps {
  name: WorklistName | null;
  counts: ReturnType<typeof countMembers> | undefined;
  /** The unsaved number plates, which may be in a worklist or on a page that is not shown. */
  unsaved: readonly NumberPlateDraft[];
  onPress: (pressed: WorklistName | null) => void;
}

function WorklistChips({ name, counts, unsaved, onPress }: WorklistChipsProps) {
  const { t } = useTranslation('bulk');
  const unsavedKey = unsaved.some(({ isUnknown }) => isUnknown)
    ? 'worklists.unconfirmed'
    : 'worklists.unsaved';
  const box = useRef<HTMLDivElement>(null);
  // If all hauliers could not be fetched, the chips disappear when a press closes the open worklist. An element around
  // them then gets the focus.
  useKeptFocus(box, { fallbackOnUnmount: focusTargetAround });
  return (
    <div ref={box} className="worklist-chips" role="group" aria-label={t('worklists.label')}>
      {worklistNames.map((one) => (
        <button
          key={one}
          type="button"
          className="worklist-chip"
          aria-pressed={one === name}
          onPointerEnter={one === 'lacksPlate' ? NumberPlates.prefetch : undefined}
          onFocus={({ currentTarget }) => {
            // Browsers do not scroll to a focused chip if its edge is already visible.
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            if (one === 'lacksPlate') NumberPlates.prefetch();
          }}
          onClick={() => onPress(one === name ? null : one)}
        >
          {t(`worklists.${one}`)}{' '}
          <span className="worklist-count">
            {counts && t('worklists.count', { count: counts[one] })}
          </span>
          {one === 'lacksPlate' &&
            unsaved.length > 0 &&
            ` ${t(unsavedKey, { count: unsaved.length })}`}
        </button>
      ))}
    </div>
  );
}

/**
 * The hauliers that belonged to the worklist when it was opened or fetched, and those with an unsaved draft. No row
 * disappears while the user works on others. The value of `opened` is different for each opening and fetch.
 */
function useRows(
  name: WorklistName | null,
  all: readonly Trucker[] | undefined,
  opened: string | null | undefined,
  numberPlates: NumberPlateDrafts,
): readonly Trucker[] | undefined {
  const [held, setHeld] = useState<{ opened: unknown; ids: ReadonlySet<number> }>();
  if (held?.opened !== opened) {
    const isTyped = ({ id }: Trucker) =>
      name === 'lacksPlate' && numberPlates.has(id) && numberPlates.get(id)?.phase !== 'saved';
    const found = name && all?.filter((one) => belongsTo[name](one) || isTyped(one));
    setHeld({ opened, ids: new Set(found?.map(({ id }) => id)) });
  }
  return useMemo(
    () => (opened && held ? all?.filter(({ id }) => held.ids.has(id)) : undefined),
    [all, opened, held],
  );
}

/** Announces the number of rows when the user opens a worklist. */
function useOpenedNews(name: WorklistName | null, count: number | undefined): void {
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  const announced = useRef(name);
  useEffect(() => {
    if (name !== null && count === undefined) return;
    const isNews = announced.current !== name;
    announced.current = name;
    if (isNews && name) announce(t('table.resultCount', { count: count ?? 0 }));
  }, [name, count, t, announce]);
}

const maxNamed = 5;

/** Finds hauliers by phone number, number plate or e-mail, which the server does not search. */
function ContactSearch(
  props: Pick<WorklistsProps, 'onFind' | 'onOpen'> & {
    all: readonly Trucker[] | undefined;
    search: { text: string; field: TruckerSearchField };
    listed: readonly Trucker[] | undefined;
  },
) {
  const { all, search, listed, onFind, onOpen } = props;
  const { text, field } = search;
  const { t } = useTranslation('bulk');
  const matches = useMemo(
    () => (all && text ? findByContact(all, { text, field }) : []),
    [all, text, field],
  );
  const { texts, found } = useMemo(() => {
    const isListed = ({ trucker }: Found) => listed?.some(({ id }) => id === trucker.id) ?? true;
    const others = matches.filter((one) => !isListed(one));
    const named = others
      .slice(0, maxNamed)
      .map(({ by, trucker }) => ({ ...trucker, text: t(`found.${by}`, { name: trucker.name }) }));
    const more = others.length > maxNamed && t('found.more', { count: others.length - maxNamed });
    const list = named.length > 0 && (
      <ul className="found-list list-unstyled" aria-label={t('found.label')}>
        {named.map((one) => (
          <li key={one.id} data-paper={one.text}>
            <Button variant="quiet" onClick={() => onOpen(one.id)}>
              <NamedText text={one.text} names={[one.name]} />
            </Button>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    );
    return {
      texts: [...named.map((one) => one.text), ...(more ? [more] : [])],
      found: { list, fields: all && isSearchedByContact(text) ? t('found.fields') : undefined },
    };
  }, [all, text, matches, listed, t, onOpen]);
  // A layout effect, as in the worklists: the previous matches must not be painted with another search.
  useLayoutEffect(() => onFind(found), [onFind, found]);
  return <LiveMessage text={texts.join('. ')} />;
}
