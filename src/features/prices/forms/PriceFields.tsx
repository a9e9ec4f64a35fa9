import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReferenceList } from '@/api/lookups/lookups.model';
import type { PremiumChoices, Price } from '@/api/prices/price.model';
import { paths } from '@/config/paths';
import type { TextKey } from '@/i18n/i18n';
import type { ChoiceOption } from '@/shared/forms/fields/ChoiceField';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import { plainAmount } from '@/shared/money/formatAmount';
import { Alert } from '@/shared/ui/Alert';
import { takenText } from './priceRisks';

function linkTo({ premium }: Price): string {
  const query = premium === null ? '' : `?q=${plainAmount(premium, 'da')}&field=price`;
  return paths.prices.href() + query;
}

export interface PriceSelect {
  name: keyof PremiumChoices;
  labelKey: TextKey;
  list: ReferenceList;
  options: ChoiceOption[];
}

interface PriceFieldsProps {
  selects: readonly PriceSelect[];
  /** The other prices that already have the choices made in the form, which warns of each. */
  taken: readonly Price[];
}

export function PriceFields({ selects, taken }: PriceFieldsProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      {selects.map(({ name, labelKey, list, options }) => (
        <ListedChoice
          key={name}
          name={name}
          label={t(labelKey)}
          hasFailed={list.hasFailed}
          isRetrying={list.isRetrying}
          message={t('prices.listsFailed')}
          onRetry={list.retry}
        >
          <SelectField
            name={name}
            label={t(labelKey)}
            options={options}
            placeholder={t('common.choose')}
            isRequired
          />
        </ListedChoice>
      ))}
      <div role="status">
        {taken.map((other) => (
          <Alert key={other.id} tone="warning" title={takenText(other, t)}>
            {/* Open the other price in a new tab, so that nothing typed here is lost. */}
            <Link className="alert-link" to={linkTo(other)} target="_blank" rel="noopener">
              {t('prices.seeTaken', { id: other.id })}
            </Link>
          </Alert>
        ))}
      </div>
      <TextField
        name="premium"
        label={t('prices.yearlyPremium')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
    </>
  );
}

export function KickbackFields() {
  const { t } = useTranslation('staff');
  return (
    <>
      <TextField
        name="ensurePercent"
        label={t('kickback.ensure')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
      <TextField
        name="dantaxiPercent"
        label={t('kickback.dantaxi')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
    </>
  );
}
