import { useEffect } from 'react';
import { needsRegistrationNumber } from '@/domain/haulier.mapper';
import { HaulierField } from '@/domain/HaulierField';
import { loadTexts } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
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
  /** Nothing is known of the haulier yet: there is nothing to check, all is to be filled in. */
  isNew: boolean;
  focusField: string | undefined;
  onDraft: (values: DetailsValues) => void;
  onSubmit: (values: DetailsValues) => Promise<SubmitFailure | undefined>;
}

/** The rules come with the words that they refuse with. */
const loadSchema = async () => {
  const [schema] = await Promise.all([import('./details.schema'), loadTexts(['agreement'])]);
  return schema;
};

/** Step 1: company and contact data (specification, sections 2 and 5). */
export function DetailsForm(props: DetailsFormProps) {
  const { step, initialValues, isLoading, isNew, focusField, onDraft, onSubmit } = props;
  const { t } = useTexts();
  const form = useAppForm<DetailsValues>({
    initialValues,
    loadSchema,
    isLocked: isLoading,
    onSubmit,
  });
  const { values } = form;
  useEffect(() => onDraft(values), [onDraft, values]);
  const { hasCarInsurance, hasNoRegistrationNumber } = values;

  return (
    <StepForm
      form={form}
      step={step}
      submitLabel={t('common.next')}
      busyText={isLoading ? t('common.loading') : t('common.saving')}
      isBusy={isLoading || form.isBusy}
      focusField={focusField}
    >
      <p>{t(isNew ? 'step1.introNew' : 'step1.intro')}</p>
      <HaulierField name="name" />
      <div className="field-pair">
        <HaulierField name="cvr" />
        <HaulierField name="truckNumber" />
      </div>
      <HaulierField name="email" />
      <HaulierField name="phone" hint={t('field.phoneHint')} />
      <HaulierField name="undervogn" />
      <HaulierField name="street" />
      <div className="field-pair field-pair-zip">
        <HaulierField name="zipCode" />
        <HaulierField name="city" />
      </div>
      <CheckboxField name="hasCarInsurance" label={t('field.carInsurance')} />
      <HaulierField
        name="registrationNumber"
        isRequired={needsRegistrationNumber(hasCarInsurance, hasNoRegistrationNumber)}
        isReadOnly={hasNoRegistrationNumber}
      />
      <CheckboxField name="hasNoRegistrationNumber" label={t('field.noRegNumber')} />
      <CheckboxField name="hasWorkInsurance" label={t('field.workInsurance')} />
      <YesNoField name="hasPreviousInsurance" label={t('step1.previousInsurance')} isRequired />
    </StepForm>
  );
}
