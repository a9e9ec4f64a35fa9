import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import { contentLanguage } from '@/config/languages';
import { Audience, currentLanguage } from '@/i18n/i18n';
import { formatCalendarDate, today } from '@/shared/dates/calendarDate';
import { ChoiceField, YesNoField, type ChoiceOption } from '@/shared/forms/fields/ChoiceField';
import { DateField } from '@/shared/forms/fields/DateField';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import { controlId } from '@/shared/forms/formContext';
import { toOptions } from '@/shared/forms/formValues';
import type { FieldValue } from '@/shared/forms/validation';
import { formatChange } from '@/shared/money/formatAmount';
import { Alert } from '@/shared/ui/Alert';
import { fillGaps } from '../machine/serverAnswers';
import { pricedAddOns } from '../machine/shownPrices';
import { failureKeyOf, type WizardState } from '../machine/wizard.state';
import { addOnPerMonth } from '@/domain/insurancePrice';
import { showsPriceChanges, useOptionChanges } from '../pricing/useOptionChanges';
import { usePremium } from '../pricing/usePremium';
import { AwaitedStep, RemovedChoice, StepForm } from '../step/StepForm';
import type { StepProps } from '../step/stepProps';
import { useStepForm } from '../step/useStepForm';
import {
  answerNoToRemovedAddOns,
  choiceTitle,
  removedAddOns,
  removedChoices,
  toCarChoices,
  toCarValues,
  toPremiumChoices,
  withoutRemovedChoices,
  type CarValues,
  type RemovedChoices,
} from './car.mapper';
import { carSchema } from './car.schema';
import { CarPriceContainer } from './CarPriceContainer';

interface CarStepPageProps extends StepProps {
  /** The termination dialog, if it is open. */
  children: ReactNode;
}

export function CarStepPage(props: CarStepPageProps) {
  const { lists, isLoading } = useReferenceLists();
  const addOns = useSearchAddOnsQuery('car');
  if (isLoading || !addOns.data) return <AwaitedStep reads={[addOns]} />;
  return (
    <CarStep
      {...props}
      lists={lists}
      addOns={pricedAddOns(addOns)}
      onRetryAddOns={() => void addOns.refetch()}
    />
  );
}

interface CarStepProps extends CarStepPageProps {
  lists: ReferenceLists;
  addOns: readonly AddOn[];
  onRetryAddOns: () => void;
}

/**
 * Road assistance starts today by default. An open form keeps the date that it already shows: after midnight, the new
 * date would look like a colleague's change.
 */
const toFetchedCar = ({ trucker }: Pick<WizardState, 'trucker'>, seen?: CarValues) =>
  fillGaps(toCarValues(trucker?.agreement ?? null, seen?.roadAssistanceFrom ?? today()), seen);

