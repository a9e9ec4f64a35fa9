import { useEffect, useState } from 'react';
import type { StepId } from '../../machine/wizard.state';
import type { StepProps } from '../../step/stepProps';
import { stepOf } from '../../step/steps';
import type { WizardDrafts } from './createDrafts';

/**
 * Opens the step that an earlier visit of the tab was left at, as far as the server has what leads there, and keeps which step
 * is open. Returns the step that the visit began at; null until that is known.
 */
export function useReopenedStep(
  props: Omit<StepProps<WizardDrafts>, 'focusField' | 'onReopen'>,
): StepId | null {
  const { state, wizard, drafts } = props;
  const { stepLeft } = drafts;
  const [openedAt, setOpenedAt] = useState<StepId | null>(stepLeft ? null : 'details');
  const isOpening = openedAt === null;
  const isLoaded = state.phase === 'details';
  const step = stepOf(state.phase).id;

  useEffect(() => {
    if (!isOpening || !isLoaded || !stepLeft) return;
    const event = { type: 'visitResumed', step: stepLeft } as const;
    void wizard
      .submit(event, ['details', 'car', 'work'])
      .then(() => setOpenedAt(stepOf(wizard.getState().phase).id));
  }, [isOpening, isLoaded, stepLeft, wizard]);

  useEffect(() => {
    if (!isOpening) drafts.setStep(step);
  }, [isOpening, drafts, step]);

  return openedAt;
}
