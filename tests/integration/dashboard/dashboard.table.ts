import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const file = 'integration/dashboard/dashboard.test.tsx';

/** The rules about the dashboard, and the tests that hold them. */
export const dashboardTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'four fixed demo stat cards, marked as examples',
    file,
    test: 'has four stat cards, and says that the figures are examples',
  },
  {
    section: 2,
    rule: 'the cards count hauliers, prices, add-ons and users',
    file: 'unit/features/dashboard/demoFigures.test.ts',
    test: 'are four cards: hauliers, prices, add-ons and users (specification, section 2)',
  },
  {
    section: 2,
    rule: 'demo charts, with a table behind each',
    file,
    test: 'has a table with the same figures behind each chart',
  },
  {
    section: 2,
    rule: 'charts that cannot be loaded leave their tables',
    file: 'integration/dashboard/chartsFail.test.tsx',
    test: 'leaves the tables, and says so, where the charts cannot be loaded, and tries again',
  },
  {
    section: 2,
    rule: 'the dashboard footer links to / and /admin',
    file,
    test: 'has a footer that links to / and /admin',
  },
  {
    section: 2,
    rule: '/admin redirects to /admin/overview',
    file,
    test: 'is what /admin leads to',
  },
  {
    section: 6,
    rule: 'the dashboard is for role admin (D1)',
    file,
    test: 'sends role user from %s to the list, and says why (D1)',
  },
  {
    section: 9,
    rule: 'the dashboard speaks Danish and English',
    file,
    test: 'speaks English',
  },
];
