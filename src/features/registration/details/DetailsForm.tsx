import { useEffect } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import { TextField } from '@/shared/forms/fields/TextField';
import { YesNoField } from '@/shared/forms/fields/YesNoField';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { StepForm } from '../step/StepForm';
import type { WizardStep } from '../step/steps';
import type { DetailsValues } from './details.mapper';

interface DetailsFormProps {
  step: WizardStep;
  initialValues: DetailsValues;
  /** The haulier is still being loaded: the form can be read and typed in, but not sent. */
  isLoading: boolean;
  focusField: string | undefined;
  onDraft: (values: DetailsValues) => void;
  onSubmit: (values: DetailsValues) => Promise<SubmitFailure | undefined>;
}

/** Step 1: company and contact data (specification, sections 2 and 5). */
export function DetailsForm(props: DetailsFormProps) {
  const { step, initialValues, isLoading, focusField, onDraft, onSubmit } = props;
  const { t } = useTexts();
  const form = useAppForm<DetailsValues>({
    initialValues,
    loadSchema: () => import('./details.schema'),
    isLocked: isLoading,
    onSubmit,
  });
  const { values } = form;
  useEffect(() => onDraft(values), [onDraft, values]);
  const needsNumber = values.hasCarInsurance && !values.hasNoRegistrationNumber;

  return (
    <StepForm
      form={form}
      step={step}
      submitLabel={t('common.next')}
      busyText={isLoading ? t('common.loading') : t('common.saving')}
      isBusy={isLoading || form.isBusy}
      focusField={focusField}
    >
      <p>{t('step1.intro')}</p>
      <TextField name="name" label={t('field.name')} autoComplete="organization" isRequired />
      <div className="field-pair">
        <TextField
          name="cvr"
          label={t('field.cvr')}
          hint={t('field.cvrHint')}
          inputMode="numeric"
          isRequired
        />
        <TextField
          name="truckNumber"
          label={t('field.truckNumber')}
          hint={t('field.truckNumberHint')}
          inputMode="numeric"
          isRequired
        />
      </div>
      <TextField
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="email"
        isRequired
      />
      <TextField
        name="phone"
        label={t('field.phone')}
        hint={t('field.phoneHint')}
        type="tel"
        autoComplete="tel-national"
        isRequired
      />
      <TextField name="undervogn" label={t('field.undervogn')} />
      <TextField name="street" label={t('field.address')} autoComplete="address-line1" isRequired />
      <div className="field-pair field-pair-zip">
        <TextField
          name="zipCode"
          label={t('field.zipCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          isRequired
        />
        <TextField name="city" label={t('field.city')} autoComplete="address-level2" isRequired />
      </div>
      <CheckboxField name="hasCarInsurance" label={t('field.carInsurance')} />
      <TextField
        name="registrationNumber"
        label={t('field.regNumber')}
        hint={t('field.regNumberHint')}
        isRequired={needsNumber}
        isReadOnly={values.hasNoRegistrationNumber}
      />
      <CheckboxField name="hasNoRegistrationNumber" label={t('field.noRegNumber')} />
      <CheckboxField name="hasWorkInsurance" label={t('field.workInsurance')} />
      <YesNoField name="hasPreviousInsurance" label={t('step1.previousInsurance')} isRequired />
    </StepForm>
  );
}
