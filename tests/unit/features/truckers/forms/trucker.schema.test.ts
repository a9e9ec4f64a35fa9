import { createTruckerSchema, numberPlateSchema } from '@/features/truckers/forms/trucker.schema';
import { findErrors } from '@/shared/forms/validation';
import type { FormSchema, FormValues } from '@/shared/forms/validation';

const complete = {
  name: 'Gl. Taxa',
  email: 'gl@taxa.example',
  cvr: '29871640',
  truckNumber: '104233',
  phone: '28456712',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: false,
  numberPlate: 'AB12345',
  hasNoNumberPlate: false,
};
const address = { street: 'Havnevej 3', zipCode: '6760', city: 'Ribe' };

const truckerSchema = createTruckerSchema({ isAddressShown: false, isPlateReadOnly: false });
const truckerWithAddressSchema = createTruckerSchema({
  isAddressShown: true,
  isPlateReadOnly: false,
});

const check = (changes: FormValues, rules: FormSchema = truckerSchema) =>
  findErrors(rules, { ...complete, ...changes });

describe('the rules of the haulier dialogs', () => {
  it('accept a complete haulier without undervogn [5-trucker-undervogn]', () => {
    expect(check({})).toEqual({});
    expect(check(address, truckerWithAddressSchema)).toEqual({});
  });

  it.each([
    ['name', ' ', 'REQUIRED_FIELD'],
    ['email', '', 'REQUIRED_FIELD'],
    ['email', 'gl@taxa', 'VALID_EMAIL_ADDRESS'],
    ['cvr', '', 'REQUIRED_FIELD_MIN_8'],
    ['cvr', '123456789', 'REQUIRED_FIELD_MIN_8'],
    ['cvr', '2987164', 'REQUIRED_FIELD_MIN_8'],
    ['cvr', '2987164o', 'field.cvrExample'],
    ['truckNumber', '', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '1042331', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '12345x', 'field.truckNumberExample'],
    ['phone', '', 'REQUIRED_FIELD'],
    ['phone', 'ring selv', 'field.phoneNumeric'],
    ['numberPlate', 'x', 'field.regNumberExample'],
  ])('reject %s %p with the message %s [5-trucker-formats]', (name, value, key) => {
    expect(check({ [name]: value })).toEqual({ [name]: { key } });
  });

  it.each([
    ['require', true, false, { numberPlate: { key: 'REQUIRED_FIELD' } }],
    ['do not require', true, true, {}],
    ['do not require', false, false, {}],
    ['do not require', false, true, {}],
  ])(
    '%s a number plate with car insurance %p and “no plate yet” %p',
    (_require, hasCarInsurance, hasNoNumberPlate, errors) => {
      expect(check({ numberPlate: ' ', hasCarInsurance, hasNoNumberPlate })).toEqual(errors);
    },
  );

  it('do not check a read-only number plate [D31]', () => {
    const rules = createTruckerSchema({ isAddressShown: false, isPlateReadOnly: true });
    expect(check({ numberPlate: '?' }, rules)).toEqual({});
  });

  it.each(['street', 'zipCode', 'city'])('require %s when the address is shown', (name) => {
    expect(check({ ...address, [name]: ' ' }, truckerWithAddressSchema)).toEqual({
      [name]: { key: 'REQUIRED_FIELD' },
    });
  });

  it('require no address when none is shown', () => {
    expect(check({ street: '', zipCode: '', city: '' })).toEqual({});
  });
});

it.each([
  ['AB12345', {}],
  [' ', { numberPlate: { key: 'REQUIRED_FIELD' } }],
  ['x', { numberPlate: { key: 'field.regNumberExample' } }],
])('a number plate added later as %j gets the errors %j', (typed, errors) => {
  expect(findErrors(numberPlateSchema, { numberPlate: typed })).toEqual(errors);
});
