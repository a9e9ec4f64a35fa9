import { assignRowKeys, type RowKeys } from '@/shared/lists/rowKeys';

const none: ReadonlySet<number> = new Set();
const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const keysOf = (keys: RowKeys) => [...keys];

describe('the keys of rows', () => {
  const first = assignRowKeys(new Map(), rowsOf(11, 12, 13), none);

  it('are new for the first rows', () => {
    expect(keysOf(first)).toEqual([
      [11, 1],
      [12, 2],
      [13, 3],
    ]);
  });

  it('pass in their order to the rows of another page, and further rows get new ones', () => {
    expect(keysOf(assignRowKeys(first, rowsOf(24, 23, 22, 21), none))).toEqual([
      [24, 1],
      [23, 2],
      [22, 3],
      [21, 4],
    ]);
  });

  it('stay with a row that moves, and a new row gets that of a row that has gone', () => {
    expect(keysOf(assignRowKeys(first, rowsOf(13, 21, 11), none))).toEqual([
      [13, 3],
      [21, 2],
      [11, 1],
    ]);
  });

  it('are not passed on by a row that was used', () => {
    expect(keysOf(assignRowKeys(first, rowsOf(21, 22, 23), new Set([12])))).toEqual([
      [21, 1],
      [22, 3],
      [23, 4],
    ]);
  });

  it('are new again for a row that returns', () => {
    const shorter = assignRowKeys(first, rowsOf(12), none);
    expect(keysOf(assignRowKeys(shorter, rowsOf(11, 12, 13), none))).toEqual([
      [11, 3],
      [12, 2],
      [13, 4],
    ]);
  });
});
