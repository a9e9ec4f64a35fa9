import { pageOf, asSinglePage } from '@mocks/domain/truckers.domain';

const rows = Array.from({ length: 23 }, (_, index) => index);

describe('pageOf', () => {
  it.each([
    ['the first page', 1, rows.slice(0, 10), 1],
    ['a page in the middle', 2, rows.slice(10, 20), 2],
    ['the last, shorter page', 3, rows.slice(20), 3],
    ['a page past the end', 4, [], 4],
    ['page 0 as page 1 (D7)', 0, rows.slice(0, 10), 1],
    ['a page below 0 as page 1 (D7)', -5, rows.slice(0, 10), 1],
  ])('gives %s', (_, wanted, expected, page) => {
    expect(pageOf(rows, wanted)).toEqual({
      rows: expected,
      total: 23,
      perPage: 10,
      page,
      pageCount: 3,
    });
  });

  it('has one page where there are no rows', () => {
    expect(pageOf([], 1)).toMatchObject({ rows: [], total: 0, pageCount: 1 });
  });
});

describe('asSinglePage', () => {
  it('is one page of everything', () => {
    expect(asSinglePage(rows)).toEqual({ rows, total: 23, perPage: 23, page: 1, pageCount: 1 });
  });
});
