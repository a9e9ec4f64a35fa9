import type { Trucker } from '@/api/truckers/trucker.model';
import {
  shownTruckerSort,
  sortTruckers,
  truckerRequest,
} from '@/features/truckers/truckerListRequest';
import type { TruckerListParams } from '@/features/truckers/truckerListRequest';

const plain: TruckerListParams = { text: '', field: 'name', sort: null, page: 0 };
const byName = { column: 'name', direction: 'desc' } as const;

describe('the request of the haulier list', () => {
  it('is for the first page by id ascending by default', () => {
    expect(truckerRequest(plain)).toEqual({
      list: { page: 0, paginated: true, sort: 'id', direction: 'asc' },
      search: null,
    });
  });

  it('leaves sorting and paging of the list to the server', () => {
    expect(truckerRequest({ ...plain, sort: byName, page: 2 })).toEqual({
      list: { page: 2, paginated: true, sort: 'name', direction: 'desc' },
      search: null,
    });
  });

  it('ignores the search field without a text', () => {
    expect(truckerRequest({ ...plain, field: 'cvr' })).toEqual(truckerRequest(plain));
  });

  it('leaves the paging of a search without a chosen sort to the server (D13)', () => {
    expect(truckerRequest({ ...plain, text: 'taxa', field: 'cvr', page: 2 })).toEqual({
      list: null,
      search: { text: 'taxa', field: 'cvr', page: 2, paginated: true },
    });
  });

  it('is for all matches of a search with a chosen sort, whatever the page (D13)', () => {
    expect(truckerRequest({ ...plain, text: 'taxa', sort: byName, page: 2 })).toEqual({
      list: null,
      search: { text: 'taxa', field: 'name', page: 0, paginated: false },
    });
  });
});

describe('the sort order in the headings', () => {
  it('is by id ascending until the user chooses one', () => {
    expect(shownTruckerSort(plain)).toEqual({ column: 'id', direction: 'asc' });
  });

  it('is the chosen one, with and without a search', () => {
    expect(shownTruckerSort({ ...plain, sort: byName })).toEqual(byName);
    expect(shownTruckerSort({ ...plain, sort: byName, text: 'taxa' })).toEqual(byName);
  });

  it('is null when the server decides it for a search', () => {
    expect(shownTruckerSort({ ...plain, text: 'taxa' })).toBeNull();
  });
});

describe('the matches of a search, sorted in the browser', () => {
  const trucker = (own: Partial<Trucker>) => own as Trucker;
  const rows = [
    trucker({
      id: 1,
      name: 'Å',
      cvr: '20',
      truckNumber: '12',
      hasWorkInsurance: true,
      isActive: false,
    }),
    trucker({
      id: 2,
      name: 'Z',
      cvr: '30',
      truckNumber: '10',
      hasWorkInsurance: false,
      isActive: true,
    }),
    trucker({
      id: 3,
      name: 'Ø',
      cvr: '10',
      truckNumber: '11',
      hasWorkInsurance: true,
      isActive: true,
    }),
  ];

  it.each([
    ['id', [1, 2, 3], [3, 2, 1]],
    ['name', [2, 3, 1], [1, 3, 2]],
    ['cvr', [3, 1, 2], [2, 1, 3]],
    ['truckNumber', [2, 3, 1], [1, 3, 2]],
    // Ascending, hauliers without work insurance come first. So do active ones: the API has status 0 for them.
    ['hasWorkInsurance', [2, 1, 3], [1, 3, 2]],
    ['isActive', [2, 3, 1], [1, 2, 3]],
  ] as const)('are sorted by %s in either direction, and by id when equal', (column, up, down) => {
    const ids = (direction: 'asc' | 'desc') =>
      sortTruckers(rows.toReversed(), { column, direction }).map(({ id }) => id);
    expect(ids('asc')).toEqual(up);
    expect(ids('desc')).toEqual(down);
  });
});
