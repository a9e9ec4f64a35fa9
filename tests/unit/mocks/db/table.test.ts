import { Table } from '@mocks/db/table';

interface Row {
  id: number;
  name: string;
}

describe('Table', () => {
  it('gives out ids once, also after a row was deleted', () => {
    const table = new Table<Row>([{ id: 7, name: 'seven' }]);
    const eight = table.insert({ name: 'eight' });
    table.delete(eight.id);
    expect(table.insert({ name: 'nine' }).id).toBe(9);
    expect(table.all().map((row) => row.id)).toEqual([7, 9]);
  });

  it('changes a row without touching the one that was read before', () => {
    const table = new Table<Row>([{ id: 1, name: 'old' }]);
    const before = table.get(1);
    table.update(1, { name: 'new' });
    expect(before?.name).toBe('old');
    expect(table.get(1)?.name).toBe('new');
  });

  it('throws where the row to change does not exist', () => {
    expect(() => new Table<Row>().update(1, { name: '' })).toThrow('no row 1');
  });

  it('says whether a row was there to delete', () => {
    const table = new Table<Row>([{ id: 1, name: '' }]);
    expect([table.delete(1), table.delete(1), table.size]).toEqual([true, false, 0]);
  });
});
