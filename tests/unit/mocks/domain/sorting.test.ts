import { createDatabase } from '@mocks/db/database';
import type { TruckerRow } from '@mocks/db/tables';
import { sortTruckers, type SortColumn } from '@mocks/domain/truckers.domain';

const [sample] = createDatabase({ haulierCount: 20 }).truckers.all() as [TruckerRow];

function haulier(id: number, changes: Partial<TruckerRow>): TruckerRow {
  return { ...sample, id, ...changes };
}

describe('sortTruckers', () => {
  it('sorts names as Danish does: æ, ø, å last, whatever the case', () => {
    const names = ['Åse', 'Ærø', 'zebra', 'Østergaard', 'anna', 'Bæk', 'Aage'];
    const rows = names.map((name, index) => haulier(index, { name }));
    const sorted = sortTruckers(rows, 'name', 'asc').map((row) => row.name);
    expect(sorted).toEqual(['anna', 'Bæk', 'zebra', 'Ærø', 'Østergaard', 'Aage', 'Åse']);
  });

  it.each<[SortColumn, Partial<TruckerRow>, Partial<TruckerRow>]>([
    ['cvr', { cvr: '10000001' }, { cvr: '20000000' }],
    ['truck_number', { truckNumber: '000100' }, { truckNumber: '000200' }],
    ['is_work_insurance', { isWorkInsurance: '0' }, { isWorkInsurance: '1' }],
    ['status', { status: 0 }, { status: 3 }],
    ['name', { name: 'A' }, { name: 'B' }],
  ])('sorts by %s in both directions', (column, low, high) => {
    const rows = [haulier(1, high), haulier(2, low)];
    const ids = (direction: 'asc' | 'desc') =>
      sortTruckers(rows, column, direction).map((row) => row.id);
    expect(ids('asc')).toEqual([2, 1]);
    expect(ids('desc')).toEqual([1, 2]);
  });

  it('sorts ids as numbers', () => {
    const rows = [haulier(10, {}), haulier(9, {})];
    expect(sortTruckers(rows, 'id', 'asc').map((row) => row.id)).toEqual([9, 10]);
    expect(sortTruckers(rows, 'id', 'desc').map((row) => row.id)).toEqual([10, 9]);
  });

  it('keeps equal rows in the order of their ids and leaves its input alone', () => {
    const rows = [haulier(3, {}), haulier(1, {}), haulier(2, {})];
    expect(sortTruckers(rows, 'name', 'desc').map((row) => row.id)).toEqual([1, 2, 3]);
    expect(rows.map((row) => row.id)).toEqual([3, 1, 2]);
  });
});
