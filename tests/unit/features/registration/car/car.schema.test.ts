import { carSchema } from '@/features/registration/car/car.schema';
import type { FormValues } from '@/shared/forms/validation';
import { keysOf } from '../keysOf';

describe('the rules of step 2', () => {
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

  it('accept a complete form', () => {
    expect(check({})).toEqual({});
    expect(check({ hasRoadAssistance: 'yes', roadAssistanceFrom: '2026-12-01' })).toEqual({});
  });

  it.each([
    ['areaId', 'step2.chooseArea'],
    ['newValueId', 'step2.chooseNewValue'],
    ['ownRiskId', 'step2.chooseOwnRisk'],
    ['injuryId', 'step2.chooseInjuries'],
  ])('require %s', (name, message) => {
    expect(check({ [name]: '' })).toEqual({ [name]: message });
  });

  it.each(['hasRoadAssistance', 'hasGlassCover'])('require an answer to %s', (name) => {
    expect(check({ [name]: '' })).toEqual({ [name]: 'step2.chooseAddOn' });
  });

  it('require the date of road assistance only when it is chosen', () => {
    expect(check({ roadAssistanceFrom: 'snart' })).toEqual({});
    expect(check({ hasRoadAssistance: 'yes' })).toEqual({ roadAssistanceFrom: 'REQUIRED_FIELD' });
    expect(check({ hasRoadAssistance: 'yes', roadAssistanceFrom: '31-02-2026' })).toEqual({
      roadAssistanceFrom: 'date.invalid',
    });
  });
});
