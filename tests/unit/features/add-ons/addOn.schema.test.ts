import { addOnSchema } from '@/features/add-ons/addOn.schema';
import { findErrors } from '@/shared/forms/validation';

const required = { key: 'REQUIRED_FIELD' };
const noNumber = { key: 'common.invalidNumber' };
const twoReadings = { key: 'money.ambiguous' };
const belowZero = { key: 'common.minZero' };

describe('the rules of an add-on', () => {
  it('require name, type and price', () => {
    expect(findErrors(addOnSchema, { name: ' ', type: '', price: '' })).toEqual({
      name: required,
      type: required,
      price: required,
    });
  });

  it('require a price that is one unambiguous number [5-add-on-price, 5-money-not-negative]', () => {
    const values = { name: 'Vejhjælp', type: 'car', price: 'gratis' };
    expect(findErrors(addOnSchema, values)).toEqual({ price: noNumber });
    expect(findErrors(addOnSchema, { ...values, price: '1.188,00' })).toEqual({});
    expect(findErrors(addOnSchema, { ...values, price: '-100' })).toEqual({ price: belowZero });
    expect(findErrors(addOnSchema, { ...values, price: '9.000' })).toEqual({ price: twoReadings });
  });
});
