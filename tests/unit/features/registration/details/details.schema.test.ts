import { schema } from '@/features/registration/details/details.schema';
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
  registrationNumber: 'DR48113',
  hasNoRegistrationNumber: false,
  hasWorkInsurance: false,
  hasPreviousInsurance: 'yes',
};

describe('step 1 (section 5)', () => {
  const check = (changes: FormValues) => keysOf(schema, { ...details, ...changes });

  it('takes a complete form, with undervogn left empty', () => {
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
    ['cvr', '2987164a', 'REQUIRED_FIELD_MIN_8'],
    ['truckNumber', '', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '10423', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '1042333', 'REQUIRED_FIELD_MIN_6'],
    ['truckNumber', '10-233', 'REQUIRED_FIELD_MIN_6'],
    ['phone', '', 'REQUIRED_FIELD'],
    ['phone', '+4528456712', 'field.phoneNumeric'],
    ['phone', 'ring selv', 'field.phoneNumeric'],
    ['street', '', 'REQUIRED_FIELD'],
    ['zipCode', '', 'REQUIRED_FIELD'],
    ['city', '', 'REQUIRED_FIELD'],
    ['hasCarInsurance', false, 'SELECT_CAR_OPTION'],
    ['hasPreviousInsurance', '', 'step1.selectPrevious'],
    ['registrationNumber', '', 'REQUIRED_FIELD'],
  ])('%s %p: %s [5-step-1-one-message]', (name, value, key) => {
    expect(check({ [name]: value })).toEqual({ [name]: key });
  });

  it('asks for the registration number only with car insurance and a number to give', () => {
    const empty = { registrationNumber: '' };
    expect(check({ ...empty, hasNoRegistrationNumber: true })).toEqual({});
    expect(check({ ...empty, hasCarInsurance: false })).toEqual({
      hasCarInsurance: 'SELECT_CAR_OPTION',
    });
  });

  it('lets a phone number be written in groups', () => {
    expect(check({ phone: '28 45 67 12' })).toEqual({});
  });
});
