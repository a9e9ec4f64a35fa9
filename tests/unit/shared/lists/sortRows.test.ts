import { byDecimal, byNumber, byText, sortRows } from '@/shared/lists/sortRows';
import type { SortKeys } from '@/shared/lists/sortRows';

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
    const rows = rowsOf(['20.000 kr.', '5.000 kr.', '10.000 kr.']);
    const sorted = sortRows(rows, { column: 'text', direction: 'asc' }, order);
    expect(texts(sorted)).toEqual(['5.000 kr.', '10.000 kr.', '20.000 kr.']);
  });

  it('takes texts for equal that the language does, and keeps their ids in order', () => {
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

  it('returns a new list and leaves the given one as it is', () => {
    const rows = rowsOf(['a', 'b']);
    const sorted = sortRows(rows, { column: 'id', direction: 'desc' }, order);
    expect(ids(sorted)).toEqual([2, 1]);
    expect(ids(rows)).toEqual([1, 2]);
    expect(sortRows([], { column: 'text', direction: 'asc' }, order)).toEqual([]);
  });
});
