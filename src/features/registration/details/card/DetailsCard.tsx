import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { needsNumberPlate } from '@/domain/truckerFields.rules';
import { TruckerField } from '@/domain/TruckerField';
import { Audience } from '@/i18n/i18n';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import { withoutSeparators } from '@/shared/forms/formValues';
import type { FormErrors } from '@/shared/forms/validation';
import { Alert } from '@/shared/ui/Alert';
import { useStepTitle } from '../../step/StepForm';
import { steps } from '../../step/steps';
import {
  cardFields,
  labelKeyOf,
  skeletonRows,
  type CardField,
  type CardRow,
  type CardValues,
} from './cardRows';

/** Fields that open together, because they share a row or one makes the other unnecessary. */
const companions: readonly (readonly string[])[] = [
  ['zipCode', 'city'],
  ['hasCarInsurance', 'hasWorkInsurance'],
  ['numberPlate', 'hasNoNumberPlate'],
];

interface OpenFieldsOptions {
  values: CardValues;
  /** The saved values. If a field has another value, the user has edited it. */
  known: CardValues;
  /** The current validation errors; empty if all fields are open. */
  errors: FormErrors;
  /** The errors of the last submission. */
  refused: FormErrors;
  /** The field that the user has come back from the check to correct. */
  wanted: string | undefined;
}

/**
 * Returns the fields that are open for editing instead of shown in the card. `gaps` are the errors that opened fields.
 */
export function useOpenFields(options: OpenFieldsOptions): {
  open: ReadonlySet<string>;
  gaps: FormErrors;
} {
  const { values, known, errors, refused, wanted } = options;
  // An open field stays open, so that it does not disappear while the user is typing.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [gaps, setGaps] = useState<FormErrors>({});

  const changed = cardFields.filter((name) => values[name] !== known[name] || name === wanted);
  const closed = cardFields.filter((name) => !open.has(name) && !changed.includes(name));
  const wrong = closed.filter((name) => errors[name] ?? refused[name]);
  const due = [...changed, ...wrong]
    .flatMap((name) => companions.find((names) => names.includes(name)) ?? [name])
    .filter((name) => !open.has(name));
  if (due.length > 0) setOpen(new Set([...open, ...due]));
  const found = Object.entries(errors).filter(([name]) => wrong.some((other) => other === name));
  if (found.length > 0) setGaps({ ...gaps, ...Object.fromEntries(found) });
  return { open, gaps };
}

export function DetailsCard({ rows }: { rows: readonly CardRow[] }) {
  const { t } = useTranslation('registration');
  return (
    <dl className="details-card mb-0">
      {rows.map(({ labelKey, labelLang, text, isPlain }) => (
        // `ownData.entry.ts` may have filled in the skeleton, so the markup may differ from the first render of React.
        <div key={labelKey} hidden={text === ''} suppressHydrationWarning>
          <dt className={isPlain ? 'visually-hidden' : undefined} lang={labelLang}>
            {t(labelKey)}
          </dt>
          <dd>
            <bdi suppressHydrationWarning>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The card while its haulier is loading. `ownData.entry.ts` fills it in if the response arrives before the app runs.
 */
export function DetailsSkeleton() {
  const { t } = useTranslation('registration');
  useStepTitle(steps.details.number, steps.details.titleKey);
  return (
    <div className="panel details-awaited">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div
        className="details-summary"
        aria-hidden
        suppressHydrationWarning
        data-has-car-insurance={t(labelKeyOf('hasCarInsurance'))}
        data-has-work-insurance={t(labelKeyOf('hasWorkInsurance'))}
      >
        <DetailsCard rows={skeletonRows} />
      </div>
    </div>
  );
}

const digitsOf: Partial<Record<CardField, number>> = {
  cvr: cvrDigits,
  truckNumber: truckNumberDigits,
};

/** Lists the saved fields that are missing or invalid. Nothing was submitted yet, so it is not shown as an error. */
export function DetailsGaps({ gaps, values }: { gaps: FormErrors; values: CardValues }) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const names = Object.keys(gaps) as CardField[];
  const textOf = (name: CardField) => {
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
          <li key={name}>{textOf(name)}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface DetailsFieldsProps {
  values: CardValues;
  isOpen: (name: CardField) => boolean;
}

export function DetailsFields({ values, isOpen }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const context = useContext(Audience);
  const { hasCarInsurance, hasNoNumberPlate } = values;
  return (
    <>
      {isOpen('name') && <TruckerField name="name" />}
      <div className="field-pair">
        {isOpen('cvr') && <TruckerField name="cvr" />}
        {isOpen('truckNumber') && <TruckerField name="truckNumber" />}
      </div>
      {isOpen('email') && <TruckerField name="email" />}
      {isOpen('phone') && <TruckerField name="phone" hint={t('field.phoneHint')} />}
      {isOpen('undervogn') && <TruckerField name="undervogn" />}
      {isOpen('street') && <TruckerField name="street" />}
      {isOpen('city') && (
        <div className="field-pair field-pair-zip">
          <TruckerField name="zipCode" />
          <TruckerField name="city" />
        </div>
      )}
      {isOpen('hasCarInsurance') && (
        <CheckboxField name="hasCarInsurance" label={t('field.carInsurance')} isRequired />
      )}
      {isOpen('numberPlate') && (
        <>
          <TruckerField
            name="numberPlate"
            isRequired={needsNumberPlate(hasCarInsurance, hasNoNumberPlate)}
            isReadOnly={hasNoNumberPlate}
          />
          <CheckboxField name="hasNoNumberPlate" label={t('field.noRegNumber', { context })} />
        </>
      )}
      {isOpen('hasWorkInsurance') && (
        <CheckboxField name="hasWorkInsurance" label={t('field.workInsurance')} />
      )}
    </>
  );
}
