import { useContext, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { paths } from '@/config/paths';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import './dashboard.scss';
import type { ChartPoint, ValueChartProps } from './charts/valueChart.types';
import { ChartPanel } from './charts/ChartPanel';

/** What the dashboard shows. `Chart` is undefined until the chart library is there; it `hasFailed` where that is slow, too. */
export interface OverviewProps {
  cards: readonly ChartPoint[];
  registrations: readonly ChartPoint[];
  insuranceKinds: readonly ChartPoint[];
  Chart: ComponentType<ValueChartProps> | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The dashboard. It says first that its figures are examples. */
export function Overview(props: OverviewProps) {
  const { cards, registrations, insuranceKinds, Chart, hasFailed, onRetry } = props;
  const { t } = useTranslation('staff');
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

/** The dashboard's footer: links to / and /admin (specification, section 2). */
function OverviewFooter() {
  const { t } = useTranslation('staff');
  const pageFocus = useContext(PageFocusContext);
  return (
    <footer>
      <nav aria-label={t('dashboard.links')}>
        <ul className="overview-links">
          <li>
            <Link to={paths.home.href()}>{t('nav.home')}</Link>
          </li>
          <li>
            {/* It leads back to this page, which is made anew then: the focus would be lost. */}
            <Link to={paths.admin.href()} onClick={pageFocus.request}>
              {t('nav.admin')}
            </Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}

/** A figure in large type for each of the things counted. */
function StatCards({ cards }: { cards: readonly ChartPoint[] }) {
  const { t } = useTranslation('staff');
  return (
    <section aria-label={t('dashboard.figures')}>
      <dl className="stat-cards">
        {cards.map(({ label, shown }) => (
          <div key={label} className="panel stat-card">
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
