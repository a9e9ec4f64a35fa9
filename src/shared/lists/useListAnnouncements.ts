import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { announce } from '../notifications/announce';
import { rowCountOf } from './pagination/rowPage';
import type { ListParams } from './listParams';
import type { RowPage } from './pagination/rowPage';

type AnyParams = ListParams<string, string>;

const isSameSearch = (a: AnyParams, b: AnyParams) => a.text === b.text && a.field === b.field;

const isSameSort = (a: AnyParams, b: AnyParams) =>
  a.sort?.column === b.sort?.column && a.sort?.direction === b.sort?.direction;

/**
 * Tells a screen reader, once, what came of a search, a sort or a turned page. `page` is the answer
 * to `params`, and undefined until it has come. The first answer is not news: the page's own title is.
 */
export function useListAnnouncements(params: AnyParams, page: RowPage<unknown> | undefined): void {
  const { t } = useTexts();
  const told = useRef<AnyParams>(null);
  useEffect(() => {
    if (!page) return;
    const before = told.current;
    told.current = params;
    if (before === null || before === params) return;
    if (!isSameSearch(before, params)) announce(t('table.resultCount', { count: page.total }));
    else if (!isSameSort(before, params)) {
      announce(t(params.sort?.direction === 'desc' ? 'table.sortedDesc' : 'table.sortedAsc'));
    } else announce(t('table.rowCount', rowCountOf(page)));
  }, [page, params, t]);
}
