import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import type { PriceChoice } from './priceChoices';

interface PriceFieldsProps {
  choices: readonly PriceChoice[];
  children: ReactNode;
}

export function PriceFields({ choices, children }: PriceFieldsProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      {choices.map(({ name, labelKey, options, hasFailed, retry }) => (
        <ListedChoice
          key={name}
          name={name}
          label={t(labelKey)}
          hasFailed={hasFailed}
          message={t('prices.listsFailed')}
          onRetry={retry}
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
      {children}
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
