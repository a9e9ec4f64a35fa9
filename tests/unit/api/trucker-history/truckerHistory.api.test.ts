import { UnreadableResponse } from '@/api/core/wire/parse';
import { parseTruckerHistory } from '@/api/trucker-history/truckerHistory.api';
import { submitted } from '@tests/support/fixtures/trucker';

const blob = {
  id: 31,
  name: 'Vesterbro ApS',
  email: 'drift@example.dk',
  cvr: 29871640,
  truck_number: '100872',
  phone_number: '28456712',
  address: 'Istedgade 114',
  zip_code: '1650',
  city: 'København V',
  reg_number: 'DR48113',
  serial_number: 'WDB2130421A547893',
  new_value: { id: 3, title: '300.001-400.000 kr.' },
  own_risk: '5.000 kr.',
  area: null,
  injury: { id: 2 },
  addon_1: 1,
  addon_1_date: '2022-04-01',
  addon_2: '0',
  police_number: 'P-5502187',
  termination_date: '31-03-2022',
  is_work_insurance: '1',
  previous_insurance: null,
};

// A choice without its title is unreadable, as the history shows titles.
const details = { ...submitted, area: '', injury: '', unreadable: ['injury'] };

const created_at = '2022-03-14T09:41:27.000000Z';

describe('parseTruckerHistory', () => {
  it.each([
    ['a JSON string', JSON.stringify(blob)],
    ['an object', blob],
  ])('parses a submission whose data are %s', (_name, data) => {
    expect(parseTruckerHistory([{ created_at, data }])).toEqual([
      { submittedAt: created_at, details },
    ]);
  });

  it('also parses a list in an envelope (D5)', () => {
    expect(parseTruckerHistory({ data: [{ created_at, data: blob }] })).toHaveLength(1);
  });

  it.each([[{ data: null }], [{ status: 200, data: { data: null } }], [{ data: [] }], [[]]])(
    'finds no submissions in %j [7-history-forms]',
    (body) => {
      expect(parseTruckerHistory(body)).toEqual([]);
    },
  );

  it('throws if the history is paged, because a part would look like all of it [7-whole-list]', () => {
    const body = { data: [{ created_at, data: blob }], total: 2 };
    expect(() => parseTruckerHistory(body)).toThrow(UnreadableResponse);
  });

  it.each([
    ['damaged', ['{"name": "Ves', '"text"', '[1]', ' ', 7, [blob]]],
    ['missing', ['null', '{}', '[]', {}, '', null, undefined]],
  ])(
    'keeps a submission whose data are %s as an entry at its position',
    (details, values: unknown[]) => {
      const entry = (data: unknown, at: number) => ({ created_at: String(at), data });
      const history = parseTruckerHistory([blob, ...values, blob].map(entry));
      const places = [...history.keys()].map(String);
      expect(history.map(({ submittedAt }) => submittedAt)).toEqual(places);
      const read = history[0]?.details;
      expect(history.map((one) => one.details)).toEqual([read, ...values.map(() => details), read]);
    },
  );

  it.each([
    ['the name if it is an object', { name: { first: 'Åse' } }, ['name']],
    [
      'both dates if they are no dates of the API',
      { termination_date: '31/3 2022', addon_1_date: '2022-02-30' },
      ['roadAssistanceFrom', 'terminationDate'],
    ],
    [
      'an add-on in words and an area that is a list',
      { addon_1: 'måske', area: [] },
      ['area', 'hasRoadAssistance'],
    ],
    [
      'nothing in empty or known values',
      { name: '', city: null, addon_2: 0, own_risk: { id: 1, title: '5.000 kr.' } },
      [],
    ],
  ])('names as unreadable %s', (_what, data, unreadable) => {
    expect(parseTruckerHistory([{ created_at, data }])[0]?.details).toMatchObject({ unreadable });
  });

  it('turns an entry that is not an object into a submission with missing data', () => {
    expect(parseTruckerHistory([null])).toEqual([{ submittedAt: '', details: 'missing' }]);
  });

  it('returns no submissions for an empty list', () => {
    expect(parseTruckerHistory([])).toEqual([]);
  });

  it.each([[{}], ['x'], [7]])('throws if the response is not a list: %j', (body) => {
    expect(() => parseTruckerHistory(body)).toThrow(UnreadableResponse);
  });

  it('ignores fields that a __proto__ in the data would add', () => {
    const data = '{"__proto__": {"name": "Other"}}';
    expect(parseTruckerHistory([{ created_at, data }])[0]?.details).toMatchObject({ name: '' });
  });
});