function CarStep(props: CarStepProps) {
  const { state, lists, addOns, onRetryAddOns } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const isSaving = state.phase === 'savingCar';
  const { form, typed, offered, colleague } = useStepForm(props, 'car', {
    schema: carSchema,
    toValues: toFetchedCar,
    withoutRemoved: (given) => answerNoToRemovedAddOns(withoutRemovedChoices(given, lists), addOns),
    toAnswers: (merged) => ({ car: toCarChoices(merged) }),
    isComplete: (given) => toPremiumChoices(given) !== null,
    toEvent: (sent) => ({ type: 'carSubmitted', car: toCarChoices(sent), hasNoPlan }),
    resting: ['car', 'work', 'check'],
    // The termination dialog also saves this form, or finds that nothing is left to terminate. It may have been opened
    // by a correction of another answer, without submitting the form. So submit the form to show the result.
    isJoined: isSaving || failureKeyOf(state) === 'termination.notNeeded',
  });
  const [removed] = useState(() =>
    removedChoices(typed, offered, state.trucker?.agreement ?? null),
  );
  const { values } = form;
  const premium = usePremium(toPremiumChoices(values));
  const hasNoPlan = premium.status === 'none';

  const hintOf = (field: keyof RemovedChoices, hint?: string) => {
    const title = removed[field];
    if (title === undefined || values[field]) return hint;
    return (
      <>
        {hint}
        <RemovedChoice title={title} lang={contentLanguage} />
      </>
    );
  };
  const changeOf = useOptionChanges(toPremiumChoices(values), premium, lists);
  const withChanges = (name: string, options: readonly ChoiceOption[]) =>
    options.map((option) => {
      const change = changeOf(name, option.value);
      if (!change) return option;
      const detail =
        change === 'none'
          ? t('step2.optionNone')
          : t('common.perMonth', { amount: formatChange(change, language) });
      return { ...option, detail };
    });
  const choice = (
    name: keyof RemovedChoices,
    label: string,
    list: ReferenceList,
    hint?: string,
  ) => (
    <ListedChoice
      name={name}
      label={label}
      hasFailed={list.hasFailed}
      isRetrying={list.isRetrying}
      message={t('wizard.lookupLoadFailed')}
      onRetry={list.retry}
    >
      <ChoiceField
        name={name}
        label={label}
        hint={hintOf(name, hint)}
        options={withChanges(name, toOptions(list.choices ?? []))}
        hasDetails={showsPriceChanges(name)}
        isRequired
      />
    </ListedChoice>
  );

  const textOf = (name: string, value: FieldValue) =>
    name === 'roadAssistanceFrom'
      ? formatCalendarDate(String(value))
      : choiceTitle(name, value, lists);

  return (
    <>
      <StepForm
        form={form}
        page={props}
        submitLabel={t('common.next')}
        busyText={isSaving ? t('common.saving') : undefined}
        notice={hasNoPlan ? t('step2.premiumMissing', { context }) : ''}
        colleague={colleague}
        textOf={textOf}
        foot={(submit) => (
          <CarPriceContainer
            values={values}
            premium={premium}
            addOns={addOns}
            onRetryAddOns={onRetryAddOns}
            submit={submit}
          />
        )}
      >
        {choice('areaId', t('step2.area', { context }), lists.areas, t('step2.areaHint'))}
        {choice('newValueId', t('step2.newValue'), lists.newValues)}
        {choice(
          'ownRiskId',
          t('step2.ownRisk'),
          lists.ownRisks,
          t('step2.ownRiskHint', { context }),
        )}
        {choice('injuryId', t('step2.injuries'), lists.injuries)}
        <CarAddOnFields values={values} addOns={addOns} />
        {removedAddOns(addOns)
          .filter(({ field }) => typed[field] === 'yes')
          .map(({ field, labelKey }) =>
            values[field] === 'yes' ? (
              <p key={labelKey}>
                <RemovedChoice title={t(labelKey)} />
              </p>
            ) : (
              // The message is in place of the question, so a correction focuses it.
              <p key={labelKey} id={controlId(form.id, field)} tabIndex={-1} data-field>
                <RemovedChoice title={t(labelKey)} textKey="wizard.carAddOnGone" />
              </p>
            ),
          )}
        <Alert tone="info">{t('step2.lossOfOperationInfo', { context })}</Alert>
      </StepForm>
      {props.children}
    </>
  );
}

interface CarAddOnFieldsProps {
  values: CarValues;
  /** The offered car add-ons, in this order: road assistance, glass cover. */
  addOns: readonly AddOn[];
}

/** The questions about car add-ons, each with the amount that it adds to the price. */
function CarAddOnFields({ values, addOns }: CarAddOnFieldsProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  // If an add-on is withdrawn after the user chose it, keep the question so that the user can change it to no.
  const removed = removedAddOns(addOns).map(({ field }) => field);
  const isAsked = (field: (typeof removed)[number]) =>
    !removed.includes(field) || values[field] === 'yes';
  const [road, glass] = addOns.map(({ price }) =>
    price === null
      ? t('step2.premiumUnknown')
      : t('common.perMonth', {
          amount: formatChange(addOnPerMonth(price), language),
        }),
  );
  return (
    <>
      {isAsked('hasRoadAssistance') && (
        <YesNoField
          name="hasRoadAssistance"
          label={t('step2.roadAssistance')}
          hint={t('step2.roadAssistanceInfo', { context })}
          yesDetail={road}
          isRequired
        />
      )}
      {values.hasRoadAssistance === 'yes' && (
        <DateField
          name="roadAssistanceFrom"
          label={t('step2.roadActiveFrom')}
          hint={t('termination.dateHint')}
          isRequired
        />
      )}
      {isAsked('hasGlassCover') && (
        <YesNoField
          name="hasGlassCover"
          label={t('step2.glassDamage')}
          hint={t('step2.glassInfo')}
          yesDetail={glass}
          isRequired
        />
      )}
    </>
  );
}
