import { byNumber, byText } from '@/shared/lists/sortRows';
import { arrangeRows, searchRows, shownSort } from '@/shared/lists/client-side/clientSideList';
import type { ClientSideListShape } from '@/shared/lists/client-side/clientSideList';

interface Row {
  id: number;
  titles: string[];
  amount: string;
}

const shape: ClientSideListShape<Row, 'id' | 'title', 'name' | 'price'> = {
  columns: ['id', 'title'],
  fields: ['name', 'price'],
  defaultSort: { column: 'id', direction: 'asc' },
  order: { id: byNumber(({ id }) => id), title: byText(({ titles }) => titles[0] ?? '') },
  searched: {
    name: ({ titles }) => titles,
    price: ({ amount }, language) => [language === 'da' ? amount.replace('.', ',') : amount],
  },
};

const rows: Row[] = [
  { id: 3, titles: ['Ærø', 'Over 10 km'], amount: '1.5' },
  { id: 1, titles: ['Bornholm', 'Under 10 km'], amount: '2.5' },
  { id: 2, titles: ['A\u030Arhus', '10\u00A0km'], amount: '1.25' },
];
const find = (text: string, field: 'name' | 'price' = 'name', language: 'da' | 'en' = 'da') =>
  searchRows(rows, { text, field }, shape, language).map(({ id }) => id);

describe('searching a list that was read whole', () => {
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
  ])('finds "%s" in any of the texts of a row', (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it('finds all rows for no text, as the same list', () => {
    expect(searchRows(rows, { text: ' ', field: 'name' }, shape, 'da')).toBe(rows);
  });

  it('looks at the field that was chosen, as the language writes it', () => {
    expect(find('2,5', 'price')).toEqual([1]);
    expect(find('2,5', 'price', 'en')).toEqual([]);
    expect(find('1.', 'price', 'en')).toEqual([3, 2]);
    expect(find('2,5')).toEqual([]);
  });
});

describe('the order of a list that was read whole', () => {
  const all = { text: '', field: 'name' } as const;

  it('is the default one until somebody chooses another', () => {
    expect(shownSort({ sort: null }, shape)).toBe(shape.defaultSort);
    expect(arrangeRows(rows, { ...all, sort: null }, shape, 'da').map(({ id }) => id)).toEqual([
      1, 2, 3,
    ]);
  });

  it('is the chosen one, over what the search has found', () => {
    const sort = { column: 'title', direction: 'desc' } as const;
    expect(shownSort({ sort }, shape)).toBe(sort);
    const found = arrangeRows(rows, { text: '0 km', field: 'name', sort }, shape, 'da');
    expect(found.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it("is the server's where there is no default", () => {
    const ofServer = { ...shape, defaultSort: null };
    expect(arrangeRows(rows, { ...all, sort: null }, ofServer, 'da')).toBe(rows);
  });
});
