import type { Translate } from '@/i18n/i18n';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerExportColumns } from '@/features/truckers/exportTruckers';
import { staff as danish } from '@/i18n/locales/da/staff';
import { staff as english } from '@/i18n/locales/en/staff';
import * as known from '@tests/support/fixtures/trucker';

const speaking = (texts: Record<string, string>) =>
  ((key: string) => texts[key] ?? key) as unknown as Translate;

const agreement = {
  ...known.agreement,
  hasRoadAssistance: true,
  hasGlassCover: false,
  roadAssistanceFrom: '2022-03-01',
  injuryValidFrom: '2022-01-31',
  injuryComment: 'Ring først',
};
const numbers = { cvr: '01234567', truckNumber: '000123' };
const trucker = { ...known.trucker, ...numbers, name: 'Ærø Taxa', agreement };
const { vehicle } = known;

const t = speaking(danish);
const rowOf = (changes: Partial<Trucker> = {}, texts: Record<string, string> = danish) =>
  Object.fromEntries(
    truckerExportColumns(speaking(texts)).map(({ header, cell }) => [
      header,
      cell({ ...trucker, ...changes }),
    ]),
  );

it('the export has its 13 columns in order [3-truckers-csv-columns]', () => {
  expect(truckerExportColumns(t).map(({ header }) => header)).toEqual([
    'name',
    'email',
    'cvr',
    'truck_number',
    'reg_number',
    'serial_number',
    'is_work_insurance',
    'has_reg_no',
    'road assistance',
    'glass damage',
    'injury_valid_from',
    'injury_comment',
    'road assistance active-from date',
  ]);
});

it.each([
  ['Danish', danish],
  ['English', english],
])(
  'the export writes yes, no and dates in the same way with %s texts [3-truckers-csv-yes-no, 9-csv-dates]',
  (_, texts) => {
    expect(rowOf({}, texts)).toEqual({
      name: 'Ærø Taxa',
      email: 'drift@vesterbro-vogn.example',
      cvr: '01234567',
      truck_number: '000123',
      reg_number: 'DR48113',
      serial_number: 'WDB2130421A547893',
      is_work_insurance: 'Yes',
      has_reg_no: 'Yes',
      'road assistance': 'Ja',
      'glass damage': 'Nej',
      injury_valid_from: '31-01-2022',
      injury_comment: 'Ring først',
      'road assistance active-from date': '01-03-2022',
    });
  },
);

it.each([
  ['no vehicle', null],
  ['a vehicle without numbers', { ...vehicle, numberPlate: '', frameNumber: '' }],
  ['a vehicle with blank numbers', { ...vehicle, numberPlate: ' ', frameNumber: '\t' }],
])('the export has N/A and No for %s [3-truckers-csv-not-available]', (_case, without) => {
  expect(rowOf({ vehicle: without })).toMatchObject({
    reg_number: 'N/A',
    serial_number: 'N/A',
    has_reg_no: 'No',
  });
});

it('the export has a frame number even without a number plate', () => {
  expect(rowOf({ vehicle: { ...vehicle, numberPlate: '' } })).toMatchObject({
    reg_number: 'N/A',
    serial_number: 'WDB2130421A547893',
    has_reg_no: 'No',
  });
});

it.each([
  ['no agreement', null],
  [
    'an agreement without answers',
    {
      ...agreement,
      hasRoadAssistance: null,
      hasGlassCover: null,
      roadAssistanceFrom: null,
      injuryValidFrom: null,
      injuryComment: '',
    },
  ],
])('the export has Nej and empty dates and comment for %s', (_case, without) => {
  expect(rowOf({ agreement: without, hasWorkInsurance: false })).toMatchObject({
    is_work_insurance: 'No',
    'road assistance': 'Nej',
    'glass damage': 'Nej',
    injury_valid_from: '',
    injury_comment: '',
    'road assistance active-from date': '',
  });
});
