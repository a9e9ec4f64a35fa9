import {
  arrangeRows,
  byDecimal,
  byNumber,
  byText,
  pageOf,
  rowCountOf,
  searchRows,
  shownSort,
  sortRows,
} from '@/shared/lists/rows';
import type { ClientSideListShape, SortKeys } from '@/shared/lists/rows';

interface Row {
  id: number;
  text: string;
  amount: string | null;
}

const order: Record<'id' | 'text' | 'amount', SortKeys<Row>> = {
  id: byNumber(({ id }) => id),
  text: byText(({ text }) => text),
  amount: byDecimal(({ amount }) => amount),
};

const rowsOf = (values: string[]): Row[] =>
  values.map((value, index) => ({ id: index + 1, text: value, amount: '0' }));
const texts = (rows: Row[]) => rows.map(({ text }) => text);
const ids = (rows: Row[]) => rows.map(({ id }) => id);

describe('sorting rows in the browser', () => {
  it('puts Danish letters last, in their order, whatever their case', () => {
    const rows = rowsOf(['Åse', 'zebra', 'Ærø', 'ørn', 'Amager']);
    const sorted = sortRows(rows, { column: 'text', direction: 'asc' }, order);
    expect(texts(sorted)).toEqual(['Amager', 'zebra', 'Ærø', 'ørn', 'Åse']);
  });

  it('orders numbers within texts by their value', () => {
    const sums = ['0 kr.', '500 kr.', '5.000 kr.', '20.000 kr.', '1.000.000 kr.'];
    const sorted = sortRows(rowsOf(sums.toReversed()), { column: 'text', direction: 'asc' }, order);
    expect(texts(sorted)).toEqual(sums);
  });

  it('treats texts as equal when the language does, and then orders them by id', () => {
    const rows = rowsOf(['b', 'é', 'a', 'e\u0301', 'b']);
    for (const direction of ['asc', 'desc'] as const) {
      const sorted = sortRows(rows, { column: 'text', direction }, order);
      const equal = sorted.filter(({ id }) => id === 2 || id === 4);
      expect(ids(equal)).toEqual([2, 4]);
      expect(ids(sorted.filter(({ text }) => text === 'b'))).toEqual([1, 5]);
    }
  });

  it('orders decimals exactly, and equal ones by id in both directions', () => {
    const amounts = ['10', '9.99', '10.00', '-1', '100000000000000000.1', null];
    const rows = amounts.map((amount, index) => ({
      id: index + 1,
      text: '',
      amount,
    }));
    const by = (direction: 'asc' | 'desc') =>
      ids(sortRows(rows, { column: 'amount', direction }, order));
    expect(by('asc')).toEqual([6, 4, 2, 1, 3, 5]);
    expect(by('desc')).toEqual([5, 1, 3, 2, 4, 6]);
  });

  it('returns a new list and leaves the given one unchanged', () => {
    const rows = rowsOf(['a', 'b']);
    const sorted = sortRows(rows, { column: 'id', direction: 'desc' }, order);
    expect(ids(sorted)).toEqual([2, 1]);
    expect(ids(rows)).toEqual([1, 2]);
    expect(sortRows([], { column: 'text', direction: 'asc' }, order)).toEqual([]);
  });
});

interface Price {
  id: number;
  titles: string[];
  amount: string;
}

const shape: ClientSideListShape<Price, 'id' | 'title', 'name' | 'price'> = {
  columns: ['id', 'title'],
  fields: ['name', 'price'],
  defaultSort: { column: 'id', direction: 'asc' },
  order: { id: byNumber(({ id }) => id), title: byText(({ titles }) => titles[0] ?? '') },
  searched: {
    name: ({ titles }) => titles,
    price: ({ amount }, language) => [language === 'da' ? amount.replace('.', ',') : amount],
  },
};

const prices: Price[] = [
  { id: 3, titles: ['Ærø', 'Over 10 km'], amount: '1.5' },
  { id: 1, titles: ['Bornholm', 'Under 10 km'], amount: '2.5' },
  { id: 2, titles: ['A\u030Arhus', '10\u00A0km'], amount: '1.25' },
];
const find = (text: string, field: 'name' | 'price' = 'name', language: 'da' | 'en' = 'da') =>
  searchRows(prices, { text, field }, shape, language).map(({ id }) => id);

describe('searching in a list of all rows', () => {
  it.each([
    ['ærø', [3]],
    ['ÆRØ', [3]],
    [' born ', [1]],
    ['Århus', [2]],
    ['10 km', [3, 1, 2]],
    ['10   km', [3, 1, 2]],
    ['under', [1]],
    ['bornholm under', []],
    ['.*', []],
  ])('finds “%s”, in any of their texts, in the rows %j', (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it('returns the given array for an empty search text', () => {
    expect(searchRows(prices, { text: ' ', field: 'name' }, shape, 'da')).toBe(prices);
  });

  it('searches only the chosen field, in the number format of the language', () => {
    expect(find('2,5', 'price')).toEqual([1]);
    expect(find('2,5', 'price', 'en')).toEqual([]);
    expect(find('1.', 'price', 'en')).toEqual([3, 2]);
    expect(find('2,5')).toEqual([]);
  });
});

describe('the order of a list of all rows', () => {
  const all = { text: '', field: 'name' } as const;

  it('is the default one until the user chooses another', () => {
    expect(shownSort({ sort: null }, shape)).toBe(shape.defaultSort);
    expect(arrangeRows(prices, { ...all, sort: null }, shape, 'da').map(({ id }) => id)).toEqual([
      1, 2, 3,
    ]);
  });

  it('is the chosen one, also for the matches of a search', () => {
    const sort = { column: 'title', direction: 'desc' } as const;
    expect(shownSort({ sort }, shape)).toBe(sort);
    const found = arrangeRows(prices, { text: '0 km', field: 'name', sort }, shape, 'da');
    expect(found.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it("is the server's when there is no default", () => {
    const ofServer = { ...shape, defaultSort: null };
    expect(arrangeRows(prices, { ...all, sort: null }, ofServer, 'da')).toBe(prices);
  });
});

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('a page of a list of all rows', () => {
  it('has the requested size, and the last page has the remaining rows', () => {
    expect(pageOf(letters, 0, 2)).toEqual({
      rows: ['a', 'b'],
      total: 5,
      perPage: 2,
      page: 0,
      pageCount: 3,
    });
    expect(pageOf(letters, 2, 2).rows).toEqual(['e']);
  });

  it('has no rows past the end, but still the page count', () => {
    expect(pageOf(letters, 3, 2)).toMatchObject({ rows: [], page: 3, pageCount: 3 });
  });

  it('has a page count of 0 when there are no rows', () => {
    expect(pageOf([], 0, 10)).toMatchObject({ rows: [], total: 0, pageCount: 0 });
  });
});

describe('the row count of a page', () => {
  it('has the numbers of the first and the last row, from 1, and the total', () => {
    expect(rowCountOf(pageOf(letters, 0, 2))).toEqual({ from: 1, to: 2, total: 5, count: 5 });
    expect(rowCountOf(pageOf(letters, 2, 2))).toEqual({ from: 5, to: 5, total: 5, count: 5 });
  });
});
