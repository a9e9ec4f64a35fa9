import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { popstateHandlers } from '@/shared/routing/popstate';
import type { StepProps } from '../../step/stepProps';
import { stepOf, stepOrder } from '../../step/steps';
import type { WizardDrafts } from './createDrafts';

/** The step that an entry of the history stands for, counting from 1; an entry without a mark is the wizard's first. */
function stepOfEntry(state: unknown): number {
  const own = (state as { usr?: { wizardStep?: unknown } | null } | null)?.usr;
  const number = own?.wizardStep;
  return typeof number === 'number' ? number : 1;
}

/**
 * Makes each step an entry of the history under the same address, in their order. The browser's back and forward move
 * between them as far as the wizard allows; where it does not follow, the history is put right.
 */
export function useStepHistory(props: Omit<StepProps<WizardDrafts>, 'focusField'>): void {
  const { state, wizard, drafts, onReopen } = props;
  const { number } = stepOf(state.phase);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ownPath = useRef<string>(null);

  useEffect(() => {
    const entry = stepOfEntry(window.history.state);
    if (entry > number) window.history.go(number - entry);
    for (let step = entry + 1; step <= number; step += 1) {
      void navigate(pathname + search, { state: { wizardStep: step } });
    }
    // The history follows the step. Following itself, it would undo the way that somebody goes in it.
  }, [number, navigate, pathname, search]);

  useEffect(() => {
    const path = (ownPath.current ??= window.location.pathname);
    const moveTo = (target: number) => {
      const { phase } = wizard.getState();
      const current = stepOf(phase).number;
      // Back closes what stands in front of the step first.
      if (phase === 'termination') wizard.send({ type: 'terminationDismissed' });
      else if (phase === 'code') wizard.send({ type: 'codeDismissed' });
      else if (phase === 'signing') wizard.send({ type: 'signingCancelled' });
      else {
        const passed = stepOrder.slice(current - 1, Math.max(current, target) - 1);
        const step = stepOrder[target - 1];
        if (step && !passed.some(({ id }) => drafts.isUnsaved(id))) onReopen(step.id);
      }
    };
    const handlePopstate = (event: PopStateEvent) => {
      const target = stepOfEntry(event.state);
      if (window.location.pathname !== path || target === stepOf(wizard.getState().phase).number) {
        return;
      }
      moveTo(target);
      const reached = stepOf(wizard.getState().phase).number;
      if (reached !== target) window.history.go(reached - target);
    };
    popstateHandlers.add(handlePopstate);
    return () => void popstateHandlers.delete(handlePopstate);
  });
}
