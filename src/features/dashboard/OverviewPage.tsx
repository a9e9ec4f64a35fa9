import { useTranslation } from 'react-i18next';
import { useLate } from '@/shared/ui/late/lazyWithRetry';
import { currentLanguage } from '@/i18n/i18n';
import { Overview } from './Overview';
import { demoCounts, demoInsuranceKinds, demoRegistrations, readFigures } from './readFigures';
import { chartLoader } from './charts/chartLoader';

/** The dashboard: four stat cards and two charts of demo values (specification, section 2). */
export function OverviewPage() {
  const { t } = useTranslation();
  const language = currentLanguage();
  const { value: Chart, state, retry } = useLate(chartLoader);
  const figures = readFigures(language);
  return (
    <Overview
      cards={demoCounts.map(({ labelKey, count }) => figures.named(t(labelKey), count))}
      registrations={demoRegistrations.map(({ month, count }) => figures.ofMonth(month, count))}
      insuranceKinds={demoInsuranceKinds.map(({ labelKey, count }) =>
        figures.named(t(labelKey), count),
      )}
      Chart={Chart}
      hasFailed={state !== 'loading'}
      onRetry={retry}
    />
  );
}
