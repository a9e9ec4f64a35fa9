import { looksWhole } from '@/features/registration/details/card/details.card';
import { emptyDetails } from '@/features/registration/details/details.mapper';
import type { DetailsValues } from '@/features/registration/details/details.mapper';
import { schema } from '@/features/registration/details/details.schema';

const whole: DetailsValues = {
  ...emptyDetails,
  name: 'Vesterbro Vognmandsforretning ApS',
  cvr: '29871640',
  truckNumber: '104233',
  email: 'drift@vesterbro-vogn.example',
  phone: '28 45 67 12',
  street: 'Istedgade 114',
  zipCode: '1650',
  city: 'København V',
  hasCarInsurance: true,
  registrationNumber: 'DR48113',
  hasPreviousInsurance: 'no',
};

describe('what may stand in the card before the rules are there', () => {
  it.each<Partial<DetailsValues>>([
    {},
    { undervogn: '17' },
    { registrationNumber: '', hasNoRegistrationNumber: true },
    { hasWorkInsurance: true },
    { hasPreviousInsurance: '' },
  ])('is whole: %j', (changes) => {
    expect(looksWhole({ ...whole, ...changes })).toBe(true);
  });

  it.each<Partial<DetailsValues>>([
    { name: ' ' },
    { cvr: '2987164' },
    { cvr: '2987164x' },
    { truckNumber: '' },
    { truckNumber: '1042333' },
    { email: 'drift' },
    { phone: '' },
    { phone: '2845671x' },
    { street: '' },
    { zipCode: '' },
    { city: '' },
    { hasCarInsurance: false },
    { registrationNumber: '' },
  ])('waits for the rules, which refuse it: %j', (changes) => {
    const values = { ...whole, ...changes };
    expect(looksWhole(values)).toBe(false);
    expect(schema.isValidSync(values)).toBe(false);
  });
});
