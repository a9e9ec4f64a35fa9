import { parseCopiedCells } from '@/shared/clipboard/parseCopiedCells';

it('parseCopiedCells parses tabs, lines, and quotes around a line break', () => {
  expect(parseCopiedCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseCopiedCells('1\n\n2')).toEqual([['1'], [''], ['2']]);
  expect(parseCopiedCells('"a\nb ""c"""\t2')).toEqual([['a\nb "c"', '2']]);
  expect(parseCopiedCells('10.441,47')).toEqual([['10.441,47']]);
  expect(parseCopiedCells('')).toEqual([['']]);
});

it.each(['"Taxi" ApS', '"Ærø"', '"Hansen', '5" dæk', 'to "x" linjer', '""'])(
  'parseCopiedCells keeps the quotes of the cell %s',
  (cell) => {
    expect(parseCopiedCells(`${cell}\t1\n${cell}\n2\t${cell}`)).toEqual([
      [cell, '1'],
      [cell],
      ['2', cell],
    ]);
  },
);
