import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import { truckerPrice, premiumChoicesOf } from '@/features/truckers/panel/truckerPrice';
import { formatAmount } from '@/shared/money/formatAmount';
import { agreement, trucker } from '@tests/support/fixtures/trucker';

const choice = (id: number) => ({ id, title: '' });
const chosen = {
  ...{ area: choice(1), newValue: choice(2), ownRisk: choice(3), injury: choice(4) },
  ...{ hasRoadAssistance: false, hasGlassCover: false },
};
const addOn = (id: number, type: AddOnType, price: string | null): AddOn => ({
  id,
  name: '',
  type,
  price,
});
const addOns = {
  car: [addOn(1, 'car', '1188'), addOn(2, 'car', '600')],
  work: [addOn(3, 'work', '1200'), addOn(4, 'work', '120')],
};
const premium = { premium: '12000', ensurePercent: '0', dantaxiPercent: '0' };
const headcount = { cars: '1', employees: '1.25', drivers: '2' };
const insured = { ...trucker, headcount, agreement: { ...agreement, ...chosen } };

function priceOf(changes: Partial<typeof insured>, ofAgreement: object = {}) {
  const changed = { ...insured, ...changes, agreement: { ...insured.agreement, ...ofAgreement } };
  const price = truckerPrice(changed, premium, addOns);
  return price && formatAmount(price, 'da');
}

describe('the monthly price of a haulier [2-truckers-panel-price]', () => {
  it('is the sum of premium, car add-ons and work add-ons per head', () => {
    expect(priceOf({ hasWorkInsurance: false })).toBe('1.000,00');
    const car = { hasRoadAssistance: true, hasGlassCover: true };
    expect(priceOf({ hasWorkInsurance: false }, car)).toBe('1.149,00');
    expect(priceOf({}, { workAnswers: [true, true] })).toBe('1.357,50');
  });

  it('takes the first work answer from step 1 if the agreement has none (D34)', () => {
    expect(priceOf({ hasWorkInsurance: true })).toBe('1.325,00');
    expect(priceOf({ hasWorkInsurance: true }, { workAnswers: [null] })).toBe('1.325,00');
    expect(priceOf({ hasWorkInsurance: true }, { workAnswers: [false] })).toBe('1.000,00');
  });

  it('consists of the work add-ons when no car is insured', () => {
    expect(priceOf({ hasCarInsurance: false })).toBe('325,00');
  });

  it('is unknown without a head count, the premium, or the price of an add-on', () => {
    const { work } = addOns;
    expect(truckerPrice({ ...insured, headcount: null }, premium, addOns)).toBeNull();
    expect(truckerPrice(insured, null, addOns)).toBeNull();
    const withoutPrice = { car: [], work: [addOn(3, 'work', null), ...work.slice(1)] };
    expect(truckerPrice(insured, premium, withoutPrice)).toBeNull();
  });

  it('is unknown if a chosen add-on is no longer offered', () => {
    expect(priceOf({}, { workAnswers: [true, true, true] })).toBeNull();
    expect(priceOf({}, { workAnswers: [true, true, false, null] })).toBe('1.357,50');
    const covered = { ...insured.agreement, hasGlassCover: true };
    const car = addOns.car.slice(0, 1);
    expect(
      truckerPrice({ ...insured, agreement: covered }, premium, { ...addOns, car }),
    ).toBeNull();
  });

  it('is unknown if an answer that it depends on is unknown', () => {
    const car = { hasRoadAssistance: null };
    expect(priceOf({ hasWorkInsurance: null })).toBeNull();
    expect(priceOf({}, car)).toBeNull();
    expect(priceOf({ hasCarInsurance: false }, car)).toBe('325,00');
    expect(priceOf({ hasCarInsurance: null })).toBeNull();
    expect(priceOf({ hasWorkInsurance: null }, { workAnswers: [null] })).toBeNull();
    const changed = { ...insured, agreement: { ...insured.agreement, ...car } };
    expect(truckerPrice(changed, premium, { ...addOns, car: [] })).not.toBeNull();
  });

  it('needs a premium only when a car is insured and all four choices are made', () => {
    expect(premiumChoicesOf(insured)).toEqual({
      areaId: 1,
      newValueId: 2,
      ownRiskId: 3,
      injuryId: 4,
    });
    expect(premiumChoicesOf({ ...insured, hasCarInsurance: false })).toBeNull();
    for (const field of ['area', 'newValue', 'ownRisk', 'injury']) {
      const open = { ...insured.agreement, [field]: null };
      expect(premiumChoicesOf({ ...insured, agreement: open })).toBeNull();
    }
    expect(premiumChoicesOf({ ...insured, agreement: null })).toBeNull();
  });

  it('is unknown, and not 0, when nothing is insured (D38)', () => {
    expect(priceOf({ hasCarInsurance: false, hasWorkInsurance: false })).toBeNull();
    const refused = { workAnswers: [false, false] };
    expect(priceOf({ hasCarInsurance: false, hasWorkInsurance: true }, refused)).toBeNull();
    const others = { workAnswers: [false, true] };
    expect(priceOf({ hasCarInsurance: false, hasWorkInsurance: false }, others)).toBe('32,50');
  });
});
