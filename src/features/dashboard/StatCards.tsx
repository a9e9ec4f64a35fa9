import { useTexts } from '@/i18n/useTexts';
import type { ChartPoint } from './charts/valueChart.types';

/** A figure in large type for each of the things counted. */
export function StatCards({ cards }: { cards: readonly ChartPoint[] }) {
  const { t } = useTexts();
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
