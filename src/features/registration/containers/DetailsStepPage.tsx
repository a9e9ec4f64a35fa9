import { useCallback, useMemo, useState } from 'react';
import { emptyDetails, toDetails, toDetailsValues } from '../forms/details/details.mapper';
import type { DetailsValues } from '../forms/details/details.mapper';
import { DetailsForm } from '../forms/details/DetailsForm';
import { steps } from '../steps/steps';
import { toFailure } from '../hooks/toFailure';
import type { StepProps } from '../hooks/wizard.handle';

/** Step 1. What the server knows fills the form; what was typed and not saved stays. */
export function DetailsStepPage({ state, wizard, drafts, focusField }: StepProps) {
  const [draft] = useState(() => drafts.get('details'));
  const { details, phase, token, staffTruckerId } = state;
  const hasTruckerToLoad = token !== '' || staffTruckerId !== null;
  const initialValues = useMemo(
    () => draft ?? (details ? toDetailsValues(details) : emptyDetails),
    [draft, details],
  );
  const keepDraft = useCallback(
    (values: DetailsValues) => drafts.keep('details', values),
    [drafts],
  );

  const handleSubmit = async (values: DetailsValues) => {
    const event = { type: 'detailsSubmitted', details: toDetails(values) } as const;
    const failure = await wizard.submit(event, ['details', 'car']);
    // Once saved, the form is refilled from what the server sent back (D11).
    if (!failure) drafts.forget('details');
    return toFailure(failure);
  };

  return (
    <DetailsForm
      step={steps.details}
      initialValues={initialValues}
      isLoading={phase === 'loading' || (phase === 'starting' && hasTruckerToLoad)}
      focusField={focusField}
      onDraft={keepDraft}
      onSubmit={handleSubmit}
    />
  );
}
