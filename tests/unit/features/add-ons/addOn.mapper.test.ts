import type { AddOn } from '@/api/add-ons/addOn.model';
import { fromAddOnValues, toAddOnValues } from '@/features/add-ons/addOn.mapper';

const addOn: AddOn = { id: 2, name: 'Glasskade', price: '1600', type: 'work' };

describe('the form of an add-on', () => {
  it('has the price with two decimals after the decimal separator of the language', () => {
    expect(toAddOnValues(addOn, 'da')).toEqual({
      name: 'Glasskade',
      type: 'work',
      price: '1600,00',
    });
    expect(toAddOnValues(addOn, 'en').price).toBe('1600.00');
    // The field is empty when the price is unreadable, so that staff have to enter one.
    expect(toAddOnValues({ ...addOn, price: null }, 'da').price).toBe('');
  });

  it('sends the trimmed name, the type, and the price as a decimal', () => {
    expect(fromAddOnValues({ name: ' Lånebil ', type: 'car', price: '1.499,95' })).toEqual({
      name: 'Lånebil',
      type: 'car',
      price: '1499.95',
    });
    expect(fromAddOnValues(toAddOnValues(addOn, 'da'))).toEqual({
      name: 'Glasskade',
      type: 'work',
      price: '1600.00',
    });
  });
});
