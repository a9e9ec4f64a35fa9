import type {
  TruckerHistoryDetails,
  TruckerHistoryEntry,
  TruckerHistoryFields,
} from '@/api/truckers/trucker.model';
import { toSubmissions, type Submission } from '@/domain/submissions/submissions';
import type { TextKey } from '@/i18n/i18n';
import { submitted } from '@tests/support/fixtures/trucker';

const at = (
  submittedAt: string,
  changes: Partial<TruckerHistoryDetails> | 'missing' | 'damaged' = {},
): TruckerHistoryEntry => ({
  submittedAt,
  details: typeof changes === 'string' ? changes : { ...submitted, ...changes },
});

const [january, february, march] = [
  '2022-01-01T10:00:00Z',
  '2022-02-01T10:00:00Z',
  '2022-03-01T10:00:00Z',
] as const;

const read = (...entries: TruckerHistoryEntry[]) => toSubmissions(entries);

const fieldsOf = ({ content }: Submission) =>
  typeof content === 'string' ? [] : content.flatMap(({ fields }) => fields);

const field = (submission: Submission | undefined, labelKey: TextKey) =>
  submission && fieldsOf(submission).find((candidate) => candidate.labelKey === labelKey);

describe('the order of submissions', () => {
  it.each([
    ['oldest first', [january, february, march]],
    ['newest first', [march, february, january]],
    ['in no order', [february, march, january]],
  ])('is newest first when the server sends them %s [2-history-newest-first]', (_name, times) => {
    const shown = read(...times.map((time) => at(time)));
    expect(shown.map(({ submittedAt }) => submittedAt)).toEqual([
      '01-03-2022 11:00',
      '01-02-2022 11:00',
      '01-01-2022 11:00',
    ]);
  });

  it('puts the last one in the response first when their times are equal', () => {
    const shown = read(at(january, { city: 'Aarhus' }), at(january, { city: 'Odense' }));
    expect(shown.map((submission) => field(submission, 'field.city')?.value)).toEqual([
      { text: 'Odense' },
      { text: 'Aarhus' },
    ]);
  });

  it('puts submissions without a known time last', () => {
    const shown = read(at(''), at(march), at('i går'), at(january));
    expect(shown.map(({ submittedAt }) => submittedAt)).toEqual([
      '01-03-2022 11:00',
      '01-01-2022 11:00',
      null,
      null,
    ]);
  });

  it('gives each submission a key that a newer submission does not change', () => {
    const before = read(at(january), at(february));
    const after = read(at(january), at(february), at(march));
    expect(after.slice(1).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });
});

describe('the changes since the previous submission', () => {
  it('are none for the first one', () => {
    const [first] = read(at(january));
    expect(first?.changes).toBe('first');
    expect(first && fieldsOf(first).filter(({ before }) => before)).toEqual([]);
  });

  it('are none when all is the same', () => {
    expect(read(at(january), at(february))[0]?.changes).toBe(0);
  });

  const changed: [keyof TruckerHistoryFields, TextKey, unknown, unknown][] = [
    ['name', 'field.name', 'Ny ApS', { text: 'Vesterbro ApS' }],
    ['email', 'field.email', 'ny@example.dk', { text: 'drift@example.dk' }],
    ['cvr', 'field.cvr', '11112222', { text: '29871640' }],
    ['truckNumber', 'field.truckNumber', '999999', { text: '100872' }],
    ['phone', 'field.phone', '', { text: '28456712' }],
    ['address', 'field.address', 'Ny Gade 1', { text: 'Istedgade 114' }],
    ['zipCode', 'field.zipCode', '8000', { text: '1650' }],
    ['city', 'field.city', 'Aarhus', { text: 'København V' }],
    ['numberPlate', 'field.regNumber', 'AB12345', { text: 'DR 48 113' }],
    ['frameNumber', 'history.serialNumber', 'X', { text: 'WDB2130421A547893' }],
    ['newValue', 'history.newValue', 'Y', { text: '300.001-400.000 kr.' }],
    ['ownRisk', 'history.ownRisk', '10.000 kr.', { text: '5.000 kr.' }],
    ['area', 'history.area', 'Z', { text: 'Hele landet' }],
    ['injury', 'history.injuries', '2 skader', { text: '1 skade' }],
    ['roadAssistanceFrom', 'history.activeFrom', '2022-05-01', { text: '01-04-2022' }],
    ['hasGlassCover', 'history.glassDamage', true, { key: 'common.no' }],
    ['policyNumber', 'history.policyNumber', 'P-1', { text: 'P-5502187' }],
    ['terminationDate', 'history.terminationDate', null, { text: '31-03-2022' }],
    ['hasWorkInsurance', 'field.workInsurance', false, { key: 'common.yes' }],
    ['hasPreviousInsurance', 'history.previousInsurance', true, { key: 'common.notProvided' }],
  ];

  it.each(changed)(
    'are marked in the field %s with its previous value',
    (name, labelKey, value, before) => {
      const [newest] = read(at(january), at(february, { [name]: value }));
      expect(newest?.changes).toBe(1);
      expect(field(newest, labelKey)?.before).toEqual(before);
    },
  );

  it('are tested for every field of a submission', () => {
    const covered = new Set<string>([...changed.map(([name]) => name), 'hasRoadAssistance']);
    const fields = Object.keys(submitted).filter((name) => name !== 'unreadable');
    expect(fields.filter((name) => !covered.has(name))).toEqual([]);
  });

  it('show the value of the previous submission, not that of the first one', () => {
    const [newest, middle] = read(
      at(january, { city: 'Aarhus' }),
      at(february, { city: 'Odense' }),
      at(march, { city: 'Aarhus' }),
    );
    expect(field(newest, 'field.city')?.before).toEqual({ text: 'Odense' });
    expect(field(middle, 'field.city')?.before).toEqual({ text: 'Aarhus' });
  });

  it('ignore blanks around a text', () => {
    expect(read(at(january), at(february, { city: ' København V ' }))[0]?.changes).toBe(0);
  });
});

it('a number plate in a submission is shown in one format, and another spelling is not a change [D31]', () => {
  const [newest] = read(at(january), at(february, { numberPlate: 'dr 48113' }));
  expect(field(newest, 'field.regNumber')).toMatchObject({
    value: { text: 'DR 48 113' },
    before: null,
  });
});

describe('road assistance in a submission', () => {
  it('has its date only while it is on [2-history-roadside-date]', () => {
    const [on] = read(at(january));
    expect(field(on, 'history.activeFrom')?.value).toEqual({ text: '01-04-2022' });
    for (const hasRoadAssistance of [false, null]) {
      const [off] = read(at(january, { hasRoadAssistance }));
      expect(field(off, 'history.activeFrom')).toBeUndefined();
    }
  });

  it('says that its date is unknown when it is on without one', () => {
    const [on] = read(at(january, { roadAssistanceFrom: null }));
    expect(field(on, 'history.activeFrom')?.value).toEqual({ key: 'common.notProvided' });
  });

  it('counts as two changes when it is switched on, as its date is new', () => {
    const [on] = read(at(january, { hasRoadAssistance: false }), at(february));
    expect(on?.changes).toBe(2);
    expect(field(on, 'history.roadsideHelp')?.before).toEqual({ key: 'common.no' });
    expect(field(on, 'history.activeFrom')?.before).toEqual({ key: 'common.none' });
  });

  it('counts as one change when it is switched off', () => {
    const [off] = read(at(january), at(february, { hasRoadAssistance: false }));
    expect(off?.changes).toBe(1);
  });
});

describe('unreadable submissions', () => {
  it.each(['damaged', 'missing'] as const)('that are %s keep their position', (problem) => {
    const shown = read(at(january), at(february, problem), at(march));
    expect(shown.map(({ content }) => typeof content === 'string')).toEqual([false, true, false]);
    expect(shown[1]).toMatchObject({ content: problem, changes: 'incomparable' });
    expect(shown[2]?.changes).toBe('first');
  });

  it.each(['damaged', 'missing'] as const)(
    'that are %s let the next one be compared with the last readable one [3-history-last-readable]',
    (problem) => {
      const [newest] = read(
        at(january, { city: 'Odense' }),
        at(february, problem),
        at(march, { city: 'Aarhus' }),
      );
      expect(newest).toMatchObject({
        changes: 1,
        comparedWith: { submittedAt: '01-01-2022 11:00' },
      });
      expect(field(newest, 'field.city')?.before).toEqual({ text: 'Odense' });
    },
  );

  it('leave the next one without a comparison when no earlier one is readable', () => {
    const [newest, middle] = read(at(january, 'damaged'), at(february), at(march));
    expect(newest).toMatchObject({ changes: 0, comparedWith: null });
    expect(middle).toMatchObject({ changes: 'incomparable', comparedWith: null });
  });

  it('with one unreadable field show it as unreadable, and not as changed [3-history-unread-field]', () => {
    const [newest, middle] = read(
      at(january),
      at(february, {
        terminationDate: null,
        hasRoadAssistance: null,
        city: 'Odense',
        unreadable: ['terminationDate', 'hasRoadAssistance'],
      }),
      at(march, { city: 'Odense' }),
    );
    expect(field(middle, 'history.terminationDate')).toEqual({
      labelKey: 'history.terminationDate',
      value: { key: 'history.unreadable' },
      before: null,
    });
    expect(middle?.changes).toBe(1);
    expect(newest?.changes).toBe(0);
    expect(newest && fieldsOf(newest).filter(({ before }) => before)).toEqual([]);
  });
});
