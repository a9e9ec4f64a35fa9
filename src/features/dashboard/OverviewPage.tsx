import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TruckerSortColumn } from '@/api/truckers/trucker.model';
import { paths } from '@/config/paths';
import { formatNumber } from '@/i18n/formatNumber';
import { currentLanguage } from '@/i18n/i18n';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { Alert } from '@/shared/ui/Alert';
import { Icon } from '@/shared/ui/Icon';
import { useLazyValue } from '@/shared/ui/lazy/lazyWithRetry';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import './dashboard.scss';
import { chartLoader } from './charts/chartLoader';
import { ChartPanel } from './charts/ChartPanel';
import { demoCounts, demoInsuranceKinds, demoRegistrations, figureFormats } from './figures';

const sortedTruckers = (sort: TruckerSortColumn, direction: 'asc' | 'desc') =>
  `${paths.truckers.href()}?sort=${sort}&dir=${direction}`;

/** Links to lists that are sorted so that pending work comes first. */
const worklists = [
  { name: 'newest', iconName: 'taxi', href: sortedTruckers('id', 'desc') },
  { name: 'inactive', iconName: 'warning', href: sortedTruckers('isActive', 'desc') },
  { name: 'withoutWork', iconName: 'person', href: sortedTruckers('hasWorkInsurance', 'asc') },
  { name: 'priceTable', iconName: 'price', href: `${paths.prices.href()}?view=matrix` },
] as const;

/**
 * The dashboard: links to the worklists, then stat cards and charts. Their figures are examples, and the page says so.
 */
export function OverviewPage() {
  const { t } = useTranslation('staff');
  const { value: Chart, state, retry } = useLazyValue(chartLoader);
  const hasFailed = state !== 'loading';
  const figures = figureFormats(currentLanguage());
  const pageFocus = useContext(PageFocusContext);
  return (
    <div className="overview">
      <PageHeading title={t('nav.overview')} />
      <nav aria-label={t('dashboard.worklists')}>
        <h2>{t('dashboard.worklists')}</h2>
        <ul className="worklists list-unstyled mb-0">
          {worklists.map(({ name, iconName, href }) => (
            <li key={name}>
              <Link className="panel" to={href}>
                <Icon name={iconName} />
                <span>
                  <strong className="d-block">{t(`dashboard.${name}`)}</strong>
                  <small className="d-block text-body-secondary">
                    {t(`dashboard.${name}Help`)}
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Alert tone="info">
        <p>{t('dashboard.demoNote')}</p>
      </Alert>
      <section aria-label={t('dashboard.figures')}>
        <dl className="stat-cards mb-0">
          {demoCounts.map(({ labelKey, count }) => (
            <div key={labelKey} className="panel stat-card">
              <dt className="text-body-secondary">{t(labelKey)}</dt>
              <dd>{formatNumber(String(count), currentLanguage())}</dd>
            </div>
          ))}
        </dl>
      </section>
      {hasFailed && <ErrorState message={t('dashboard.chartsFailed')} onRetry={retry} />}
      <div className="chart-panels">
        <ChartPanel
          title={t('dashboard.registrations')}
          headings={[t('dashboard.month'), t('dashboard.registrationCount')]}
          points={demoRegistrations.map(({ month, count }) => figures.ofMonth(month, count))}
          shape="columns"
          Chart={Chart}
          hasFailed={hasFailed}
        />
        <ChartPanel
          title={t('dashboard.insuranceKinds')}
          headings={[t('dashboard.insurance'), t('dashboard.truckers')]}
          points={demoInsuranceKinds.map(({ labelKey, count }) =>
            figures.named(t(labelKey), count),
          )}
          shape="bars"
          Chart={Chart}
          hasFailed={hasFailed}
        />
      </div>
      <footer>
        <nav aria-label={t('dashboard.links')}>
          <ul className="overview-links list-unstyled mb-0">
            <li>
              <Link to={paths.home.href()}>{t('nav.truckers')}</Link>
            </li>
            <li>
              {/* Opens this page anew, which removes the focused link: request the focus for the new heading. */}
              <Link to={paths.admin.href()} onClick={pageFocus.request}>
                {t('nav.overview')}
              </Link>
            </li>
          </ul>
        </nav>
      </footer>
    </div>
  );
}
