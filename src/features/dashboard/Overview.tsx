import './dashboard.scss';
import type { ComponentType } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import type { ChartPoint, ValueChartProps } from './charts/valueChart.types';
import { ChartPanel } from './charts/ChartPanel';
import { OverviewFooter } from './OverviewFooter';
import { StatCards } from './StatCards';

/** What the dashboard shows. `Chart` is null until the chart library is there, and where it `hasFailed` to come. */
export interface OverviewProps {
  cards: readonly ChartPoint[];
  registrations: readonly ChartPoint[];
  insuranceKinds: readonly ChartPoint[];
  Chart: ComponentType<ValueChartProps> | null;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The dashboard. It says first that its figures are examples. */
export function Overview(props: OverviewProps) {
  const { cards, registrations, insuranceKinds, Chart, hasFailed, onRetry } = props;
  const { t } = useTexts();
  return (
    <div className="overview">
      <PageHeading title={t('dashboard.title')} />
      <Alert tone="info">
        <p>{t('dashboard.demoNote')}</p>
      </Alert>
      <StatCards cards={cards} />
      {hasFailed && (
        <ErrorState
          message={t('dashboard.chartsFailed')}
          retryLabel={t('common.tryAgain')}
          onRetry={onRetry}
        />
      )}
      <div className="chart-panels">
        <ChartPanel
          title={t('dashboard.registrations')}
          headings={[t('dashboard.month'), t('dashboard.registrationCount')]}
          points={registrations}
          shape="columns"
          Chart={Chart}
          hasFailed={hasFailed}
        />
        <ChartPanel
          title={t('dashboard.insuranceKinds')}
          headings={[t('dashboard.insurance'), t('dashboard.truckers')]}
          points={insuranceKinds}
          shape="bars"
          Chart={Chart}
          hasFailed={hasFailed}
        />
      </div>
      <OverviewFooter />
    </div>
  );
}
