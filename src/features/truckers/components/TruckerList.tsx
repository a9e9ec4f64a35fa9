import type { ReactNode, RefObject } from 'react';
import type {
  Page,
  Trucker,
  TruckerSearchField,
  TruckerSortColumn,
} from '@/api/truckers/trucker.model';
import { useTexts } from '@/i18n/useTexts';
import { ListBody } from '@/shared/lists/ListBody';
import type { Sort } from '@/shared/lists/listParams';
import { SearchBar } from '@/shared/lists/SearchBar';
import type { Search } from '@/shared/lists/SearchBar';
import { KeyboardButton } from '@/shared/lists/shortcuts/KeyboardButton';
import { useAriaShortcut } from '@/shared/lists/shortcuts/useAriaShortcut';
import type { Column } from '@/shared/lists/table/column';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import type { TruckerListParams } from '../truckerRequest';
import { understandSearch } from '../understandSearch';

/** What the haulier list shows and what can be done with it. `page` is undefined until there are rows to show. */
export interface TruckerListProps {
  columns: readonly Column<Trucker, TruckerSortColumn>[];
  page: Page<Trucker> | undefined;
  /** How many rows a page is likely to have. */
  expectedRows: number;
  params: TruckerListParams;
  sort: Sort<TruckerSortColumn> | null;
  isBusy: boolean;
  /** True while the rows that are shown are not those that were asked for. */
  isOutdated: boolean;
  hasFailed: boolean;
  bodyRef: RefObject<HTMLDivElement | null>;
  /** The haulier that is open, where one is. */
  panel: ReactNode;
  /** Further controls of the page, before refresh and add. */
  children: ReactNode;
  onAdd: () => void;
  onSearch: (search: Search<TruckerSearchField>) => void;
  onClearSearch: () => void;
  onSearchIn: (field: TruckerSearchField) => void;
  onSort: (column: TruckerSortColumn) => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
  onRetry: () => void;
}

const rowKey = ({ id }: Trucker) => id;

/** The haulier list: controls, search, rows or what stands in for them, and pages. */
export function TruckerList(props: TruckerListProps) {
  const { params, isBusy, onRefresh } = props;
  const { t } = useTexts();
  const fields = [
    { value: 'name', label: t('truckers.filterName') },
    {
      value: 'cvr',
      label: t('truckers.filterCvr'),
      inSentence: t('truckers.filterCvrInSentence'),
    },
    { value: 'truckNumber', label: t('truckers.filterTruckNumber') },
  ] as const;
  return (
    <>
      <PageHeading title={t('truckers.title')}>
        {props.children}
        <Button variant="secondary" iconName="refresh" isBusy={isBusy} onClick={onRefresh}>
          {t('common.refresh')}
        </Button>
        <Button iconName="add" aria-keyshortcuts={useAriaShortcut('add')} onClick={props.onAdd}>
          {t('truckers.add')}
        </Button>
        <KeyboardButton list={props.bodyRef} />
      </PageHeading>
      <div className="list-beside">
        <Panel>
          <SearchBar
            applied={params}
            fields={fields}
            fieldLabel={t('truckers.searchFilter')}
            textLabel={t('truckers.searchText')}
            understanding={understandSearch}
            onSearch={props.onSearch}
          />
          <ListBody
            title={t('truckers.title')}
            columns={props.columns}
            rowKey={rowKey}
            page={props.page}
            pageIndex={params.page}
            sort={props.sort}
            isBusy={isBusy}
            isOutdated={props.isOutdated}
            hasFailed={props.hasFailed}
            applied={params}
            fields={fields}
            emptyText={t('truckers.empty')}
            noMatchText={t('truckers.noResults')}
            bodyRef={props.bodyRef}
            onSort={props.onSort}
            expectedRows={props.expectedRows}
            addText={t('truckers.add')}
            onAdd={props.onAdd}
            onPage={props.onPage}
            onRetry={props.onRetry}
            onClearSearch={props.onClearSearch}
            onSearchIn={props.onSearchIn}
          />
        </Panel>
        {props.panel}
      </div>
    </>
  );
}
