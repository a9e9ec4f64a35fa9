import {
  addOnPerMonth,
  agreementPrice,
  carPriceParts,
  chosenPrices,
  noPremium,
  premiumPerMonth,
} from '@/domain/insurancePrice';
import { add, toDecimal } from '@/shared/money/fraction';
import { formatAmount } from '@/shared/money/formatAmount';

const premiums = ['0', '21400', '24550.50', '33333.33', '98765.43'];
const ensures = ['0', '2.5', '7.25', '100'];
const dantaxis = ['0', '1', '12.75'];
const addOnChoices = [[], ['1188'], ['1188', '600.00'], ['239.50']];
const combinations = premiums.flatMap((premium) =>
  ensures.flatMap((ensurePercent) =>
    dantaxis.flatMap((dantaxiPercent) =>
      addOnChoices.map((addOns) => ({ premium, ensurePercent, dantaxiPercent, addOns })),
    ),
  ),
);

/** Converts a decimal to hundredths. The tables above have at most two decimals. */
function hundredths(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
}

/** Calculates the car price in another way than the product: with one common denominator, rounded once at the end. */
function expectedCents({
  premium,
  ensurePercent,
  dantaxiPercent,
  addOns,
}: (typeof combinations)[0]) {
  const hundredPercent = 10_000n;
  const scale = hundredPercent * hundredPercent;
  const total =
    hundredths(premium) *
    (hundredPercent + hundredths(ensurePercent)) *
    (hundredPercent + hundredths(dantaxiPercent));
  const extras = addOns.reduce((sum, price) => sum + hundredths(price), 0n) * scale;
  const perYear = total + extras;
  return (2n * perYear + 12n * scale) / (24n * scale);
}

describe('car price per month', () => {
  it('is rounded once, for each of at least 200 combinations [9-car-price-combinations]', () => {
    expect(combinations.length).toBeGreaterThanOrEqual(200);
    const wrong = combinations.filter(({ addOns, ...premium }) => {
      const parts = carPriceParts({ status: 'known', premium }, addOns) ?? [];
      const shown = toDecimal(add(...parts), 2).replace('.', '');
      return BigInt(shown) !== expectedCents({ ...premium, addOns });
    });
    expect(wrong).toEqual([]);
  });

  it('adds the ensure percentage to the premium, and then the dantaxi percentage to the sum [9-car-price]', () => {
    const premium = { premium: '12000', ensurePercent: '10', dantaxiPercent: '5' };
    // 13,860 kroner a year.
    expect(formatAmount(premiumPerMonth(premium), 'da')).toBe('1.155,00');
    const parts = carPriceParts({ status: 'known', premium }, ['1188', '600']) ?? [];
    expect(formatAmount(add(...parts), 'da')).toBe('1.304,00');
  });

  it('is a twelfth of the yearly price for an add-on, and 0 for a missing premium', () => {
    expect(formatAmount(premiumPerMonth(noPremium), 'da')).toBe('0,00');
    expect(formatAmount(addOnPerMonth('1188'), 'da')).toBe('99,00');
  });
});

describe('an unknown price [4-price-unknown]', () => {
  const premium = { premium: '12000', ensurePercent: '10', dantaxiPercent: '5' };
  const addOns = [{ price: '1188' }, { price: null }];

  it('results from a chosen add-on without a price', () => {
    expect(chosenPrices(addOns, [true, false])).toEqual(['1188']);
    expect(chosenPrices(addOns, [true, true])).toBeNull();
    expect(chosenPrices(addOns, [false, false, true])).toBeNull();
  });

  it('has no parts if the price of an add-on is unknown', () => {
    expect(carPriceParts({ status: 'known', premium }, null)).toBeNull();
  });

  it('results from an unknown premium', () => {
    for (const status of ['open', 'updating', 'none', 'unknown'] as const) {
      expect(carPriceParts({ status, premium: noPremium }, [])).toBeNull();
    }
  });
});

describe('work price per month', () => {
  const workPrice = (prices: string[], employees: string, drivers: string) => {
    const workAddOns = prices.map((price, id) => ({ id, name: '', price, type: 'work' as const }));
    const work = { answers: prices.map(() => true), employees, drivers };
    const open = { status: 'open', premium: noPremium } as const;
    const { work: price } = agreementPrice(open, { car: null, work, carAddOns: [], workAddOns });
    return price && formatAmount(price, 'da');
  };

  it.each([
    ['9000', '1.25', '2', '2.437,50'],
    ['9000', '0', '1', '750,00'],
    ['239.50', '2.75', '3', '114,76'],
    ['1000', '0.25', '0', '20,83'],
  ])(
    'of %s kr. a year for %s employees and %s drivers is %s [9-work-price]',
    (price, employees, drivers, expected) => {
      expect(workPrice([price], employees, drivers)).toBe(expected);
    },
  );

  it('is the sum of the chosen add-ons', () => {
    expect(workPrice(['9000', '239.50'], '1.25', '2')).toBe('2.502,36');
    expect(workPrice([], '1.25', '2')).toBe('0,00');
  });
});
