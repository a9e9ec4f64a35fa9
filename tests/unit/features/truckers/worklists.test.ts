import type { Trucker } from '@/api/truckers/trucker.model';
import { belongsTo, findByContact, worklistNames } from '@/features/truckers/worklists/worklists';
import { trucker } from '@tests/support/fixtures/trucker';

const vehicle = {
  numberPlate: 'AB12345',
  frameNumber: '',
  registerStatus: '',
  insuranceStatus: 'verified',
} as const;
const address = { id: 1, street: 'Havnegade 1', zipCode: '8000', city: 'Aarhus C' };
const complete: Trucker = { ...trucker, isActive: true, vehicle, address };

const listsOf = (one: Trucker) => worklistNames.filter((name) => belongsTo[name](one));

describe('a haulier', () => {
  it.each<[string, string, Partial<Trucker>, string[]]>([
    ['has all data', 'no worklist', {}, []],
    ['has no vehicle', 'the worklist of missing plates', { vehicle: null }, ['lacksPlate']],
    [
      'has a blank plate',
      'the worklist of missing plates',
      { vehicle: { ...vehicle, numberPlate: ' ' } },
      ['lacksPlate'],
    ],
    [
      'has an insurance that is not verified',
      'the worklist of unverified insurances',
      { vehicle: { ...vehicle, insuranceStatus: 'notVerified' } },
      ['kfNotVerified'],
    ],
    [
      'has an unknown insurance status',
      'no worklist',
      { vehicle: { ...vehicle, insuranceStatus: 'unknown' } },
      [],
    ],
    ['is not active', 'the worklist of inactive hauliers', { isActive: false }, ['inactive']],
    ['has no address', 'the worklist of missing addresses', { address: null }, ['noAddress']],
    [
      'has a blank address',
      'the worklist of missing addresses',
      { address: { id: 1, street: ' ', zipCode: '', city: '' } },
      ['noAddress'],
    ],
    [
      'has only a city',
      'no worklist',
      { address: { id: 1, street: '', zipCode: '', city: 'Ribe' } },
      [],
    ],
  ])('who %s is on %s [2-worklists-counts]', (_who, _list, own, names) => {
    expect(listsOf({ ...complete, ...own })).toEqual(names);
  });
});

describe('the search for hauliers by contact', () => {
  const all = [
    { ...complete, id: 1, name: 'Ørsted Taxi', phone: '12345678', email: 'Kontor@Orsted.example' },
    {
      ...complete,
      id: 2,
      name: 'Ågren',
      phone: '004612345678',
      email: 'a@b.example',
      vehicle: null,
    },
  ];
  const found = (text: string, field: 'name' | 'cvr' = 'name') =>
    findByContact(all, { text, field }).map((one) => `${String(one.trucker.id)} ${one.by}`);

  it.each([
    ['12 34 56 78', 'hauliers 1 and 2 by phone', ['1 phone', '2 phone']],
    ['+45 12345678', 'hauliers 1 and 2 by phone', ['1 phone', '2 phone']],
    ['+46 12345678', 'haulier 2 by phone', ['2 phone']],
    ['5678', 'hauliers 1 and 2 by phone', ['1 phone', '2 phone']],
    ['567', 'nobody', []],
    ['ab 12', 'haulier 1 by number plate', ['1 plate']],
    ['AB12345', 'haulier 1 by number plate', ['1 plate']],
    ['2345', 'hauliers 1 and 2 by phone', ['1 phone', '2 phone']],
    ['a', 'nobody', []],
    ['@orsted', 'haulier 1 by e-mail', ['1 email']],
    [' ORSTED ', 'haulier 1 by e-mail', ['1 email']],
    ['@b', 'nobody', []],
    ['ørsted', 'nobody', []],
  ])('finds for “%s”: %s [2-worklists-search]', (text, _who, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('leaves out hauliers that the search of the server finds [2-worklists-search]', () => {
    const named = [{ ...complete, name: 'Kontor Taxi', email: 'kontor@taxi.example' }];
    expect(findByContact(named, { text: 'kontor', field: 'name' })).toEqual([]);
    expect(findByContact(named, { text: 'kontor', field: 'cvr' })).toHaveLength(1);
  });
});
