import {
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
import { useGetAllTruckersQuery } from '@/api/truckers/allTruckers.api';
import type { Trucker, TruckerSearchField } from '@/api/truckers/trucker.model';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/late/lazyWithRetry';
import { NamedText } from '@/shared/ui/NamedText';
import type { PlateDraft, PlateDrafts } from './plates';
import type { RenderPlate } from './PlatesContainer';
import { worklistNames, type WorklistName } from './worklistNames';
import { belongsTo, findByContact, type Found } from './worklists';
import './worklists.scss';

/** All hauliers, and the worklist that is shown in place of the list. */
export interface ShownWorklist {
  name: WorklistName | null;
  /** Undefined until they are read. */
  rows: readonly Trucker[] | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  title: string;
  empty: string;
  emptyActions: ReactNode;
  /** In place of the mark of the registration number. */
  renderPlate: RenderPlate | undefined;
}

const Plates = lazyWithRetry(async () => (await import('./PlatesContainer')).PlatesContainer, {
  texts: ['staff'],
  waiting: <></>,
});

const fetchPlates = () => void Plates.load().catch(() => undefined);

export interface WorklistsProps {
  /** The one that is shown in place of the list. */
  name: WorklistName | null;
  search: { text: string; field: TruckerSearchField };
  /** The rows of the search; undefined until they are there. */
  listed: readonly Trucker[] | undefined;
  plates: PlateDrafts;
  /** Stable, as are the others. */
  setPlates: Dispatch<SetStateAction<PlateDrafts>>;
  onPress: (name: WorklistName | null) => void;
  onShow: (shown: ShownWorklist) => void;
  onOpen: (id: number) => void;
}

/** The worklists over the list of hauliers, and whom else a search finds. All hauliers are read for it, once. */
export function WorklistsContainer(props: WorklistsProps) {
  const { name, search, listed, plates, setPlates, onPress, onShow, onOpen } = props;
  const { t } = useTranslation('bulk');
  const query = useGetAllTruckersQuery();
  const { currentData: all, isFetching, isError, error, refetch, fulfilledTimeStamp } = query;
  const [renderPlate, setRenderPlate] = useState<{ of: RenderPlate }>();

  const opened = all && name && `${name} ${String(fulfilledTimeStamp)}`;
  const rows = useRows(name, all, opened, plates);
  useEffect(() => {
    // What was saved is read by now.
    setPlates((now) => {
      const left = [...now].filter(([, { phase }]) => phase !== 'saved');
      return left.length === now.size ? now : new Map(left);
    });
  }, [opened, setPlates]);
  useOpenedNews(name, rows?.length);

  const shown = useMemo<ShownWorklist>(
    () => ({
      name,
      rows,
      isFetching,
      isError,
      error,
      refetch,
      title: name ? t(`worklists.${name}`) : '',
      empty: name ? t(`worklists.${name}_none`) : '',
      emptyActions: (
        <Button variant="secondary" onClick={() => onPress(null)}>
          {t('worklists.showAll')}
        </Button>
      ),
      renderPlate: name === 'lacksPlate' ? renderPlate?.of : undefined,
    }),
    [name, rows, isFetching, isError, error, refetch, t, onPress, renderPlate],
  );
  // Before anything is drawn: the list shows these rows.
  useLayoutEffect(() => onShow(shown), [onShow, shown]);

  const counts = useCounts(all, plates);
  const isThere = all !== undefined || !isError || name !== null;
  return (
    <>
      {isThere && (
        <div className="worklist-chips" role="group" aria-label={t('worklists.label')}>
          {worklistNames.map((one) => (
            <button
              key={one}
              type="button"
              className="worklist-chip"
              aria-pressed={one === name}
              onPointerEnter={one === 'lacksPlate' ? fetchPlates : undefined}
              onFocus={one === 'lacksPlate' ? fetchPlates : undefined}
              onClick={() => onPress(one === name ? null : one)}
            >
              {t(`worklists.${one}`)}{' '}
              <span className="worklist-count">
                {counts && t('worklists.count', { count: counts[one] })}
              </span>
            </button>
          ))}
        </div>
      )}
      <FoundByContact all={all} search={search} listed={listed} onOpen={onOpen} />
      {(name === 'lacksPlate' || plates.size > 0) && (
        <Plates plates={plates} setPlates={setPlates} onReady={setRenderPlate} />
      )}
    </>
  );
}

/**
 * The hauliers that belonged to the worklist when it was opened or read, and those with something typed: no row goes while others
 * are worked on. `opened` tells one opening from another.
 */
function useRows(
  name: WorklistName | null,
  all: readonly Trucker[] | undefined,
  opened: string | null | undefined,
  plates: PlateDrafts,
): readonly Trucker[] | undefined {
  const [held, setHeld] = useState<{ opened: unknown; ids: ReadonlySet<number> }>();
  if (held?.opened !== opened) {
    const isTyped = ({ id }: Trucker) => name === 'lacksPlate' && plates.has(id);
    const found = name && all?.filter((one) => belongsTo[name](one) || isTyped(one));
    setHeld({ opened, ids: new Set(found?.map(({ id }) => id)) });
  }
  return useMemo(
    () => (opened && held ? all?.filter(({ id }) => held.ids.has(id)) : undefined),
    [all, opened, held],
  );
}

/** Says how many rows a worklist has that was pressed. */
function useOpenedNews(name: WorklistName | null, count: number | undefined): void {
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  const told = useRef(name);
  useEffect(() => {
    if (name !== null && count === undefined) return;
    const isNews = told.current !== name;
    told.current = name;
    if (isNews && name) announce(t('table.resultCount', { count: count ?? 0 }));
  }, [name, count, t, announce]);
}

/** What was saved a moment ago counts at once. */
function useCounts(
  all: readonly Trucker[] | undefined,
  plates: PlateDrafts,
): Record<WorklistName, number> | undefined {
  const counts = useMemo(() => {
    const count = (name: WorklistName) => all?.filter(belongsTo[name]) ?? [];
    return {
      lacksPlate: count('lacksPlate'),
      kfNotVerified: count('kfNotVerified').length,
      inactive: count('inactive').length,
      noAddress: count('noAddress').length,
    };
  }, [all]);
  const isSaved = (draft: PlateDraft | undefined) => draft?.phase === 'saved';
  return (
    all && {
      ...counts,
      lacksPlate: counts.lacksPlate.filter(({ id }) => !isSaved(plates.get(id))).length,
    }
  );
}

const mostNamed = 5;

/** Names the hauliers that a search finds by what the server does not look at. */
function FoundByContact(
  props: Pick<WorklistsProps, 'search' | 'listed' | 'onOpen'> & {
    all: readonly Trucker[] | undefined;
  },
) {
  const { all, search, listed, onOpen } = props;
  const { text, field } = search;
  const { t } = useTranslation('bulk');
  const matches = useMemo(
    () => (all && text ? findByContact(all, { text, field }) : []),
    [all, text, field],
  );
  const isListed = ({ trucker }: Found) => listed?.some(({ id }) => id === trucker.id) ?? true;
  const found = matches.filter((one) => !isListed(one));
  const textOf = ({ by, trucker: { name } }: Found) => t(`found.${by}`, { name });
  const named = found.slice(0, mostNamed);
  const more = found.length > mostNamed && t('found.more', { count: found.length - mostNamed });
  return (
    <>
      <LiveMessage text={[...named.map(textOf), more].filter(Boolean).join('. ')} />
      {named.length > 0 && (
        <ul className="found-list" aria-label={t('found.label')}>
          {named.map((one) => (
            <li key={one.trucker.id}>
              <Button variant="quiet" onClick={() => onOpen(one.trucker.id)}>
                <span>
                  <NamedText text={textOf(one)} names={[one.trucker.name]} />
                </span>
              </Button>
            </li>
          ))}
          {more && <li>{more}</li>}
        </ul>
      )}
    </>
  );
}
