import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { canLoad, isStaff } from '../machine/selectors';
import { toFormFailure } from '../step/stepProps';
import type { StepProps } from '../step/stepProps';
import { steps } from '../step/steps';
import { AboutRegistration } from './AboutRegistration';
import type { DetailsDrafts } from './details.draft';
import { emptyDetails, toDetails, toDetailsValues } from './details.mapper';
import type { DetailsValues } from './details.mapper';
import { DetailsForm } from './DetailsForm';

/** Step 1. What the server knows fills the form; what was typed and not saved stays. */
export function DetailsStepPage({ state, wizard, drafts, focusField }: StepProps<DetailsDrafts>) {
  const { t } = useTexts();
  // Read when the step opens, and again when an earlier visit's answers come.
  const draft = useMemo(() => drafts.get('details'), [drafts]);
  const { details, trucker, phase } = state;
  const hasTruckerToLoad = canLoad(state);
  const isLoading = phase === 'loading' || (phase === 'starting' && hasTruckerToLoad);
  const known = useMemo(() => (details ? toDetailsValues(details) : emptyDetails), [details]);
  const initialValues = useMemo(() => ({ ...known, ...draft }), [known, draft]);
  // What was sent is no better known than before until it is saved: the draft goes by what was there first.
  const loaded = hasTruckerToLoad && trucker && !drafts.get('haulier') ? details : null;
  const [first, setFirst] = useState(loaded);
  if (loaded && !first) setFirst(loaded);
  const setDraft = useCallback(
    (values: DetailsValues) => {
      const base = first ? toDetailsValues(first) : emptyDetails;
      drafts.set('details', values, base, isLoading);
    },
    [drafts, first, isLoading],
  );

  const handleSubmit = async (values: DetailsValues) => {
    const truckerId = drafts.get('haulier')?.id;
    const event = { type: 'detailsSubmitted', details: toDetails(values), truckerId } as const;
    const failure = await wizard.submit(event, ['details', 'car']);
    const made = trucker ? null : wizard.getState().trucker;
    if (made) {
      drafts.set('haulier', { id: made.id }, {});
      drafts.markSaved('haulier');
    }
    // Once saved, the form is refilled from what the server sent back (D11).
    if (!failure) drafts.markSaved('details');
    return toFormFailure(failure);
  };

  return (
    <>
      {!isStaff(state) && <AboutRegistration />}
      {hasTruckerToLoad && !isLoading && !trucker && (
        <div role="alert">
          <Alert tone="info" title={t('step1.noDetails')} />
        </div>
      )}
      <DetailsForm
        step={steps.details}
        initialValues={initialValues}
        isLoading={isLoading}
        isNew={!details && !isLoading}
        focusField={focusField}
        onDraft={setDraft}
        onSubmit={handleSubmit}
      />
    </>
  );
}
