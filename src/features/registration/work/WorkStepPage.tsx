import { useCallback, useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import { contentLanguage } from '@/config/languages';
import { Audience, currentLanguage, type TextKey } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { YesNoField } from '@/shared/forms/fields/ChoiceField';
import { DateField } from '@/shared/forms/fields/DateField';
import { TextField } from '@/shared/forms/fields/TextField';
import { useAppForm, type AppFormState } from '@/shared/forms/useAppForm';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { addOnName } from '../machine/agreement';
import {
  isPriceAwaited,
  isStaff,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import type { AgreementPrice, PricedWork } from '../pricing/insurancePrice';
import { StepForm } from '../step/StepForm';
import { toFormFailure, type StepProps } from '../step/stepProps';
import { useStepDraft } from '../step/useColleague';
import {
  answerFieldNames,
  asksForCounts,
  asksForInjury,
  toPricedWork,
  toWorkChoices,
  toWorkValues,
  withoutLostAddOns,
  type WorkDrafts,
  type WorkValues,
} from './work.mapper';
import { createWorkSchema } from './work.schema';

/** Step 3 is saved and not signed. */
export const signingPhases: readonly WizardPhase[] = [
  'signing',
  'signingPaused',
  'renewingSigning',
];

/** What the finish says while it is under way. */
const busyKeys: Partial<Record<WizardPhase, TextKey>> = {
  checkingAgreement: 'step3.checking',
  requestingCode: 'sms.sending',
  savingWork: 'step3.signing',
  sendingXml: 'step3.signing',
};

export interface AddOnLists {
  workAddOns: readonly OfferedAddOn[];
  carAddOns: readonly OfferedAddOn[];
}

interface WorkStepPageProps extends StepProps<WorkDrafts> {
  /** What the agreement costs with these answers. The rest is handed what this has said. */
  priceOf: (work: PricedWork, addOns: AddOnLists) => AgreementPrice;
  /** What is to be known before the finish, at such a price; '' where nothing is. */
  noticeFor: (price: AgreementPrice) => string;
  renderPrice: (price: AgreementPrice, onRetryAddOns: () => void) => ReactNode;
  /** The answers to be checked. */
  renderAnswers: (price: AgreementPrice) => ReactNode;
  /** The dialog that the finish may open. */
  children: ReactNode;
}

/** Step 3 once its add-ons are there. */
export function WorkStepPage(props: WorkStepPageProps) {
  const { t } = useTranslation('registration');
  const workAddOns = useSearchAddOnsQuery('work');
  const carAddOns = useSearchAddOnsQuery('car');
  if (workAddOns.data && carAddOns.data) {
    const addOns = { workAddOns: workAddOns.data, carAddOns: carAddOns.data };
    const handleRetry = () => [workAddOns, carAddOns].forEach(({ refetch }) => void refetch());
    return <WorkStep {...props} addOns={addOns} onRetryAddOns={handleRetry} />;
  }
  const failed = [workAddOns, carAddOns].filter(({ isError }) => isError);
  if (failed.length === 0) return <LoadingState label={t('common.loading')} />;
  return (
    <ErrorState
      message={t('wizard.lookupLoadFailed')}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      retryLabel={t('common.tryAgain')}
    />
  );
}

interface WorkStepProps extends WorkStepPageProps {
  addOns: AddOnLists;
  onRetryAddOns: () => void;
}

/**
 * Step 3 in three parts that build on each other: the work add-ons and how many they are for, what all of it costs, and the answers to
 * be checked; then the finish (specification, sections 2 and 5).
 */
function WorkStep(props: WorkStepProps) {
  const { state, wizard, addOns, onRetryAddOns } = props;
  const { workAddOns } = addOns;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const busyKey = busyKeys[state.phase];
  const priceOf = (given: WorkValues) =>
    props.priceOf(toPricedWork(given, workAddOns.length), addOns);
  const toTold = useCallback(
    (now: Pick<WizardState, 'trucker' | 'details'>) =>
      toWorkValues(now, workAddOns.length, language),
    [workAddOns.length, language],
  );
  const { colleague, notify, initialValues, setDraft } = useStepDraft(
    props,
    'work',
    toTold,
    (given, known) => ({ ...known, ...withoutLostAddOns(given, known) }),
  );
  const form: AppFormState<WorkValues> = useAppForm<WorkValues>({
    initialValues,
    schema: () => createWorkSchema(workAddOns.length),
    fieldNames: answerFieldNames(workAddOns.length),
    onSubmit: async (sent) => {
      const work = toWorkChoices(sent, workAddOns.length);
      const isPriceKnown = priceOf(sent).total !== null;
      const event = { type: 'workSubmitted', work, isPriceKnown } as const;
      const resting = ['work', 'details', 'completed', ...signingPhases] as const;
      const failure = await wizard.submit(event, resting);
      notify(form);
      // The notice beside the button says it, for as long as it is so (D38).
      return isPriceAwaited(wizard.getState()) ? undefined : toFormFailure(failure);
    },
  });
  const { values } = form;
  useEffect(() => setDraft(values), [setDraft, values]);
  const price = priceOf(values);

  return (
    <>
      <StepForm
        form={form}
        page={props}
        submitLabel={t('wizard.finish', { context })}
        busyText={busyKey && t(busyKey, { context })}
        notice={props.noticeFor(price)}
        colleague={colleague}
        textOf={(name, value) =>
          name === 'injuryValidFrom' ? formatCalendarDate(String(value)) : undefined
        }
      >
        <h2 className="h5">{t('step3.workTitle')}</h2>
        {workAddOns.map((addOn, index) => (
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
        {asksForInjury(values) && isStaff(state) && <InjuryFields />}
        {props.renderPrice(price, onRetryAddOns)}
        {/* A haulier reads it with what is signed. */}
        {isStaff(state) && <p className="text-body-secondary">{t('step3.bindingInfo')}</p>}
        {props.renderAnswers(price)}
      </StepForm>
      {props.children}
    </>
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
