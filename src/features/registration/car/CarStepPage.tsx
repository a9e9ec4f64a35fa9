import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import { today } from '@/shared/dates/calendarDate';
import type { FormHandle } from '@/shared/forms/formContext';
import { useSettings } from '@/shared/hooks/settings';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { isDialogOpen, isPlanAwaited, type WizardState } from '../machine/wizard.state';
import { usePremium } from '../pricing/usePremium';
import { backFrom, toFormFailure, type StepProps } from '../step/stepProps';
import { useColleague } from '../step/useColleague';
import { steps } from '../step/steps';
import {
  type CarDrafts,
  lostChoices,
  toCarChoices,
  toCarValues,
  toPremiumQuery,
  withoutLostChoices,
  type CarValues,
} from './car.mapper';
import { CarForm } from './CarForm';
import { CarPriceContainer } from './CarPriceContainer';

interface CarStepPageProps extends StepProps<CarDrafts> {
  /** The dialog that leaving the step may open. */
  children: ReactNode;
}

/** Step 2 once its lists and add-ons are there. */
export function CarStepPage(props: CarStepPageProps) {
  const { t } = useTranslation('registration');
  const { lists, isLoading } = useReferenceLists(false);
  const addOns = useSearchAddOnsQuery('car');
  if (addOns.isError && !addOns.data) {
    return (
      <ErrorState
        message={t('wizard.lookupLoadFailed')}
        onRetry={() => void addOns.refetch()}
        retryLabel={t('common.tryAgain')}
      />
    );
  }
  if (isLoading || !addOns.data) return <LoadingState label={t('common.loading')} />;
  return (
    <CarStep
      {...props}
      lists={lists}
      addOns={addOns.data}
      onRetryAddOns={() => void addOns.refetch()}
    />
  );
}

interface CarStepProps extends CarStepPageProps {
  lists: ReferenceLists;
  addOns: readonly OfferedAddOn[];
  onRetryAddOns: () => void;
}

const toToldCar = ({ trucker }: Pick<WizardState, 'trucker'>) =>
  toCarValues(trucker?.agreement ?? null, today(new Date()));

/** Reads its draft anew whenever it comes back. */
function CarStep(props: CarStepProps) {
  const { state, wizard, drafts, focusField, onReopen, lists, addOns, onRetryAddOns } = props;
  const { colleague, withUpdated, notify } = useColleague(props, 'car', toToldCar);
  const [opened] = useState(() => {
    const agreement = state.trucker?.agreement ?? null;
    const known = drafts.lastSaved('car', toCarValues(agreement, today(new Date())));
    const typed = { ...known, ...drafts.get('car') };
    const offered = withoutLostChoices(typed, lists);
    return {
      baseline: withoutLostChoices(known, lists),
      initialValues: offered,
      lost: lostChoices(typed, offered, agreement),
    };
  });
  const baseline = useMemo(() => withUpdated(opened.baseline), [opened, withUpdated]);
  const initialValues = withUpdated(opened.initialValues);
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { phone } = useSettings().contact;
  const [chosen, setChosen] = useState(initialValues);
  const hasNoPlan = usePremium(toPremiumQuery(chosen)).status === 'none';
  const setDraft = useCallback(
    (values: CarValues) => {
      setChosen(values);
      drafts.set('car', values, baseline);
    },
    [drafts, baseline],
  );
  const handleSubmit = async (values: CarValues, form: FormHandle) => {
    const car = toCarChoices(values);
    if (!car) return toFormFailure({ key: 'SOMETHING_WENT_WRONG' });
    // Sends nothing while step 2 is being saved: that is only waited for.
    const event = { type: 'carSubmitted', car, hasNoPlan } as const;
    const failure = await wizard.submit(event, ['car', 'work']);
    notify(form);
    // A popup that was closed comes back here without a failure, and without a save.
    if (wizard.getState().phase === 'work') drafts.markSaved('car');
    // The notice beside the button says it, for as long as it is so (D38).
    return isPlanAwaited(wizard.getState()) ? undefined : toFormFailure(failure);
  };
  return (
    <>
      <CarForm
        step={steps.car}
        initialValues={initialValues}
        lostChoices={opened.lost}
        lists={lists}
        addOns={addOns}
        focusField={focusField}
        isSaving={state.phase === 'savingCar'}
        isDialogOpen={isDialogOpen(state)}
        notice={hasNoPlan ? t('step2.premiumMissing', { context, phone }) : ''}
        refusal={isPlanAwaited(state) ? state.failure : null}
        renderPrice={(values) => (
          <CarPriceContainer
            values={values}
            lists={lists}
            addOns={addOns}
            onRetryAddOns={onRetryAddOns}
          />
        )}
        onDraft={setDraft}
        onSubmit={handleSubmit}
        isCorrecting={state.correction !== null}
        colleague={colleague}
        onBack={backFrom(state, onReopen)}
      />
      {props.children}
    </>
  );
}
