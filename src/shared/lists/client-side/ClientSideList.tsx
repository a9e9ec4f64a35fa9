import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import { Panel } from '../../ui/Panel';
import { ListBody } from '../ListBody';
import type { ListBodyProps } from '../ListBody';
import { SearchBar } from '../SearchBar';
import type { SearchBarProps } from '../SearchBar';
import { ViewMenu } from '../view/ViewMenu';
import { useShownColumns } from '../view/useShownColumns';
import { KeyboardButton } from '../shortcuts/KeyboardButton';
import { useAriaShortcut } from '../shortcuts/useAriaShortcut';
import { clientSidePageSize } from './clientSideList';
import type { ClientSideListState } from './useClientSideList';

type Search<Field extends string> = Pick<
  SearchBarProps<Field>,
  'fields' | 'fieldLabel' | 'textLabel'
>;

type Body<Row, Column extends string> = Pick<
  ListBodyProps<Row, Column, string>,
  'title' | 'columns' | 'emptyText' | 'noMatchText'
>;

/** Texts are those of its area, already translated. */
export interface ClientSideListProps<Row, Column extends string, Field extends string>
  extends Search<Field>, Body<Row, Column> {
  /** Names the list among the others, where what it looks like is kept. */
  id: string;
  list: ClientSideListState<Row, Column, Field>;
  addText: string;
  onAdd: () => void;
  /** Further controls of the page, before refresh and add. */
  children?: ReactNode;
}

const rowKey = ({ id }: { id: number }) => id;

/** A page with a list: its controls, its search, its rows and their pages. */
export function ClientSideList<
  Row extends { id: number },
  Column extends string,
  Field extends string,
>(props: ClientSideListProps<Row, Column, Field>) {
  const { id, list, addText, onAdd, children, fields, fieldLabel, textLabel, ...body } = props;
  const { t } = useTexts();
  const columns = useShownColumns(id, body.columns);
  return (
    <>
      <PageHeading title={body.title}>
        <ViewMenu list={id} columns={body.columns} />
        {children}
        <Button variant="secondary" iconName="refresh" isBusy={list.isBusy} onClick={list.refresh}>
          {t('common.refresh')}
        </Button>
        <Button iconName="add" aria-keyshortcuts={useAriaShortcut('add')} onClick={onAdd}>
          {addText}
        </Button>
        <KeyboardButton list={list.bodyRef} />
      </PageHeading>
      <Panel>
        <SearchBar
          applied={list.params}
          fields={fields}
          fieldLabel={fieldLabel}
          textLabel={textLabel}
          onSearch={list.search}
        />
        <ListBody
          {...body}
          columns={columns}
          page={list.page}
          pageIndex={list.params.page}
          rowKey={rowKey}
          sort={list.sort}
          isBusy={list.isBusy}
          hasFailed={list.hasFailed}
          applied={list.params}
          fields={fields}
          bodyRef={list.bodyRef}
          onSort={list.sortBy}
          expectedRows={clientSidePageSize}
          addText={addText}
          onAdd={onAdd}
          onPage={(page) => list.show({ page })}
          onRetry={list.retry}
          onClearSearch={list.clearSearch}
          onSearchIn={list.searchIn}
        />
      </Panel>
    </>
  );
}
