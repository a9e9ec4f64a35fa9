import { useTexts } from '@/i18n/useTexts';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import type { PriceChoice } from './priceChoices';

/** What a price depends on, and its premium (specification, section 5). */
export function PriceFields({ choices }: { choices: readonly PriceChoice[] }) {
  const { t } = useTexts();
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
