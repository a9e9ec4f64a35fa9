import { detailsSchema } from '@/features/registration/details/details.schema';
import type { FormValues } from '@/shared/forms/validation';
import { keysOf } from '../keysOf';

const details = {
  name: 'Vesterbro Vognmandsforretning ApS',
  cvr: '29871640',
  truckNumber: '104233',
  email: 'drift@vesterbro-vogn.example',
  phone: '28456712',
  undervogn: '',
  street: 'Istedgade 114',
  zipCode: '1650',
  city: 'København V',
  hasCarInsurance: true,
  numberPlate: 'DR48113',
  hasNoNumberPlate: false,
  hasWorkInsurance: false,
  hasPreviousInsurance: 'yes',
};

describe('the rules of step 1', () => {
  const check = (changes: FormValues) => keysOf(detailsSchema, { ...details, ...changes });

  it('accept a complete form with an empty undervogn', () => {
    expect(check({})).toEqual({});
  });

  it.each([
    ['name', '', 'REQUIRED_FIELD'],
    ['name', '   ', 'REQUIRED_FIELD'],
    ['email', '', 'REQUIRED_FIELD'],
    ['email', 'drift@', 'VALID_EMAIL_ADDRESS'],
    ['email', 'drift@vesterbro', 'VALID_EMAIL_ADDRESS'],
    ['email', 'to ord@vesterbro.dk', 'VALID_EMAIL_ADDRESS'],
    ['cvr', '', 'REQUIRED_FIELD_MIN_8'],
    ['cvr', '2987164', 'REQUIRED_FIELD_MIN_8'],
    ['cvr', '298716401', 'REQUIRED_FIELD_MIN_8'],
    ['cvr', '2987164a', 'field.cvrExample'],
    ['truckNumber', '', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '10423', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '1042333', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '10-233', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '10423E', 'field.truckNumberExample'],
    ['phone', '', 'REQUIRED_FIELD'],
    ['phone', 'ring selv', 'field.phoneNumeric'],
    ['phone', '12', 'field.phoneExample'],
    ['phone', '2845671', 'field.phoneExample'],
    ['phone', '284567123', 'field.phoneExample'],
    ['phone', '08456712', 'field.phoneExample'],
    ['phone', '+45 2845671', 'field.phoneExample'],
    ['phone', '+46 1234', 'field.phoneExample'],
    ['phone', '0046 12345678901234', 'field.phoneExample'],
    ['street', '', 'REQUIRED_FIELD'],
    ['zipCode', '', 'REQUIRED_FIELD'],
    ['zipCode', '99', 'field.zipCodeExample'],
    ['zipCode', '16500', 'field.zipCodeExample'],
    ['zipCode', 'Ribe', 'field.zipCodeExample'],
    ['zipCode', 'DK-99a', 'field.zipCodeExample'],
    ['city', '', 'REQUIRED_FIELD'],
    ['hasCarInsurance', false, 'SELECT_CAR_OPTION'],
    ['hasPreviousInsurance', '', 'step1.selectPrevious'],
    ['numberPlate', '', 'REQUIRED_FIELD'],
    ['numberPlate', 'x', 'field.regNumberExample'],
    ['numberPlate', '??', 'field.regNumberExample'],
    ['numberPlate', 'AB 12 345 678 9', 'field.regNumberExample'],
  ])(
    'reject %s %p with the message %s [5-step-1-one-message, 5-step-1-formats]',
    (name, value, key) => {
      expect(check({ [name]: value })).toEqual({ [name]: key });
    },
  );

  it('require a number plate only with car insurance, unless “no plate yet” is ticked', () => {
    const empty = { numberPlate: '' };
    expect(check({ ...empty, hasNoNumberPlate: true })).toEqual({});
    expect(check({ ...empty, hasCarInsurance: false })).toEqual({
      hasCarInsurance: 'SELECT_CAR_OPTION',
    });
  });

  it.each([
    ['cvr', 'DK-29 87 16 40'],
    ['truckNumber', '10 42 33'],
    ['phone', '28 45 67 12'],
    ['phone', '+45 28456712'],
    ['phone', '+46 70 123 45 67'],
    ['zipCode', ' DK-1650'],
    ['zipCode', 'SE-211 20'],
    ['zipCode', 'fo 100'],
    ['numberPlate', 'ab12345'],
    ['numberPlate', 'TAXA 1'],
    ['numberPlate', 'B-AB 1234E'],
    ['numberPlate', 'øl'],
  ])('accept %s %p as it was typed [D31]', (name, typed) => {
    expect(check({ [name]: typed })).toEqual({});
  });

  it('check a number plate without car insurance, too, unless “no plate yet” is ticked', () => {
    const odd = { numberPlate: 'x' };
    expect(check({ ...odd, hasCarInsurance: false })).toMatchObject({
      numberPlate: 'field.regNumberExample',
    });
    expect(check({ ...odd, hasNoNumberPlate: true })).toEqual({});
  });
});
