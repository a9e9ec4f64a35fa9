import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { withoutSeparators } from '@/shared/forms/formValues';
import type { FormErrors } from '@/shared/forms/validation';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { labelKeyOf } from './details.card';
import type { CardField, CardValues } from './details.card';

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
  const { t } = useTexts();
  const names = Object.keys(gaps) as CardField[];
  const say = (name: CardField) => {
    const label = t(labelKeyOf(name));
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
