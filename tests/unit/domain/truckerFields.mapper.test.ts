import { object } from 'yup';
import {
  toTruckerFieldValues,
  formatTruckerNumbers,
  toSentTruckerFields,
} from '@/domain/truckerFields.mapper';
import {
  canConfirmDetails,
  phonePattern,
  numberPlatePattern,
  zipCodePattern,
} from '@/domain/truckerFields.rules';
import { addressRules, companyRules, numberPlateRules } from '@/domain/truckerFields.schema';
import { requiredTick } from '@/shared/forms/rules.schema';
import { findErrors } from '@/shared/forms/validation';
import { trucker } from '@tests/support/fixtures/trucker';

const fieldValues = {
  name: 'Gl. Taxa',
  email: 'gl@taxa.example',
  cvr: '29871640',
  truckNumber: '104233',
  phone: '28456712',
  undervogn: '',
  hasCarInsurance: false,
  hasWorkInsurance: false,
  numberPlate: '',
  hasNoNumberPlate: false,
};

describe('the values that a haulier form sends', () => {
  it('are trimmed, with the numbers in the format of the API', () => {
    const values = { ...fieldValues, name: ' Gl. Taxa ', phone: ' +45 28 45 67 12 ' };
    expect(toSentTruckerFields(values)).toMatchObject({ name: 'Gl. Taxa', phone: '28456712' });
  });

  it.each([
    [true, true, ''],
    [true, false, 'AB12345'],
    [false, true, 'AB12345'],
    [false, false, 'AB12345'],
  ])(
    'with car insurance %p and “no plate yet” %p have the number plate %p',
    (hasCarInsurance, hasNoNumberPlate, sent) => {
      const values = { ...fieldValues, numberPlate: 'ab 12 345' };
      expect(
        toSentTruckerFields({ ...values, hasCarInsurance, hasNoNumberPlate }).numberPlate,
      ).toBe(sent);
    },
  );
});

describe('canConfirmDetails', () => {
  const complete = {
    ...fieldValues,
    hasCarInsurance: true,
    numberPlate: 'AB 12 345',
    street: 'Istedgade 114',
    zipCode: '1650',
    city: 'København V',
  };
  const rules = object({
    ...companyRules,
    ...addressRules,
    ...numberPlateRules,
    hasCarInsurance: requiredTick('SELECT_CAR_OPTION'),
  });
  const texts = ['', ' ', '\u200b', 'a', '1234', '12345678', '+4512345678', '123456', 'DK-1650'];
  const others = ['D-10115', '004640123456', 'a@b.dk', 'a@b', 'AB 12 345', 'X', '٣', '12-34', '0'];
  const odd = ['a1234567', '1234567a', 'a23456', '12345a', ' a@b.dk ', ' AB 12 345 ', ' 1650 '];

  it('accepts a haulier exactly when the rules of step 1 find no error', () => {
    expect(canConfirmDetails(complete)).toBe(true);
    const changes = Object.entries(complete).flatMap<object>(([name, value]) =>
      typeof value === 'string'
        ? [...texts, ...others, ...odd].map((text) => ({ [name]: text }))
        : [{ [name]: !value }],
    );
    for (const change of changes) {
      const values = formatTruckerNumbers({ ...complete, ...change });
      expect([change, canConfirmDetails(values)]).toEqual([
        change,
        Object.keys(findErrors(rules, values)).length === 0,
      ]);
    }
  });
});

describe('the form of a known haulier', () => {
  it('has all known values', () => {
    expect(toTruckerFieldValues({ ...trucker, undervogn: 'U-17' })).toEqual({
      name: 'Vesterbro Vognmandsforretning ApS',
      email: 'drift@vesterbro-vogn.example',
      cvr: '29871640',
      truckNumber: '104233',
      phone: '28456712',
      undervogn: 'U-17',
      hasCarInsurance: true,
      hasWorkInsurance: true,
      numberPlate: 'DR48113',
      street: 'Istedgade 114',
      zipCode: '1650',
      city: 'København V',
    });
  });

  it('has empty fields and unticked boxes for unknown values', () => {
    const unknown = { hasCarInsurance: null, hasWorkInsurance: null, address: null, vehicle: null };
    expect(toTruckerFieldValues({ ...trucker, ...unknown })).toMatchObject({
      hasCarInsurance: false,
      hasWorkInsurance: false,
      numberPlate: '',
      street: '',
      zipCode: '',
      city: '',
    });
  });
});

/** The format of each number, with valid and invalid texts. */
const formats: readonly [string, RegExp, string[], string[]][] = [
  [
    'phone',
    phonePattern,
    ['28456712', '004670123', '004640123456', '0046123456789012', '00389123456'],
    [
      '2845671',
      '284567123',
      '08456712',
      'x28456712',
      '28456712x',
      '2845671x',
      '004528456712',
      '00012345678',
      '00467012',
      '00461234567890123',
      'x004670123456',
      '004670123456x',
      '0046a70123456',
    ],
  ],
  [
    'zip code',
    zipCodePattern,
    ['1650', 'SE-211 20', 'SE21120', 'fo 100', 'D 10115', 'NL-1012AB', 'PRT1234567890'],
    [
      '165',
      '16500',
      '-1650',
      '1650!',
      'Ribe',
      'DK-1650',
      'dk1650',
      'ABCD-12',
      'SE_12',
      'SE--12',
      'SE-A12',
      'SE-1',
      'SE-12345678901',
      'SE-12_',
      '!SE-12',
    ],
  ],
  [
    'number plate',
    numberPlatePattern,
    ['AB 12 345', 'AB  12', 'TAXA 1', 'B-AB 1234E', 'øl', '1A', '1234567890'],
    ['', 'x', '-A', '?AB', 'AB?', 'A?B', ' AB', 'AB ', '12345678901', '1 2 3 4 5 6 7 8 9 0 1'],
  ],
];

it.each(formats)(
  'the format of a %s accepts valid texts and refuses invalid ones [D31]',
  (_name, pattern, valid, invalid) => {
    expect(valid.filter((text) => !pattern.test(text))).toEqual([]);
    expect(invalid.filter((text) => pattern.test(text))).toEqual([]);
  },
);
