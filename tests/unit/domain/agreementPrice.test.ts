import type { AddOn } from '@/api/add-ons/addOn.model';
import { agreementPrice, noPremium } from '@/domain/insurancePrice';
import { fraction } from '@/shared/money/fraction';
import { formatAmount } from '@/shared/money/formatAmount';
import { car, work } from '@tests/unit/features/registration/wizardStates';

const offered = (price: string | null): AddOn => ({ id: 1, name: '', price, type: 'car' });
const premium = { premium: '12000', ensurePercent: '0', dantaxiPercent: '0' };
const known = { status: 'known', premium } as const;
const unknown = { status: 'unknown', premium: noPremium } as const;
// Road assistance and the first work add-on are chosen, for 3.25 heads.
const chosen = {
  car,
  work,
  carAddOns: [offered('1188'), offered(null)],
  workAddOns: [offered('9000'), offered(null)],
};

function shown(...args: Parameters<typeof agreementPrice>) {
  const { car: ofCar, work: ofWork, total, lacksAddOns } = agreementPrice(...args);
  const amounts = [ofCar, ofWork, total].map((price) => price && formatAmount(price, 'da'));
  return [...amounts, lacksAddOns];
}

describe('the price of an agreement per month', () => {
  it('is the sum of car insurance and work add-ons when both prices are known', () => {
    expect(shown(known, chosen)).toEqual(['1.099,00', '2.437,50', '3.536,50', false]);
  });

  it('has no total when the premium is unknown [4-price-unknown]', () => {
    expect(shown(unknown, chosen)).toEqual([null, '2.437,50', null, false]);
  });

  it('has no total when the price of a chosen add-on is unknown [4-price-unknown]', () => {
    const withGlass = { ...chosen, car: { ...car, hasGlassCover: true } };
    expect(shown(known, withGlass)).toEqual([null, '2.437,50', null, true]);
    const withSecond = { ...chosen, work: { ...work, answers: [true, true] } };
    expect(shown(known, withSecond)).toEqual(['1.099,00', null, null, true]);
  });

  it.each([
    ['a number of employees', { employees: null }],
    ['a number of drivers', { drivers: null }],
    ['any employee or driver', { employees: '0', drivers: '0' }],
  ])(
    'has no total when a work add-on is chosen without %s (D39) [4-price-needs-counts]',
    (_, counts) => {
      const price = agreementPrice(known, { ...chosen, work: { ...work, ...counts } });
      expect(price).toMatchObject({
        work: null,
        total: null,
        lacksCounts: true,
        lacksAddOns: false,
      });
      const none = { ...work, ...counts, answers: [false, false] };
      const withNone = agreementPrice(known, { ...chosen, work: none });
      expect(withNone).toMatchObject({ work: fraction('0'), lacksCounts: false });
    },
  );

  it('names the work add-ons it includes [2-step-3-work-names]', () => {
    const named = ['Arbejdsskade', 'Krisehjælp'].map((name) => ({ ...offered('100'), name }));
    const chosenWith = (...answers: boolean[]) =>
      agreementPrice(known, { ...chosen, workAddOns: named, work: { ...work, answers } })
        .chosenWork;
    expect(chosenWith(true, true)).toEqual({ hasWorkInjury: true, workAddOns: ['Krisehjælp'] });
    expect(chosenWith(false, false)).toEqual({ hasWorkInjury: false, workAddOns: [] });
  });

  it('needs no premium when no car insurance was chosen', () => {
    const open = { status: 'open', premium: noPremium } as const;
    expect(shown(open, { ...chosen, car: null })).toEqual(['0,00', '2.437,50', '2.437,50', false]);
  });
});
