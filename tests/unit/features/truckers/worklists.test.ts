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

describe('the worklists', () => {
  it.each<[string, Partial<Trucker>, string[]]>([
    ['has all data', {}, []],
    ['has no vehicle', { vehicle: null }, ['lacksPlate']],
    ['has a blank plate', { vehicle: { ...vehicle, numberPlate: ' ' } }, ['lacksPlate']],
    [
      'has an insurance that is not verified',
      { vehicle: { ...vehicle, insuranceStatus: 'notVerified' } },
      ['kfNotVerified'],
    ],
    [
      'has an unknown insurance status',
      { vehicle: { ...vehicle, insuranceStatus: 'unknown' } },
      [],
    ],
    ['is not active', { isActive: false }, ['inactive']],
    ['has no address', { address: null }, ['noAddress']],
    [
      'has a blank address',
      { address: { id: 1, street: ' ', zipCode: '', city: '' } },
      ['noAddress'],
    ],
    ['has only a city', { address: { id: 1, street: '', zipCode: '', city: 'Ribe' } }, []],
  ])('that list a haulier who %s (%j) are %j [2-worklists-counts]', (_who, own, names) => {
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
    ['12 34 56 78', ['1 phone', '2 phone']],
    ['+45 12345678', ['1 phone', '2 phone']],
    ['+46 12345678', ['2 phone']],
    ['5678', ['1 phone', '2 phone']],
    ['567', []],
    ['ab 12', ['1 plate']],
    ['AB12345', ['1 plate']],
    ['2345', ['1 phone', '2 phone']],
    ['a', []],
    ['@orsted', ['1 email']],
    [' ORSTED ', ['1 email']],
    ['@b', []],
    ['ørsted', []],
  ])(
    'finds hauliers for “%s” by phone, number plate or e-mail: %j [2-worklists-search]',
    (text, expected) => {
      expect(found(text)).toEqual(expected);
    },
  );

  it('leaves out hauliers that the search of the server finds [2-worklists-search]', () => {
    const named = [{ ...complete, name: 'Kontor Taxi', email: 'kontor@taxi.example' }];
    expect(findByContact(named, { text: 'kontor', field: 'name' })).toEqual([]);
    expect(findByContact(named, { text: 'kontor', field: 'cvr' })).toHaveLength(1);
  });
});
