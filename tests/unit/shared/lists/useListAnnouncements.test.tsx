import { renderHook } from '@testing-library/react';
import type { ListParams } from '@/shared/lists/listParams';
import { pageOf } from '@/shared/lists/pagination/rowPage';
import type { RowPage } from '@/shared/lists/pagination/rowPage';
import { useListAnnouncements } from '@/shared/lists/useListAnnouncements';
import { listenToAnnouncements, useListTexts } from './withTexts';

type Params = ListParams<string, string>;

const plain: Params = { text: '', field: 'name', sort: null, page: 0 };
const rows = Array.from({ length: 25 }, (_, index) => index);

function startList(params: Params, page: RowPage<number> | undefined) {
  const { rerender } = renderHook((props) => useListAnnouncements(props.params, props.page), {
    initialProps: { params, page },
  });
  return (next: Params, answer: RowPage<number> | undefined) =>
    rerender({ params: next, page: answer });
}

describe('what a list says to a screen reader', () => {
  useListTexts();
  const said = listenToAnnouncements();

  it('says nothing of the first rows', () => {
    startList(plain, pageOf(rows, 0, 10));
    expect(said).toEqual([]);
  });

  it('says how many a search has found, once the answer is there', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    const search = { ...plain, text: 'taxa' };
    show(search, undefined);
    expect(said).toEqual([]);
    const found = pageOf(rows.slice(0, 3), 0, 10);
    show(search, found);
    show(search, found);
    expect(said).toEqual(['3 resultater']);
  });

  it('counts one result as one', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    show({ ...plain, text: 'taxa' }, pageOf([1], 0, 10));
    expect(said).toEqual(['1 resultat']);
  });

  it('counts anew for another field', () => {
    const show = startList({ ...plain, text: '1' }, pageOf(rows, 0, 10));
    show({ ...plain, text: '1', field: 'cvr' }, pageOf([], 0, 10));
    expect(said).toEqual(['0 resultater']);
  });

  it('says the direction of a new sort', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    show({ ...plain, sort: { column: 'id', direction: 'desc' } }, pageOf(rows, 0, 10));
    show({ ...plain, sort: { column: 'name', direction: 'asc' } }, pageOf(rows, 0, 10));
    expect(said).toEqual(['Sorteret faldende', 'Sorteret stigende']);
  });

  it('says which rows a page shows', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    show({ ...plain, page: 2 }, pageOf(rows, 2, 10));
    expect(said).toEqual(['Viser 21–25 af 25 rækker']);
  });

  it('keeps still about rows that were read anew', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    show(plain, pageOf(rows.slice(1), 0, 10));
    expect(said).toEqual([]);
  });
});
