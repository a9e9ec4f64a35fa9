import {
  createPriceSchema,
  kickbackSchema,
  newPriceSchema,
} from '@/features/prices/forms/price.schema';
import { findErrors } from '@/shared/forms/validation';

const priceSchema = createPriceSchema();
const required = { key: 'REQUIRED_FIELD' };
const noNumber = { key: 'common.invalidNumber' };
const twoReadings = { key: 'money.ambiguous' };
const noForm = { key: 'money.invalidForm' };
const belowZero = { key: 'common.minZero' };

const choices = { areaId: '1', newValueId: '1', ownRiskId: '1', injuryId: '1' };
const premium = (typed: string) => findErrors(priceSchema, { ...choices, premium: typed }).premium;

describe('the rules of a price', () => {
  it('require every field', () => {
    const empty = { areaId: '', newValueId: '', ownRiskId: '', injuryId: '', premium: '' };
    expect(findErrors(priceSchema, empty)).toEqual({
      areaId: required,
      newValueId: required,
      ownRiskId: required,
      injuryId: required,
      premium: required,
    });
  });

  it.each(['0', '1', '1,5', '1.50', ' 7 ', '1.234,50', '1,234.50', '12 kr.', '24 550'])(
    'accept the premium %j',
    (typed) => {
      expect(premium(typed)).toBeUndefined();
    },
  );

  it.each([
    ['', required],
    ['  ', required],
    ['abc', noNumber],
    ['1e3', noNumber],
    ['Infinity', noNumber],
    ['-', noNumber],
    ['24.550', twoReadings],
    ['12,3456', { key: 'money.decimals' }],
    ['-5', belowZero],
    ['-0,01', belowZero],
    ['1,234', twoReadings],
    ['1,', noForm],
    ['1000000000000', { key: 'money.tooLarge' }],
  ])('reject the premium %j [5-price-premium]', (typed, error) => {
    expect(premium(typed)).toEqual(error);
  });

  it('apply to a new price together with those of its kickback', () => {
    const values = { ...choices, premium: '', ensurePercent: '-1', dantaxiPercent: '' };
    expect(findErrors(newPriceSchema, values)).toEqual({
      premium: required,
      ensurePercent: belowZero,
      dantaxiPercent: required,
    });
  });
});

describe('the rules of a kickback', () => {
  it.each([
    ['', required],
    ['x', noNumber],
    ['-0,5', belowZero],
  ])(
    'reject %j as either percentage [5-kickback-numbers, 5-money-not-negative]',
    (typed, error) => {
      expect(findErrors(kickbackSchema, { ensurePercent: typed, dantaxiPercent: typed })).toEqual({
        ensurePercent: error,
        dantaxiPercent: error,
      });
    },
  );

  it.each(['0', '2,5', '2.125', '100'])('accept %j as either percentage', (typed) => {
    expect(findErrors(kickbackSchema, { ensurePercent: typed, dantaxiPercent: typed })).toEqual({});
  });
});
