import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import { Audience, currentLanguage, type TextKey } from '@/i18n/i18n';
import type { FormHandle } from '@/shared/forms/formContext';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import {
  isDialogOpen,
  isPriceAwaited,
  isStaff,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import type { AgreementPrice, PricedWork } from '../pricing/insurancePrice';
import { toFormFailure, type StepProps } from '../step/stepProps';
import { useColleague } from '../step/useColleague';
import { steps } from '../step/steps';
import {
  type WorkDrafts,
  toPricedWork,
  toWorkChoices,
  toWorkValues,
  withoutLostAddOns,
  type WorkValues,
} from './work.mapper';
import { WorkForm } from './WorkForm';

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

function WorkStep(props: WorkStepProps) {
  const { state, wizard, drafts, focusField, onReopen, addOns, onRetryAddOns } = props;
  const { workAddOns } = addOns;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const busyKey = busyKeys[state.phase];
  const priceOf = (values: WorkValues) =>
    props.priceOf(toPricedWork(values, workAddOns.length), addOns);
  const toTold = useCallback(
    (now: Pick<WizardState, 'trucker' | 'details'>) =>
      toWorkValues(now, workAddOns.length, language),
    [workAddOns.length, language],
  );
  const { colleague, withUpdated, notify } = useColleague(props, 'work', toTold);
  const [opened] = useState(() => drafts.lastSaved('work', toTold(state)));
  const [typed] = useState(() => withoutLostAddOns(drafts.get('work') ?? {}, opened));
  const baseline = useMemo(() => withUpdated(opened), [opened, withUpdated]);
  const initialValues = withUpdated({ ...opened, ...typed });
  const setDraft = useCallback(
    (values: WorkValues) => drafts.set('work', values, baseline),
    [drafts, baseline],
  );
  const handleSubmit = async (values: WorkValues, form: FormHandle) => {
    const work = toWorkChoices(values, workAddOns.length);
    const isPriceKnown = priceOf(values).total !== null;
    const event = { type: 'workSubmitted', work, isPriceKnown } as const;
    const resting = ['work', 'details', 'completed', ...signingPhases] as const;
    const failure = await wizard.submit(event, resting);
    notify(form);
    // The notice beside the button says it, for as long as it is so (D38).
    return isPriceAwaited(wizard.getState()) ? undefined : toFormFailure(failure);
  };

  return (
    <>
      <WorkForm
        step={steps.work}
        initialValues={initialValues}
        addOns={workAddOns}
        isForStaff={isStaff(state)}
        busyText={busyKey && t(busyKey, { context })}
        isDialogOpen={isDialogOpen(state)}
        focusField={focusField}
        priceOf={priceOf}
        noticeFor={props.noticeFor}
        colleague={colleague}
        refusal={isPriceAwaited(state) ? state.failure : null}
        renderPrice={(price) => props.renderPrice(price, onRetryAddOns)}
        renderAnswers={props.renderAnswers}
        onDraft={setDraft}
        onSubmit={handleSubmit}
        onBack={() => onReopen('car')}
      />
      {props.children}
    </>
  );
}
