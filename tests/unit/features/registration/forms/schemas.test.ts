import { schema as carSchema } from '@/features/registration/car/car.schema';
import { schema as codeSchema } from '@/features/registration/sms/code.schema';
import { schema as detailsSchema } from '@/features/registration/details/details.schema';
import { schema as terminationSchema } from '@/features/registration/termination/termination.schema';
import { createWorkSchema } from '@/features/registration/work/work.schema';
import { findErrors } from '@/shared/forms/validation';
import type { FormSchema, FormValues } from '@/shared/forms/validation';

/** The key of the error on each field that has one. */
function keysOf(schema: FormSchema, values: FormValues) {
  const errors = Object.entries(findErrors(schema, values));
  return Object.fromEntries(
    errors.map(([name, error]) => [name, 'key' in error ? error.key : error.text]),
  );
}

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
  const check = (changes: FormValues) => keysOf(detailsSchema, { ...details, ...changes });

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

describe('step 2 (section 5)', () => {
  const car = {
    areaId: '1',
    newValueId: '2',
    ownRiskId: '3',
    injuryId: '4',
    hasRoadAssistance: 'no',
    roadAssistanceFrom: '',
    hasGlassCover: 'yes',
  };
  const check = (changes: FormValues) => keysOf(carSchema, { ...car, ...changes });

  it('takes a complete form', () => {
    expect(check({})).toEqual({});
    expect(check({ hasRoadAssistance: 'yes', roadAssistanceFrom: '2026-12-01' })).toEqual({});
  });

  it.each(['areaId', 'newValueId', 'ownRiskId', 'injuryId'])('needs %s', (name) => {
    expect(check({ [name]: '' })).toEqual({ [name]: 'REQUIRED_FIELD' });
  });

  it.each(['hasRoadAssistance', 'hasGlassCover'])('needs an answer to %s', (name) => {
    expect(check({ [name]: '' })).toEqual({ [name]: 'step2.chooseAddOn' });
  });

  it('needs the date of road assistance only where it is wanted', () => {
    expect(check({ roadAssistanceFrom: 'snart' })).toEqual({});
    expect(check({ hasRoadAssistance: 'yes' })).toEqual({ roadAssistanceFrom: 'REQUIRED_FIELD' });
    expect(check({ hasRoadAssistance: 'yes', roadAssistanceFrom: '31-02-2026' })).toEqual({
      roadAssistanceFrom: 'date.invalid',
    });
  });
});

describe('the termination popup (section 5)', () => {
  it('needs insurer, policy number and date', () => {
    const empty = { insuranceCompanyId: '', policyNumber: ' ', terminationDate: '' };
    expect(keysOf(terminationSchema, empty)).toEqual({
      insuranceCompanyId: 'REQUIRED_FIELD',
      policyNumber: 'REQUIRED_FIELD',
      terminationDate: 'REQUIRED_FIELD',
    });
  });

  it('takes all three, and no date that does not exist', () => {
    const full = { insuranceCompanyId: '3', policyNumber: 'P-1', terminationDate: '2026-12-31' };
    expect(keysOf(terminationSchema, full)).toEqual({});
    expect(keysOf(terminationSchema, { ...full, terminationDate: '31-12' })).toEqual({
      terminationDate: 'date.invalid',
    });
  });
});

describe('step 3 (section 5)', () => {
  const work = { addOn0: 'yes', addOn1: 'no', cars: '3', employees: '1,25', drivers: '2' };
  const check = (changes: FormValues) => keysOf(createWorkSchema(2), { ...work, ...changes });

  it.each([
    {},
    { employees: '2.75' },
    { cars: '0', employees: '0', drivers: '0' },
    { injuryValidFrom: '' },
    { injuryValidFrom: '2026-12-31' },
  ])('takes %j', (changes) => {
    expect(check(changes)).toEqual({});
  });

  it.each([
    ['addOn0', '', 'step2.chooseAddOn'],
    ['addOn1', '', 'step2.chooseAddOn'],
    ['cars', '', 'REQUIRED_FIELD'],
    ['cars', 'to', 'common.invalidNumber'],
    ['cars', '1,5', 'common.invalidNumber'],
    ['cars', '-1', 'common.minZero'],
    ['employees', '', 'REQUIRED_FIELD'],
    ['employees', '1e3', 'common.invalidNumber'],
    ['employees', '-0,25', 'common.minZero'],
    ['employees', '1,3', 'step3.employeesQuarter'],
    ['drivers', 'Infinity', 'common.invalidNumber'],
    ['drivers', '-2', 'common.minZero'],
    ['injuryValidFrom', '31-02-2026', 'date.invalid'],
  ])('%s %p: %s', (name, value, key) => {
    expect(check({ [name]: value })).toEqual({ [name]: key });
  });

  it('does not ask for counts when the first answer is no [5-step-3-no-counts]', () => {
    const hidden = { cars: '', employees: 'x', drivers: '-1', injuryValidFrom: 'snart' };
    expect(check({ addOn0: 'no', ...hidden })).toEqual({});
  });
});

describe('the SMS code (section 5)', () => {
  it.each([
    ['', 'REQUIRED_FIELD'],
    ['12a4', 'sms.digitsOnly'],
  ])('refuses %p: %s', (code, key) => {
    expect(keysOf(codeSchema, { code })).toEqual({ code: key });
  });

  it('takes a number, leading zeros and groups included', () => {
    expect(keysOf(codeSchema, { code: '004213' })).toEqual({});
    expect(keysOf(codeSchema, { code: '004 213' })).toEqual({});
  });
});
