import { pageOf, rowCountOf } from '@/shared/lists/pagination/rowPage';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('a page of rows that are all at hand', () => {
  it('cuts pages of the asked size, the last one shorter', () => {
    expect(pageOf(rows, 0, 2)).toEqual({
      rows: ['a', 'b'],
      total: 5,
      perPage: 2,
      page: 0,
      pageCount: 3,
    });
    expect(pageOf(rows, 2, 2).rows).toEqual(['e']);
  });

  it('has no rows past the end, and says how many pages there are', () => {
    expect(pageOf(rows, 3, 2)).toMatchObject({ rows: [], page: 3, pageCount: 3 });
  });

  it('has no pages without rows', () => {
    expect(pageOf([], 0, 10)).toMatchObject({ rows: [], total: 0, pageCount: 0 });
  });
});

describe('the count line', () => {
  it('counts the shown rows from 1', () => {
    expect(rowCountOf(pageOf(rows, 0, 2))).toEqual({ from: 1, to: 2, total: 5, count: 5 });
    expect(rowCountOf(pageOf(rows, 2, 2))).toEqual({ from: 5, to: 5, total: 5, count: 5 });
  });
});
