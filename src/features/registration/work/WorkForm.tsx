import { useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { contentLanguage } from '@/config/languages';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { DateField } from '@/shared/forms/fields/DateField';
import { YesNoField } from '@/shared/forms/fields/ChoiceField';
import type { FormHandle } from '@/shared/forms/formContext';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm, type AppFormState } from '@/shared/forms/useAppForm';
import { TextField } from '@/shared/forms/fields/TextField';
import { addOnName } from '../machine/agreement';
import type { WizardFailure } from '../machine/wizard.state';
import type { AgreementPrice } from '../pricing/insurancePrice';
import { StepForm } from '../step/StepForm';
import type { WizardStep } from '../step/steps';
import type { StepColleague } from '../step/useColleague';
import { createWorkSchema } from './work.schema';
import { answerFieldNames, asksForCounts, asksForInjury, type WorkValues } from './work.mapper';

interface WorkFormProps {
  step: WizardStep;
  initialValues: WorkValues;
  /** The work add-ons in order; the first is the work-injury insurance (section 3). */
  addOns: readonly OfferedAddOn[];
  isForStaff: boolean;
  /** What the finish says while it is under way. */
  busyText: string | undefined;
  isDialogOpen: boolean;
  focusField: string | undefined;
  /** What the agreement costs with the answers as they are now. */
  priceOf: (values: WorkValues) => AgreementPrice;
  /** What is to be known before the finish, at such a price; '' where nothing is. */
  noticeFor: (price: AgreementPrice) => string;
  /** The last finish was refused for what the notice says. */
  refusal: WizardFailure | null;
  renderPrice: (price: AgreementPrice) => ReactNode;
  /** The answers to be checked. */
  renderAnswers: (price: AgreementPrice) => ReactNode;
  onDraft: (values: WorkValues) => void;
  colleague: StepColleague;
  onSubmit: (values: WorkValues, form: FormHandle) => Promise<SubmitFailure | undefined>;
  onBack: () => void;
}

/**
 * Step 3 in three parts that build on each other: the work add-ons and how many they are for, what all of it costs, and the answers to
 * be checked; then the finish (specification, sections 2 and 5).
 */
export function WorkForm(props: WorkFormProps) {
  const { step, initialValues, addOns, focusField, onDraft, onSubmit, onBack } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const form: AppFormState<WorkValues> = useAppForm<WorkValues>({
    initialValues,
    schema: () => createWorkSchema(addOns.length),
    fieldNames: answerFieldNames(addOns.length),
    onSubmit: (values) => onSubmit(values, form),
  });
  const { values } = form;
  useEffect(() => onDraft(values), [onDraft, values]);
  const price = props.priceOf(values);

  return (
    <StepForm
      form={form}
      step={step}
      submitLabel={t('wizard.finish', { context })}
      busyText={props.busyText}
      isDialogOpen={props.isDialogOpen}
      focusField={focusField}
      notice={props.noticeFor(price)}
      refusal={props.refusal}
      colleague={props.colleague}
      textOf={(name, value) =>
        name === 'injuryValidFrom' ? formatCalendarDate(String(value)) : undefined
      }
      onBack={onBack}
    >
      <h2 className="h5">{t('step3.workTitle')}</h2>
      {addOns.map((addOn, index) => (
        <YesNoField
          key={addOn.id}
          name={addOnName(index)}
          label={index === 0 ? t('step3.workInjury') : addOn.name}
          labelLang={index === 0 ? undefined : contentLanguage}
          hint={index === 0 ? t('step3.premiumInfo') : undefined}
          isRequired
        />
      ))}
      {asksForCounts(values) && <HeadcountFields />}
      {asksForInjury(values) && props.isForStaff && <InjuryFields />}
      {props.renderPrice(price)}
      {/* A haulier reads it with what is signed. */}
      {props.isForStaff && <p className="text-body-secondary">{t('step3.bindingInfo')}</p>}
      {props.renderAnswers(price)}
    </StepForm>
  );
}

/** What staff alone add to the work-injury insurance (specification, section 2, step 3). */
function InjuryFields() {
  const { t } = useTranslation('registration');
  return (
    <>
      <DateField name="injuryValidFrom" label={t('step3.validFrom')} />
      <TextField name="injuryComment" label={t('step3.comment')} autoComplete="off" />
    </>
  );
}

/**
 * How many the work-injury insurance is for; employees in quarters (specification, sections 4 and 9). Both employees and drivers are
 * paid for, so each field says whom it counts.
 */
function HeadcountFields() {
  const { t } = useTranslation('registration');
  return (
    <>
      <TextField
        name="cars"
        label={t('step3.cars')}
        hint={t('step3.carsHint')}
        inputMode="numeric"
        isRequired
      />
      <TextField
        name="employees"
        label={t('step3.employees')}
        hint={`${t('step3.employeesHint')} ${t('step3.employeesOnly')}`}
        inputMode="decimal"
        isRequired
      />
      <TextField
        name="drivers"
        label={t('step3.drivers')}
        hint={`${t('step3.driversHint')} ${t('step3.soleProprietorInfo')}`}
        inputMode="numeric"
        isRequired
      />
    </>
  );
}
