import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import { contentLanguage } from '@/config/languages';
import { Audience, currentLanguage, type TextKey } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { AppFormState } from '@/shared/forms/useAppForm';
import type { FieldValue } from '@/shared/forms/validation';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import { removedAddOns } from '../car/car.mapper';
import { addOnFieldName, hasAddOn } from '../machine/serverAnswers';
import { pricedAddOns } from '../machine/shownPrices';
import { hasNeedlessTermination } from '../machine/termination';
import {
  failureKeyOf,
  isAgreementSaved,
  isDialogOpen,
  isStoppedWithoutPrice,
  isStaff,
  premiumChoicesOf,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import { agreementPrice, type AgreementPrice, type PriceStatus } from '@/domain/insurancePrice';
import { usePremium, type PremiumState } from '../pricing/usePremium';
import { BeforeSigning } from '../signing/BeforeSigning';
import { SigningPage } from '../signing/SigningPage';
import { SmsDialog } from '../sms/SmsDialog';
import { AwaitedStep, RemovedChoice, StepForm } from '../step/StepForm';
import type { StepProps } from '../step/stepProps';
import { pageOf, signingPhases } from '../step/steps';
import { useStepForm } from '../step/useStepForm';
import { pick } from '../step/wizardDrafts';
import { CheckAnswersContainer } from '../summary/CheckAnswersContainer';
import { PriceSummaryContainer } from '../summary/PriceSummaryContainer';
import { useReceipt } from '../summary/useReceipt';
import {
  answerFieldNames,
  toPricedWork,
  toKeptValues,
  toSentFields,
  toWorkChoices,
  toWorkValues,
  type WorkValues,
} from '../work/work.mapper';
import { createWorkSchema } from '../work/work.schema';
import { WorkFields } from '../work/WorkFields';
import { useRedirectSoon } from './useRedirectSoon';

/** The phases in which a submission of step 3 or of the check has ended. */
const resting: readonly WizardPhase[] = [
  'work',
  'check',
  'details',
  'termination',
  'completed',
  ...signingPhases,
];

const busyKeys: Partial<Record<WizardPhase, TextKey>> = {
  checkingAgreement: 'step3.checking',
  resendingTermination: 'common.saving',
  recheckingAgreement: 'step3.checking',
  requestingCode: 'sms.sending',
  savingWork: 'step3.signing',
  sendingXml: 'step3.signing',
};

/** Step 3 with the check, then signing if it is configured. Staff get a message that everything is saved instead. */
export function WorkStepPage(props: StepProps) {
  const { state } = props;
  const { phase, isSigningOn, trucker } = state;
  const workAddOns = useSearchAddOnsQuery('work');
  const carAddOns = useSearchAddOnsQuery('car');
  // The check may be the first page that opens, so the titles of the choices may not be loaded yet.
  const { lists, isLoading } = useReferenceLists();
  const premium = usePremium(premiumChoicesOf(state));
  useReceipt(props, { premium, lists, workAddOns: workAddOns.data, carAddOns: carAddOns.data });

  if (isStaff(state) && isAgreementSaved(state)) {
    return <AgreementSaved name={trucker?.name ?? ''} />;
  }
  if (signingPhases.includes(phase) || (isSigningOn && phase === 'completed')) {
    return <SigningPage {...props} />;
  }
  if (workAddOns.data && carAddOns.data && !isLoading) {
    return (
      <WorkStep
        {...props}
        premium={premium}
        workAddOns={pricedAddOns(workAddOns)}
        carAddOns={pricedAddOns(carAddOns)}
        onRetryAddOns={() => [workAddOns, carAddOns].forEach(({ refetch }) => void refetch())}
      />
    );
  }
  return <AwaitedStep reads={[workAddOns, carAddOns]} />;
}

interface WorkStepProps extends StepProps {
  premium: PremiumState;
  workAddOns: readonly AddOn[];
  carAddOns: readonly AddOn[];
  onRetryAddOns: () => void;
}

/** Two pages of one form: the questions of step 3, then the check of all answers with the button to finish. */
function WorkStep(props: WorkStepProps) {
  const { state, wizard, drafts, premium, workAddOns, carAddOns, onRetryAddOns } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const isForStaff = isStaff(state);
  const busyKey = busyKeys[state.phase];
  const isAtCheck = pageOf(state.phase) === 'check';
  const priceOf = (values: WorkValues) => {
    const work = toPricedWork(values, workAddOns);
    return agreementPrice(premium, { car: state.car, work, carAddOns, workAddOns });
  };

  // True if the check opened after a correction with changes that it has not shown before. The form shows them at once.
  const [isStopped] = useState(isAtCheck && state.failure !== null);
  // When a paused signing is resumed, the agreement is compared again. This page must show the differences.
  const isResumed = state.phase === 'recheckingAgreement';
  /**
   * True from the opening of the page with a message, such as one about a colleague's changes, until the user presses
   * the button.
   */
  const isFirstTold = useRef(isStopped || isResumed);
  // Once the check was shown, the form opens with the answers that it showed. If the server had no answer to the first
  // add-on then, step 1 answered it. If the server has one by now, a colleague gave it: leave out `trucker`, so that
  // the form finds a change.
  const known = drafts.hasKept('work') ? { trucker: null, details: state.details } : state;
  /** The submitted answers that the check shows, to be restored when a correction is given up. */
  const checked = useRef<WorkValues>(null);
  const { form, colleague } = useStepForm(props, 'work', {
    schema: () => createWorkSchema(workAddOns),
    fieldNames: answerFieldNames(workAddOns),
    toValues: (now, seen) => {
      const saved = toWorkValues(now, workAddOns, language, seen);
      if (isForStaff || !seen) return saved;
      // Hauliers neither see nor send these two fields, so they get no notice about a colleague's change to them.
      const { injuryValidFrom, injuryComment } = seen;
      return { ...saved, injuryValidFrom, injuryComment };
    },
    saved: drafts.lastSaved('work', toWorkValues(known, workAddOns, language)),
    // Keep the answers that the check has shown while another step is open. If a colleague changes them meanwhile, step
    // 3 finds the change when it opens again.
    toKept: (seen) =>
      state.phase === 'check' || (state.phase === 'work' && state.work !== null)
        ? toKeptValues(seen, state.trucker, workAddOns)
        : null,
    // Drop answers to add-ons that are no longer offered, which `saved` does not contain.
    withoutRemoved: (given, saved) => ({ ...saved, ...pick(given, Object.keys(saved)) }),
    toSent: (given) => toSentFields(given, workAddOns),
    toAnswers: (merged) => ({ work: toWorkChoices(merged, workAddOns) }),
    toEvent: (sent) => {
      const work = toWorkChoices(sent, workAddOns);
      checked.current = sent;
      isFirstTold.current = false;
      if (!isAtCheck) return { type: 'workSubmitted', work };
      const known = premium.status === 'known' ? premium.premium : null;
      const shownPrices = {
        premium: premium.status === 'updating' ? undefined : known,
        car: carAddOns,
        work: workAddOns,
        chosenWork: workAddOns.filter((_, index) => work.answers[index]).map(({ id }) => id),
      };
      const isPriceKnown = priceOf(sent).total !== null;
      return { type: 'agreementSubmitted', work, isPriceKnown, shownPrices };
    },
    resting,
    isJoined: isStopped || isResumed,
  });
  const { values, refusal } = form;
  const { phase } = state;
  // When a correction of step 3 is given up, restore the checked answers.
  const takeBack = useEffectEvent(() => {
    checked.current ??= values;
    for (const [name, now] of Object.entries<FieldValue>(values)) {
      // Staff may have added an add-on since the check was shown, so there was no answer to it.
      const before = checked.current[name] ?? '';
      if (now !== before) form.setValue(name, before);
    }
  });
  useEffect(() => {
    if (isAtCheck) takeBack();
  }, [isAtCheck]);
  // If an answer is refused, open the questions. The error summary keeps the focus.
  const isRefused = phase === 'check' && Object.keys(refusal?.errors ?? {}).length > 0;
  const showQuestions = useEffectEvent(() => {
    // If the check opened with a message about changes, the errors have replaced it. The check must show it again once
    // the answers are valid.
    const untoldNews = isFirstTold.current ? failureKeyOf(state) : null;
    wizard.send({ type: 'stepReopened', step: 'work', untoldNews });
  });
  useEffect(() => {
    if (isRefused) showQuestions();
  }, [isRefused]);
  // Signing verifies the phone. Until signing has ended, keep the text about the press that began it.
  const [wasVerified, setWasVerified] = useState(state.isPhoneVerified);
  if (phase === 'check' && wasVerified !== state.isPhoneVerified) {
    setWasVerified(state.isPhoneVerified);
  }
  const removedOfWork = useOfferedAddOns(form, workAddOns);
  const price = priceOf(values);
  const removedOfCar = removedAddOns(carAddOns).filter(({ field }) => state.car?.[field]);
  const summary = {
    price,
    premium,
    removedAddOns: removedOfCar.map(({ labelKey }) => t(labelKey)),
    onRetryAddOns,
    onChange: () => wizard.reopen('car', removedOfCar[0]?.field ?? 'areaId'),
  };
  const noticeKey = priceNotice(state, price, removedOfCar.length > 0 ? 'none' : premium.status);
  const notice = noticeKey ? t(noticeKey) : '';
  const end = (
    <>
      <PriceSummaryContainer {...summary} isAtCheck />
      {hasNeedlessTermination(state) && (
        <Alert tone="warning" title={t('summary.terminationKept')} />
      )}
      {isForStaff && (
        <p className="text-body-secondary">
          <UnbrokenText text={t('step3.bindingInfo')} />
        </p>
      )}
      {/* A haulier cannot sign while a notice says that the price is unknown. */}
      {!isForStaff && noticeKey === null && (
        <BeforeSigning
          chosenWork={price.chosenWork}
          phone={state.details?.phone ?? ''}
          isPhoneVerified={wasVerified}
        />
      )}
    </>
  );

  return (
    <>
      <StepForm
        form={form}
        page={props}
        submitLabel={t(isAtCheck ? 'wizard.finish' : 'common.next', { context })}
        busyText={busyKey && t(busyKey, { context })}
        notice={isAtCheck ? notice : undefined}
        colleague={colleague}
        textOf={(name, value) =>
          name === 'injuryValidFrom' ? formatCalendarDate(String(value)) : undefined
        }
        aside={isAtCheck && end}
        foot={
          isAtCheck ? undefined : (submit) => <PriceSummaryContainer {...summary} submit={submit} />
        }
      >
        {removedOfWork.length > 0 && (
          <div role="alert" className="mb-3">
            {removedOfWork.map(({ id, name }) => (
              <RemovedChoice
                key={id}
                title={name}
                lang={contentLanguage}
                textKey="wizard.addOnGone"
              />
            ))}
          </div>
        )}
        {isAtCheck ? (
          <CheckAnswersContainer
            state={state}
            wizard={wizard}
            work={{ values, addOns: workAddOns, isForStaff }}
          />
        ) : (
          <WorkFields values={values} addOns={workAddOns} isForStaff={isForStaff} />
        )}
      </StepForm>
      {isDialogOpen(state) && <SmsDialog state={state} wizard={wizard} />}
    </>
  );
}

/**
 * Adds an unanswered question for each add-on that staff add while the form is open. Returns the chosen add-ons that
 * are no longer offered.
 */
function useOfferedAddOns(form: AppFormState<WorkValues>, addOns: readonly AddOn[]) {
  const { values, isBusy } = form;
  const [known, setKnown] = useState(addOns);
  const added = addOns.filter((addOn) => !hasAddOn(known, addOn));
  if (added.length > 0) setKnown([...known, ...added]);
  const addAnswers = useEffectEvent(() => {
    const unknown = known.map(addOnFieldName).filter((name) => !(name in values));
    for (const name of unknown) form.setValue(name, '');
  });
  useEffect(() => {
    // A form does not change while it is sent, so add the questions afterwards.
    if (!isBusy) addAnswers();
  }, [known, isBusy]);
  return known.filter(
    (addOn) => !hasAddOn(addOns, addOn) && values[addOnFieldName(addOn)] === 'yes',
  );
}

/** The key of the notice about an unknown price; null for no notice. */
function priceNotice(
  state: WizardState,
  { car, total, lacksAddOns }: AgreementPrice,
  status: PriceStatus,
): TextKey | null {
  if (total !== null) return null;
  // Show no notice for head counts: the price summary says that they are missing, and submitting leads to their fields.
  const lacksOnlyCounts = car !== null && !lacksAddOns;
  if (lacksOnlyCounts) return null;
  // The price is still being fetched. Show no notice unless the button was pressed.
  if (status === 'updating' && !isStoppedWithoutPrice(state)) return null;
  if (isStaff(state)) return 'summary.savedWithoutPrice';
  return status === 'none' ? 'summary.neverWithoutPrice' : 'summary.noPriceNoSigning';
}

/** Tells staff that the code is correct and the agreement is saved, until they are redirected to the haulier list. */
function AgreementSaved({ name }: { name: string }) {
  const { t } = useTranslation('registration');
  const listHref = useAppSelector(selectTruckerListHref);
  const message = useRef<HTMLDivElement>(null);
  useDocumentTitle(`${name}: ${t('MSG_UPDATE_SUCC')}`);
  useRedirectSoon(listHref);
  // The focused button has disappeared, so focus the message.
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <PageHeading title={t('wizard.adminTitle', { name })} names={[name]} />
      <div ref={message} tabIndex={-1}>
        <Alert tone="success" title={t('MSG_UPDATE_SUCC')}>
          <p>{t('SMS_VERIFICATION_SUCCESS')}</p>
          <p className="mb-0">
            {t('wizard.backToList')} <Link to={listHref}>{t('common.goNow')}</Link>
          </p>
        </Alert>
      </div>
    </>
  );
}
