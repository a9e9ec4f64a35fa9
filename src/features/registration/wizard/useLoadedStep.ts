import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { mayFetchAhead } from '@/shared/routing/mayFetchAhead';
import { useAppDispatch } from '@/store/hooks';
import type { StepId } from '../machine/wizard.state';
import { readAddOnsAhead } from '../step/readAddOnsAhead';
import type { StepProps } from '../step/stepProps';
import type { WizardDrafts } from './drafts/createDrafts';

type LaterStep = Exclude<StepId, 'details'>;
type StepComponent = ComponentType<StepProps<WizardDrafts>>;

const loaders: Record<LaterStep, () => Promise<StepComponent>> = {
  car: async () => (await import('./CarStepContainer')).CarStepContainer,
  work: async () => (await import('./WorkStepContainer')).WorkStepContainer,
};

/**
 * Fetches a later step's code ahead of its use, and with it what the step is going to ask for. To be called as often as the step
 * before is used: a failure is left to the next call, or to the step.
 */
export function useStepAhead(): (step: LaterStep) => void {
  const dispatch = useAppDispatch();
  // Null where the wizard has been left.
  const held = useRef<Map<LaterStep, () => void>>(null);
  useEffect(() => {
    const steps = new Map<LaterStep, () => void>();
    held.current = steps;
    return () => {
      held.current = null;
      steps.forEach((letGo) => letGo());
    };
  }, []);
  return (step) => {
    if (held.current?.has(step) || !mayFetchAhead()) return;
    loaders[step]().then(
      () => {
        const steps = held.current;
        if (steps && !steps.has(step)) steps.set(step, readAddOnsAhead(dispatch, step));
      },
      () => undefined,
    );
  };
}

export interface LoadedStep {
  Step: StepComponent | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads the code of a step when the wizard gets there; null for step 1, which is there from the start.
 * Not React.lazy, which keeps a failure for good and holds back what it reveals.
 */
export function useLoadedStep(step: LaterStep | null): LoadedStep {
  const [loaded, setLoaded] = useState<Partial<Record<LaterStep, StepComponent>>>({});
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!step) return;
    let isWanted = true;
    loaders[step]().then(
      (Step) => isWanted && setLoaded((others) => ({ ...others, [step]: Step })),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [step, attempt]);

  return {
    Step: (step && loaded[step]) ?? null,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
