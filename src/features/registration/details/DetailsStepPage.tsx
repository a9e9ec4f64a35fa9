import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormHandle } from '@/shared/forms/formContext';
import { Alert } from '@/shared/ui/Alert';
import { useSettings } from '@/shared/hooks/settings';
import {
  canLoad,
  isLoadingHaulier,
  isStaff,
  type Details,
  type WizardState,
} from '../machine/wizard.state';
import { detailsOf } from '../machine/agreement';
import { toFormFailure, type StepProps } from '../step/stepProps';
import { useColleague } from '../step/useColleague';
import {
  type DetailsDrafts,
  emptyDetails,
  toDetails,
  toDetailsValues,
  type DetailsValues,
} from './details.mapper';
import { DetailsSkeleton } from './card/DetailsCard';
import { DetailsForm } from './DetailsForm';

/** Step 1. What the server knows is to be confirmed; what was typed and not saved stays. */
export function DetailsStepPage(props: StepProps<DetailsDrafts>) {
  const { state, wizard, drafts } = props;
  const { t } = useTranslation('registration');
  // Read when the step opens, and again when an earlier visit's answers come.
  const draft = useMemo(() => drafts.get('details'), [drafts]);
  const { details, trucker } = state;
  const hasTruckerToLoad = canLoad(state);
  const toValues = useCallback(
    (given: Details) => {
      const { hasNoRegistrationNumber } = drafts.lastSaved('details', emptyDetails);
      return toDetailsValues(given, hasNoRegistrationNumber);
    },
    [drafts],
  );
  const known = useMemo(() => (details ? toValues(details) : emptyDetails), [details, toValues]);
  const initialValues = useMemo(() => ({ ...known, ...draft }), [known, draft]);
  const told = useCallback(
    ({ trucker }: Pick<WizardState, 'trucker'>) =>
      trucker ? toValues(detailsOf(trucker)) : emptyDetails,
    [toValues],
  );
  const { colleague, notify } = useColleague(props, 'details', told);
  // What was sent is no better known than before until it is saved: the draft goes by what the server told.
  const first = useMemo(
    () => (hasTruckerToLoad && trucker && !drafts.get('haulier') ? detailsOf(trucker) : null),
    [hasTruckerToLoad, trucker, drafts],
  );
  const setDraft = useCallback(
    (values: DetailsValues) => {
      const base = first ? toValues(first) : emptyDetails;
      drafts.set('details', values, base);
    },
    [drafts, first, toValues],
  );

  const handleSubmit = async (values: DetailsValues, form: FormHandle) => {
    const { id, cvr = values.cvr } = drafts.get('haulier') ?? {};
    const truckerId = cvr === values.cvr ? id : undefined;
    const event = { type: 'detailsSubmitted', details: toDetails(values), truckerId } as const;
    const failure = await wizard.submit(event, ['details', 'car', 'termination', 'work']);
    const made = trucker ? null : wizard.getState().trucker;
    if (made) drafts.set('haulier', { id: made.id }, {});
    notify(form);
    // Once saved, the form is refilled from what the server sent back (D11).
    if (!failure && wizard.getState().phase !== 'details') drafts.markSaved('details');
    return toFormFailure(failure);
  };

  const about = !isStaff(state) && <AboutRegistration />;
  if (isLoadingHaulier(state)) {
    return (
      <>
        {about}
        <DetailsSkeleton />
      </>
    );
  }
  return (
    <>
      {about}
      {hasTruckerToLoad && !trucker && (
        <div role="alert">
          <Alert tone="info" title={t('step1.noDetails')} />
        </div>
      )}
      <DetailsForm
        page={props}
        known={known}
        initialValues={initialValues}
        hasCard={first !== null}
        onDraft={setDraft}
        onSubmit={handleSubmit}
        colleague={colleague}
      />
    </>
  );
}

/** What a haulier is about to do: how long it takes, what to have ready, and who offers the insurance. */
function AboutRegistration() {
  const { t } = useTranslation('registration');
  const { contact, insurer } = useSettings();
  return (
    <p className="wizard-about">
      {t('step1.about')} {t('step1.arranged', { company: contact.company })}
      {insurer && ` ${t('step1.insured', { insurer })}`}
    </p>
  );
}
