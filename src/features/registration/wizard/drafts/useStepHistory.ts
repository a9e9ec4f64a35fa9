import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WizardState } from '../../machine/wizard.state';
import type { StepProps } from '../../step/stepProps';
import { stepOf, stepOrder } from '../../step/steps';
import type { WizardDrafts } from './createDrafts';

/** A correction has an entry of its own after that of step 3, which the browser's back returns to. */
const correctionPlace = stepOrder.length + 1;

/** The place in the history of a wizard that stands like this: that of its step, counting from 1, or of a correction. */
function placeOf({ phase, correction }: WizardState): number {
  return correction ? correctionPlace : stepOf(phase).number;
}

/** The place that an entry of the history stands for; an entry without a mark is the wizard's first. */
function placeOfEntry(state: unknown): number {
  const own = (state as { usr?: { wizardStep?: unknown } | null } | null)?.usr;
  const number = own?.wizardStep;
  return typeof number === 'number' ? number : 1;
}

/**
 * Makes each step an entry of the history under the same address, in their order. The browser's back and forward move
 * between them as far as the wizard allows; where it does not follow, the history is put right.
 * Both wait until the wizard has opened at its step (`isOpen`).
 */
export function useStepHistory(
  props: Omit<StepProps<WizardDrafts>, 'focusField'>,
  isOpen: boolean,
): void {
  const { state, wizard, drafts, onReopen } = props;
  const place = placeOf(state);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ownPath = useRef<string>(null);

  useEffect(() => {
    if (!isOpen) return;
    const entry = placeOfEntry(window.history.state);
    if (entry > place) window.history.go(place - entry);
    for (let next = entry + 1; next <= place; next += 1) {
      void navigate(pathname + search, { state: { wizardStep: next } });
    }
    // The history follows the wizard. Following itself, it would undo the way that somebody goes in it.
  }, [isOpen, place, navigate, pathname, search]);

  useEffect(() => {
    // The browser would scroll to where an entry was left, after the step has shown the field that is wanted.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const handlePopstate = useEffectEvent((event: PopStateEvent) => {
    const target = placeOfEntry(event.state);
    if (!isOpen || window.location.pathname !== ownPath.current) return;
    if (target === placeOf(wizard.getState())) return;
    const moveTo = (place: number) => {
      const { phase, correction, corrected } = wizard.getState();
      const current = stepOf(phase).number;
      // Back closes what stands in front of the step first.
      if (phase === 'termination') wizard.send({ type: 'terminationDismissed' });
      else if (phase === 'code') wizard.send({ type: 'codeDismissed' });
      else if (phase === 'signing') wizard.send({ type: 'signingCancelled' });
      else if (correction) {
        onReopen('work');
        if (place < stepOrder.length && !wizard.getState().correction) moveTo(place);
      } else if (place === correctionPlace) {
        if (corrected) onReopen(corrected.step, corrected.field);
      } else {
        const passed = stepOrder.slice(current - 1, Math.max(current, place) - 1);
        const step = stepOrder[place - 1];
        if (step && !passed.some(({ id }) => drafts.isUnsaved(id))) onReopen(step.id);
      }
    };
    moveTo(target);
    const reached = placeOf(wizard.getState());
    if (reached !== target) window.history.go(reached - target);
  });

  useEffect(() => {
    ownPath.current ??= window.location.pathname;
    // Not by the router's location, which is drawn later: a second step would come in between. The listener stays the same:
    // React draws what the router heard of this event before it is called.
    const listen = (event: PopStateEvent) => handlePopstate(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
