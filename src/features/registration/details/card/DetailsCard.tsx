import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { withoutSeparators } from '@/shared/forms/formValues';
import type { FormErrors } from '@/shared/forms/validation';
import { Alert } from '@/shared/ui/Alert';
import { steps } from '../../step/steps';
import { useStepTitle } from '../../step/StepForm';
import {
  cardRows,
  type CardRow,
  labelKeyOf,
  type CardField,
  type CardValues,
} from './details.card';

/** What is known of a haulier, to be confirmed. */
export function DetailsCard({ rows }: { rows: readonly CardRow[] }) {
  const { t } = useTranslation('registration');
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
  const { t } = useTranslation('registration');
  useStepTitle(steps.details.number, steps.details.titleKey);
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

const digitsOf: Partial<Record<CardField, number>> = {
  cvr: cvrDigits,
  truckNumber: truckNumberDigits,
};

interface DetailsGapsProps {
  /** What was found wrong with what is known, by field. */
  gaps: FormErrors;
  values: CardValues;
}

/** Says how much is missing of what is known, before anything was attempted: no error yet. */
export function DetailsGaps({ gaps, values }: DetailsGapsProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const names = Object.keys(gaps) as CardField[];
  const say = (name: CardField) => {
    const label = t(labelKeyOf(name), { context });
    const given = withoutSeparators(String(values[name]));
    const digits = digitsOf[name];
    if (digits === undefined || !/^\d+$/.test(given)) return label;
    return t('step1.gapDigits', { label, value: given, given: given.length, digits });
  };
  return (
    <Alert tone="info" title={t('step1.gaps', { count: names.length })}>
      <ul className="mb-0">
        {names.map((name) => (
          <li key={name}>{say(name)}</li>
        ))}
      </ul>
    </Alert>
  );
}
