import type { Trucker, TruckerSortColumn } from '@/api/truckers/trucker.model';
import { sortTruckers } from '@/features/truckers/truckerRequest';

const trucker = (id: number, own: Partial<Trucker> = {}): Trucker => ({
  id,
  name: 'Taxa',
  email: 'taxa@example.dk',
  cvr: '10000000',
  truckNumber: '100000',
  phone: '20304050',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: true,
  isActive: true,
  address: null,
  vehicle: null,
  existingInsurance: null,
  agreement: null,
  hasUnreadableAgreement: false,
  headcount: null,
  ...own,
});

const named = (...names: string[]) => names.map((name, index) => trucker(index + 1, { name }));
const sorted = (
  truckers: Trucker[],
  column: TruckerSortColumn,
  direction: 'asc' | 'desc' = 'asc',
) => sortTruckers(truckers, { column, direction });
const names = (truckers: Trucker[]) => truckers.map(({ name }) => name);
const ids = (truckers: Trucker[]) => truckers.map(({ id }) => id);

describe('sorting the matches of a search', () => {
  it('puts Danish letters last, in their order, and aa with å', () => {
    const mixed = named('Årslev', 'Ørsted', 'Zebra', 'Aabenraa', 'Ærø', 'Amager');
    expect(names(sorted(mixed, 'name'))).toEqual([
      'Amager',
      'Zebra',
      'Ærø',
      'Ørsted',
      'Aabenraa',
      'Årslev',
    ]);
  });

  it('does not part names by their capitals', () => {
    expect(names(sorted(named('beta', 'Alfa', 'alfa 2', 'Gamma'), 'name'))).toEqual([
      'Alfa',
      'alfa 2',
      'beta',
      'Gamma',
    ]);
  });

  it('counts numbers within names', () => {
    expect(names(sorted(named('Taxa 10', 'Taxa 9'), 'name'))).toEqual(['Taxa 9', 'Taxa 10']);
  });

  it('turns round when descending', () => {
    expect(names(sorted(named('Amager', 'Ærø', 'Zebra'), 'name', 'desc'))).toEqual([
      'Ærø',
      'Zebra',
      'Amager',
    ]);
  });

  it('sorts by id as a number', () => {
    expect(ids(sorted([trucker(10), trucker(9)], 'id'))).toEqual([9, 10]);
    expect(ids(sorted([trucker(9), trucker(10)], 'id', 'desc'))).toEqual([10, 9]);
  });

  it('sorts by CVR and by truck number', () => {
    const two = [
      trucker(1, { cvr: '20000000', truckNumber: '100001' }),
      trucker(2, { cvr: '10000000', truckNumber: '100002' }),
    ];
    expect(ids(sorted(two, 'cvr'))).toEqual([2, 1]);
    expect(ids(sorted(two, 'truckNumber', 'desc'))).toEqual([2, 1]);
    expect(ids(sorted(two, 'truckNumber'))).toEqual([1, 2]);
  });

  it('puts hauliers without work insurance first', () => {
    const two = [trucker(1), trucker(2, { hasWorkInsurance: false })];
    expect(ids(sorted(two, 'hasWorkInsurance'))).toEqual([2, 1]);
    expect(ids(sorted(two, 'hasWorkInsurance', 'desc'))).toEqual([1, 2]);
  });

  it('puts active hauliers first, whose status on the wire is 0', () => {
    const two = [trucker(1, { isActive: false }), trucker(2)];
    expect(ids(sorted(two, 'isActive'))).toEqual([2, 1]);
    expect(ids(sorted(two, 'isActive', 'desc'))).toEqual([1, 2]);
  });

  it('keeps equals in the order of their ids, both ways', () => {
    const equals = [trucker(3), trucker(1), trucker(2)];
    expect(ids(sorted(equals, 'name'))).toEqual([1, 2, 3]);
    expect(ids(sorted(equals, 'name', 'desc'))).toEqual([1, 2, 3]);
  });

  it('leaves the list that it was given as it was', () => {
    const given = [trucker(2), trucker(1)];
    sorted(given, 'id');
    expect(ids(given)).toEqual([2, 1]);
  });
});
