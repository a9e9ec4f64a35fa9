import { useEffect, useRef } from 'react';
import { addOnsApi } from '@/api/add-ons/addOns.api';
import { readAhead } from '@/api/core/baseApi';
import { fetchWhenIdle, mayFetchAhead } from '@/shared/routing/fetchWhenIdle';
import { lazyWithRetry, type LazyPart } from '@/shared/ui/late/lazyWithRetry';
import { useAppDispatch } from '@/store/hooks';
import type { StepId } from '../machine/wizard.state';
import type { StepProps } from '../step/stepProps';

const { searchAddOns } = addOnsApi.endpoints;

type LaterStep = Exclude<StepId, 'details'>;

export const laterSteps: Record<LaterStep, LazyPart<StepProps>> = {
  car: lazyWithRetry(async () => (await import('./CarStepContainer')).CarStepContainer),
  work: lazyWithRetry(async () => (await import('./WorkStepPage')).WorkStepPage),
};

/**
 * Fetches a later step's code and its add-ons ahead of their use. The add-ons are held until the wizard is left. Call it as often
 * as the step before is used: after a failure the next call tries again.
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
    laterSteps[step].load().then(
      () => {
        const steps = held.current;
        if (steps && !steps.has(step)) {
          const read = () => readAhead(dispatch(searchAddOns.initiate(step)));
          steps.set(step, fetchWhenIdle(read));
        }
      },
      () => undefined,
    );
  };
}
