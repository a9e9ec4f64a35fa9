import type { Language } from '@/config/languages';
import type { ChartPoint } from './charts/ValueChart';
import { formatNumber } from '@/i18n/formatNumber';
import type { TextKey } from '@/i18n/i18n';

const locales: Record<Language, string> = { da: 'da-DK', en: 'en-GB' };

export function figureFormats(language: Language): {
  named: (label: string, count: number) => ChartPoint;
  /** `month` is yyyy-MM. */
  ofMonth: (month: string, count: number) => ChartPoint;
} {
  const months = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' });
  const named = (label: string, count: number) => ({
    label,
    value: count,
    shown: formatNumber(String(count), language),
  });
  return {
    named,
    ofMonth: (month, count) => named(months.format(new Date(`${month}-01T00:00:00Z`)), count),
  };
}

/* All figures in this file are examples for the dashboard: the API has no such figures. The page says so. */

export const demoCounts: readonly { labelKey: TextKey; count: number }[] = [
  { labelKey: 'dashboard.truckers', count: 1248 },
  { labelKey: 'dashboard.prices', count: 160 },
  { labelKey: 'dashboard.addOns', count: 6 },
  { labelKey: 'dashboard.users', count: 14 },
];

/** Registrations per month; `month` is yyyy-MM. */
export const demoRegistrations: readonly { month: string; count: number }[] = [
  { month: '2022-01', count: 64 },
  { month: '2022-02', count: 81 },
  { month: '2022-03', count: 117 },
  { month: '2022-04', count: 92 },
  { month: '2022-05', count: 138 },
  { month: '2022-06', count: 105 },
];

/** Hauliers by kind of insurance. The counts add up to the stat card's number of hauliers. */
export const demoInsuranceKinds: readonly { labelKey: TextKey; count: number }[] = [
  { labelKey: 'dashboard.carOnly', count: 512 },
  { labelKey: 'dashboard.carAndWork', count: 604 },
  { labelKey: 'dashboard.workOnly', count: 132 },
];
