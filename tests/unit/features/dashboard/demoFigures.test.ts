import {
  demoCounts,
  demoInsuranceKinds,
  demoRegistrations,
} from '@/features/dashboard/readFigures';

describe('the demo values', () => {
  it('are four cards: hauliers, prices, add-ons and users (specification, section 2) [2-dashboard-counts]', () => {
    expect(demoCounts.map(({ labelKey }) => labelKey)).toEqual([
      'dashboard.truckers',
      'dashboard.prices',
      'dashboard.addOns',
      'dashboard.users',
    ]);
  });

  it('do not contradict each other', () => {
    const sum = demoInsuranceKinds.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(demoCounts[0]?.count);
  });

  it('are months in a row', () => {
    expect(demoRegistrations.map(({ month }) => month)).toEqual(
      demoRegistrations.map((_, index) => `2022-${String(index + 1).padStart(2, '0')}`),
    );
  });
});
