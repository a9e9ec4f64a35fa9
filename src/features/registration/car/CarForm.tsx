import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import { Audience, currentLanguage } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { ChoiceField, YesNoField } from '@/shared/forms/fields/ChoiceField';
import { DateField } from '@/shared/forms/fields/DateField';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import type { FormHandle } from '@/shared/forms/formContext';
import { toOptions } from '@/shared/forms/formValues';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm, type AppFormState } from '@/shared/forms/useAppForm';
import type { FieldValue } from '@/shared/forms/validation';
import { formatAmount } from '@/shared/money/formatAmount';
import { Alert } from '@/shared/ui/Alert';
import type { WizardFailure } from '../machine/wizard.state';
import { StepForm, LostChoice } from '../step/StepForm';
import type { WizardStep } from '../step/steps';
import type { StepColleague } from '../step/useColleague';
import type { CarValues, LostChoices } from './car.mapper';
import { schema } from './car.schema';
import { carPricePerMonth, noPremium } from '../pricing/insurancePrice';

interface CarFormProps {
  step: WizardStep;
  initialValues: CarValues;
  /** Earlier choices that the lists do not offer any more: their questions are open again. */
  lostChoices: LostChoices;
  lists: ReferenceLists;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly OfferedAddOn[];
  focusField: string | undefined;
  isCorrecting: boolean;
  /** Step 2 is being saved, be it from the termination popup. */
  isSaving: boolean;
  isDialogOpen: boolean;
  /** What is to be known before the step is sent; '' where nothing is. */
  notice: string;
  /** The step was not sent for what the notice says. */
  refusal: WizardFailure | null;
  /** The live price for the choices as they are now. */
  renderPrice: (values: CarValues) => ReactNode;
  onDraft: (values: CarValues) => void;
  colleague: StepColleague;
  onSubmit: (values: CarValues, form: FormHandle) => Promise<SubmitFailure | undefined>;
  onBack: (() => void) | undefined;
}

/** Step 2: the four choices and the car add-ons (specification, sections 2 and 5). */
export function CarForm(props: CarFormProps) {
  const { step, initialValues, lostChoices, lists, focusField, isSaving } = props;
  const { onDraft, onSubmit, onBack } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const form: AppFormState<CarValues> = useAppForm<CarValues>({
    initialValues,
    schema,
    onSubmit: (values) => onSubmit(values, form),
  });
  const { values } = form;
  useEffect(() => onDraft(values), [onDraft, values]);
  // The popup can be opened from step 3, where this form was never sent. Send it, so that it shows what comes of the save.
  const join = useEffectEvent(form.submit);
  useEffect(() => {
    if (isSaving) join();
  }, [isSaving]);
  const hintOf = (field: keyof LostChoices, hint?: string) => {
    const title = lostChoices[field];
    if (title === undefined || values[field]) return hint;
    return (
      <>
        {hint}
        <LostChoice title={title} />
      </>
    );
  };
  const choice = (name: keyof LostChoices, label: string, list: ReferenceList, hint?: string) => (
    <ListedChoice
      name={name}
      label={label}
      hasFailed={list.hasFailed}
      message={t('wizard.lookupLoadFailed')}
      onRetry={list.retry}
    >
      <ChoiceField
        name={name}
        label={label}
        hint={hintOf(name, hint)}
        options={toOptions(list.choices ?? [])}
        isRequired
      />
    </ListedChoice>
  );

  const listOf: Record<string, ReferenceList | undefined> = {
    areaId: lists.areas,
    newValueId: lists.newValues,
    ownRiskId: lists.ownRisks,
    injuryId: lists.injuries,
  };
  const textOf = (name: string, value: FieldValue) =>
    name === 'roadAssistanceFrom'
      ? formatCalendarDate(String(value))
      : listOf[name]?.choices?.find(({ id }) => String(id) === value)?.title;

  return (
    <StepForm
      form={form}
      step={step}
      submitLabel={t('common.next')}
      busyText={isSaving ? t('common.saving') : undefined}
      isDialogOpen={props.isDialogOpen}
      focusField={focusField}
      isCorrecting={props.isCorrecting}
      notice={props.notice}
      colleague={props.colleague}
      textOf={textOf}
      refusal={props.refusal}
      onBack={onBack}
    >
      {choice('areaId', t('step2.area', { context }), lists.areas, t('step2.areaHint'))}
      {choice('newValueId', t('step2.newValue'), lists.newValues)}
      {choice('ownRiskId', t('step2.ownRisk'), lists.ownRisks)}
      {choice('injuryId', t('step2.injuries'), lists.injuries)}
      <CarAddOnFields
        hasRoadAssistance={values.hasRoadAssistance === 'yes'}
        addOns={props.addOns}
      />
      <Alert tone="info">{t('step2.lossOfOperationInfo')}</Alert>
      {props.renderPrice(values)}
    </StepForm>
  );
}

interface CarAddOnFieldsProps {
  hasRoadAssistance: boolean;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly OfferedAddOn[];
}

/**
 * The car add-ons: road assistance first, with the date it starts, then glass damage (specification, sections 3 and 4). A yes
 * says what it adds to the price.
 */
function CarAddOnFields({ hasRoadAssistance, addOns }: CarAddOnFieldsProps) {
  const { t } = useTranslation('registration');
  const language = currentLanguage();
  const [road, glass] = addOns.map(({ price }) =>
    price === null
      ? t('step2.premiumUnknown')
      : t('step2.addOnAdds', {
          amount: formatAmount(carPricePerMonth(noPremium, [price]), language),
        }),
  );
  return (
    <>
      <YesNoField
        name="hasRoadAssistance"
        label={t('step2.roadAssistance')}
        hint={t('step2.roadAssistanceInfo')}
        yesDetail={road}
        isRequired
      />
      {hasRoadAssistance && (
        <DateField
          name="roadAssistanceFrom"
          label={t('step2.roadActiveFrom')}
          hint={t('termination.dateHint')}
          isRequired
        />
      )}
      <YesNoField
        name="hasGlassCover"
        label={t('step2.glassDamage')}
        hint={t('step2.glassInfo')}
        yesDetail={glass}
        isRequired
      />
    </>
  );
}
