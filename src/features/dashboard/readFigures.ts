import type { Language } from '@/config/languages';
import type { ChartPoint } from './charts/valueChart.types';

const locales: Record<Language, string> = { da: 'da-DK', en: 'en-GB' };

/** Writes figures and months the way a language does. */
export function readFigures(language: Language): {
  named: (label: string, count: number) => ChartPoint;
  /** `month` is yyyy-MM. */
  ofMonth: (month: string, count: number) => ChartPoint;
} {
  const numbers = new Intl.NumberFormat(locales[language]);
  const months = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' });
  const named = (label: string, count: number) => ({
    label,
    value: count,
    shown: numbers.format(count),
  });
  return {
    named,
    ofMonth: (month, count) => named(months.format(new Date(`${month}-01T00:00:00Z`)), count),
  };
}
