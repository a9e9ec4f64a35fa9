import { parseAddOns, parseOfferedAddOns } from '@/api/add-ons/addOns.api';
import { parseResponse, UnreadableResponse } from '@/api/core/wire/parse';

const rows = [
  { id: 1, name: 'Vejhjælp', price: '1188.00', type: 1 },
  { id: '3', name: 'Arbejdsskade', price: 9000, type: '2' },
];
const addOns = [
  { id: 1, name: 'Vejhjælp', price: '1188.00', type: 'car' },
  { id: 3, name: 'Arbejdsskade', price: '9000', type: 'work' },
];

describe('parseAddOns', () => {
  it.each([
    ['data.add_ons', { data: { add_ons: rows } }],
    ['add_ons', { add_ons: rows }],
    ['data.add_ons.data', { data: { add_ons: { data: rows } } }],
    ['add_ons.data', { add_ons: { data: rows } }],
  ])('parses a list that the server sends as %s (D5)', (_place, body) => {
    expect(parseAddOns(body)).toEqual(addOns);
  });

  it.each([
    ['an add-on without an id', { id: null, name: 'x', price: 1, type: 1 }],
    ['an add-on of an unknown type', { id: 4, name: 'x', price: 1, type: 3 }],
    ['an add-on without a type', { id: 4, name: 'x', price: 1 }],
    ['null', null],
  ])('leaves out %s and reports it as unreadable', (_what, row) => {
    expect(parseResponse(() => parseAddOns({ add_ons: [row] }))).toEqual({
      data: [],
      unreadable: ['add_ons[]'],
    });
  });

  it('sorts the add-ons by their ids, whatever their order in the response [3-add-ons-in-order]', () => {
    const reversed = parseAddOns({ add_ons: [...rows].reverse() });
    expect(reversed.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('throws when the list is missing', () => {
    expect(() => parseAddOns({})).toThrow(UnreadableResponse);
  });
});

describe('parseOfferedAddOns', () => {
  const glass = { id: 2, name: 'Glasskade', price: '600,00', type: 1 };
  const offered = { id: 2, name: 'Glasskade', price: '600.00', type: 'car' };

  it.each([[undefined], [null], [''], ['x'], ['1.188.000'], [[]]])(
    'keeps an add-on with the price %j at its position, with the price null [4-price-unknown]',
    (price) => {
      const read = () => parseOfferedAddOns({ add_ons: [glass, { ...rows[0], price }] }, 'car');
      expect(parseResponse(read)).toEqual({
        data: [{ ...addOns[0], price: null }, offered],
        unreadable: ['add_ons[].price'],
      });
    },
  );

  it('returns only the add-ons of the requested type', () => {
    expect(parseOfferedAddOns({ add_ons: [...rows, glass] }, 'car')).toEqual([addOns[0], offered]);
  });

  it.each([
    ['without an id', { ...glass, id: null }, 'add_ons[].id'],
    ['of an unknown type', { ...glass, type: 'bil' }, 'add_ons[].type'],
    ['that is null', null, 'add_ons[].id'],
  ])(
    'throws for an add-on %s, as the positions of the others are then unknown [3-add-ons-in-order]',
    (_what, row, place) => {
      expect(() => parseOfferedAddOns({ add_ons: [row, rows[0]] }, 'car')).toThrow(
        new UnreadableResponse(place),
      );
    },
  );
});
