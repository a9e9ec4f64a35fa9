import type { dashboard as da } from '../da/dashboard';

/** The dashboard. */
export const dashboard = {
  'nav.home': 'Home',
  'nav.admin': 'Admin',
  'dashboard.title': 'Overview',
  'dashboard.truckers': 'Taxi operators',
  'dashboard.prices': 'Prices',
  'dashboard.addOns': 'Add-ons',
  'dashboard.users': 'Users',
  'dashboard.demoNote': 'The figures are examples.',
  'dashboard.figures': 'Key figures',
  'dashboard.registrations': 'Registrations per month',
  'dashboard.insuranceKinds': 'Taxi operators by insurance',
  'dashboard.month': 'Month',
  'dashboard.registrationCount': 'Registrations',
  'dashboard.insurance': 'Insurance',
  'dashboard.carOnly': 'Car only',
  'dashboard.carAndWork': 'Car and work injury',
  'dashboard.workOnly': 'Work injury only',
  'dashboard.chartsFailed': 'The charts could not be loaded. The figures are in the tables.',
  'dashboard.links': 'Shortcuts',
} satisfies Record<keyof typeof da, string>;
