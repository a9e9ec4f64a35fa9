import { readAddOns, readOfferedAddOns } from '@/api/add-ons/addOn.reader';
import { UnreadableAnswer } from '@/api/core/wire/read';

const rows = [
  { id: 1, name: 'Vejhjælp', price: '1188.00', type: 1 },
  { id: '3', name: 'Arbejdsskade', price: 9000, type: '2' },
];
const addOns = [
  { id: 1, name: 'Vejhjælp', price: '1188.00', type: 'car' },
  { id: 3, name: 'Arbejdsskade', price: '9000', type: 'work' },
];

describe('readAddOns', () => {
  it.each([
    [{ data: { add_ons: rows } }],
    [{ add_ons: rows }],
    [{ data: { add_ons: { data: rows } } }],
    [{ add_ons: { data: rows } }],
  ])('reads lists and matches in both envelopes (D5): %j', (body) => {
    expect(readAddOns(body)).toEqual(addOns);
  });

  it.each([
    [{ id: null, name: 'x', price: 1, type: 1 }],
    [{ id: 4, name: 'x', price: 'x', type: 1 }],
    [{ id: 4, name: 'x', price: 1, type: 3 }],
    [{ id: 4, name: 'x', price: 1 }],
    [null],
  ])('leaves out %j', (row) => {
    expect(readAddOns({ add_ons: [row] })).toEqual([]);
  });

  it('keeps the order of the answer, which says what is first', () => {
    const reversed = readAddOns({ add_ons: [...rows].reverse() });
    expect(reversed.map(({ id }) => id)).toEqual([3, 1]);
  });

  it('does not take a missing list for an empty one', () => {
    expect(() => readAddOns({})).toThrow(UnreadableAnswer);
  });
});

describe('readOfferedAddOns', () => {
  it.each([[undefined], [null], [''], ['x'], [[]]])(
    'keeps the place of an add-on whose price is %j [4-price-unknown]',
    (price) => {
      const offered = readOfferedAddOns({ add_ons: [{ ...rows[0], price }, rows[1]] });
      expect(offered).toEqual([{ ...addOns[0], price: null }, addOns[1]]);
    },
  );

  it('leaves out what is no add-on', () => {
    expect(readOfferedAddOns({ add_ons: [null, { id: 4, price: 1 }] })).toEqual([]);
  });
});
