import { useEffect, useRef } from 'react';
import { addOnsApi } from '@/api/add-ons/addOns.api';
import { holdPrefetch } from '@/api/core/baseApi';
import { fetchWhenIdle, mayFetchAhead } from '@/shared/routing/fetchWhenIdle';
import { lazyWithRetry, type LazyPart } from '@/shared/ui/lazy/lazyWithRetry';
import { useAppDispatch } from '@/store/hooks';
import type { StepId } from '../machine/wizard.state';
import type { StepProps } from '../step/stepProps';

const { searchAddOns } = addOnsApi.endpoints;

type LaterStep = Exclude<StepId, 'details'>;

export const laterSteps: Record<LaterStep, LazyPart<StepProps>> = {
  car: lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "car-step" */ './CarStepContainer')).CarStepContainer,
  ),
  work: lazyWithRetry(async () => (await import('./WorkStepPage')).WorkStepPage),
};

/**
 * Returns a function that prefetches a later step's chunk and its add-ons. The add-ons stay in the cache until the
 * wizard is left. It can be called repeatedly, and tries again after a failure.
 */
export function useStepAhead(): (step: LaterStep) => void {
  const dispatch = useAppDispatch();
  // For each step, a function that lets go of its prefetched add-ons. Null after the wizard has been left.
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
          const read = () => holdPrefetch(dispatch(searchAddOns.initiate(step)));
          steps.set(step, fetchWhenIdle(read));
        }
      },
      () => undefined,
    );
  };
}
