import { useTexts } from '@/i18n/useTexts';
import { steps } from '../../step/steps';
import { useStepTitle } from '../../step/useStepTitle';
import { cardRows } from './details.card';
import type { CardRow } from './details.card';

/** What is known of a haulier, to be confirmed. */
export function DetailsCard({ rows }: { rows: readonly CardRow[] }) {
  const { t } = useTexts();
  return (
    <dl className="details-card">
      {rows.map(({ labelKey, lines }) => (
        <div key={labelKey}>
          <dt>{t(labelKey)}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <bdi>{line}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A card whose words are on their way: as high as most of them are. */
const awaited = cardRows((name) => (name === 'undervogn' ? '' : '\u00a0'));

/** Stands in the place of a card whose data is on its way. */
export function DetailsSkeleton() {
  const { t } = useTexts();
  useStepTitle(steps.details);
  return (
    <div className="panel details-awaited">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <p>{t('step1.intro')}</p>
      <div aria-hidden>
        <DetailsCard rows={awaited} />
      </div>
    </div>
  );
}
