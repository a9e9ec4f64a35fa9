import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { ListParams, ListShape } from '@/shared/lists/listParams';
import { pageOf } from '@/shared/lists/rows';
import type { RowPage } from '@/shared/lists/rows';
import { useListParams } from '@/shared/lists/useListParams';
import { useList } from '@/shared/lists/useList';
import { loadListTextsBeforeEach } from './withTexts';
import { heard, renderHook } from '@tests/support/fixtures/render';

const shape: ListShape<'id' | 'name', 'name' | 'cvr'> = {
  columns: ['id', 'name'],
  fields: ['name', 'cvr'],
};

function renderParams(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useListParams(shape), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  return {
    now: () => result.current,
    change: (...args: Parameters<typeof result.current.change>) =>
      act(() => void result.current.change(...args)),
    go: (steps: number) => act(() => void result.current.navigate(steps)),
  };
}

describe('a list whose state is in the URL', () => {
  it('goes back and forward through its states', () => {
    const { now, change, go } = renderParams('/');
    change({ text: 'taxa' });
    change({ page: 1 });
    go(-1);
    expect(now().params).toMatchObject({ text: 'taxa', page: 0 });
    go(-1);
    expect(now().params.text).toBe('');
    go(2);
    expect(now().params).toMatchObject({ text: 'taxa', page: 1 });
  });

  it('adds no history entry when it corrects the state itself', () => {
    const { now, change, go } = renderParams('/');
    change({ page: 8 });
    change({ page: 2 }, { replace: true });
    expect(now().params.page).toBe(2);
    go(-1);
    expect(now().params.page).toBe(0);
  });

  it('keeps other parameters, such as the view and area of the prices [2-prices-matrix]', () => {
    const { now, change } = renderParams('/?view=matrix&area=2&q=taxa&open=7&sort=id&page=3');
    change({ text: 'øst' });
    const changed = new URLSearchParams(now().location.search);
    expect(Object.fromEntries(changed)).toEqual({
      view: 'matrix',
      area: '2',
      q: 'øst',
      open: '7',
      sort: 'id',
      dir: 'asc',
    });
    change({ text: '', sort: null });
    expect(now().location.search).toBe('?view=matrix&area=2&open=7');
  });
});

type Params = ListParams<string, string>;

const plain: Params = { text: '', field: 'name', sort: null, page: 0 };
const rows = Array.from({ length: 25 }, (_, index) => index);

function startList(params: Params, page: RowPage<number> | undefined) {
  const change = jest.fn();
  const others = { isOutdated: false, lastPage: null, pageSize: 10, sort: null, isBusy: false };
  const rest = { ...others, error: null, refetch: jest.fn() };
  const { rerender } = renderHook(
    (now) => useList({ params: now.params, change }, { page: now.page, answer: now.page, ...rest }),
    { initialProps: { params, page } },
  );
  return (next: Params, answer: RowPage<number> | undefined) =>
    rerender({ params: next, page: answer });
}

describe('the announcement of a list', () => {
  loadListTextsBeforeEach();
  const said = heard.said;

  it('says how many rows a search found, and nothing on the first load', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    const search = { ...plain, text: 'taxa' };
    show(search, undefined);
    expect(said).toEqual([]);
    const found = pageOf(rows.slice(0, 3), 0, 10);
    show(search, found);
    show(search, found);
    expect(said).toEqual(['3 resultater']);
  });

  it.each<[string, Partial<Params>, RowPage<number>, string[]]>([
    ['one result', { text: 'taxa' }, pageOf([1], 0, 10), ['1 resultat']],
    ['another field', { field: 'cvr' }, pageOf([], 0, 10), ['0 resultater']],
    [
      'a new sort',
      { sort: { column: 'id', direction: 'desc' } },
      pageOf(rows, 0, 10),
      ['Sorteret faldende'],
    ],
    ['another page', { page: 2 }, pageOf(rows, 2, 10), ['Viser 21–25 af 25 rækker']],
  ])('for %s says what changed', (_what, change, page, words) => {
    const before = { ...plain, ...(change.field && { text: '1' }) };
    const show = startList(before, pageOf(rows, 0, 10));
    show({ ...before, ...change }, page);
    expect(said).toEqual(words);
  });

  it('is not made for rows that were fetched again', () => {
    const show = startList(plain, pageOf(rows, 0, 10));
    show(plain, pageOf(rows.slice(1), 0, 10));
    expect(said).toEqual([]);
  });
});
