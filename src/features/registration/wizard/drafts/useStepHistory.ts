import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WizardPhase, WizardState } from '../../machine/wizard.state';
import type { StepProps } from '../../step/stepProps';
import { pageOf, pageOrder } from '../../step/steps';

/** A correction has an entry after that of the check, so that the browser's back returns to the check. */
const correctionPlace = pageOrder.length + 1;

const placeOfPage = (phase: WizardPhase) => pageOrder.indexOf(pageOf(phase)) + 1;

/** The place of the wizard in the history: that of its page, or of a correction. */
function placeOf({ phase, correction }: WizardState): number {
  return correction ? correctionPlace : placeOfPage(phase);
}

/** What an entry of the history holds: its own place, and that of the wizard's first entry if that is not step 1. */
interface Entry {
  wizardStep: number;
  wizardFirst: number;
}

/** An entry without a number is the wizard's first. */
function readEntry(state: unknown): Entry & { isNew: boolean } {
  const own = (state as { usr?: Partial<Record<keyof Entry, unknown>> | null } | null)?.usr;
  const numberOf = (name: keyof Entry) => (typeof own?.[name] === 'number' ? own[name] : 1);
  return {
    wizardStep: numberOf('wizardStep'),
    wizardFirst: numberOf('wizardFirst'),
    isNew: typeof own?.wizardStep !== 'number',
  };
}

/**
 * Makes each page an entry of the history under the same address, in their order. The browser's back and forward move
 * between them as far as the wizard allows; where it does not follow, the history is corrected.
 * Nothing happens until the wizard has opened at its step (`isOpen`).
 */
export function useStepHistory(props: Omit<StepProps, 'focusField'>, isOpen: boolean): void {
  const { state, wizard, drafts, onReopen } = props;
  const place = placeOf(state);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ownPath = useRef<string>(null);

  useEffect(() => {
    if (!isOpen) return;
    const { wizardStep: entry, wizardFirst, isNew } = readEntry(window.history.state);
    const put = (wizardStep: number, first: number, replace: boolean) => {
      const state: Partial<Entry> = { wizardStep, ...(first > 1 && { wizardFirst: first }) };
      void navigate(pathname + search, { state, replace });
    };
    // A wizard that begins with the check has no pages before it: back leaves it. So does back from a page before the first entry.
    const isFirst = isNew && place === pageOrder.length;
    if (isFirst || place < Math.min(entry, wizardFirst)) {
      put(place, place, true);
      return;
    }
    if (entry > place) window.history.go(place - entry);
    for (let next = entry + 1; next <= place; next += 1) {
      put(next, wizardFirst, false);
    }
    // The location is read here, but must not trigger this effect: that would undo the user's own navigation.
  }, [isOpen, place, navigate, pathname, search]);

  useEffect(() => {
    // Otherwise the browser scrolls to where the entry was left, away from the field that the step shows.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const handlePopstate = useEffectEvent((event: PopStateEvent) => {
    const { wizardStep: target } = readEntry(event.state);
    if (!isOpen || window.location.pathname !== ownPath.current) return;
    if (target === placeOf(wizard.getState())) return;
    const moveTo = (place: number) => {
      const { phase, correction, corrected } = wizard.getState();
      const current = placeOfPage(phase);
      // Back first closes what is open over the step.
      if (phase === 'termination') wizard.send({ type: 'terminationDismissed' });
      else if (phase === 'code') wizard.send({ type: 'codeDismissed' });
      else if (phase === 'signing') wizard.send({ type: 'signingCancelled' });
      else if (correction) {
        onReopen('check');
        if (place < pageOrder.length && !wizard.getState().correction) moveTo(place);
      } else if (place === correctionPlace) {
        if (corrected) onReopen(corrected.step, corrected.field);
      } else {
        const passed = pageOrder.slice(current - 1, Math.max(current, place) - 1);
        const page = pageOrder[place - 1];
        if (page && !passed.some((id) => id !== 'check' && drafts.isUnsaved(id))) onReopen(page);
      }
    };
    moveTo(target);
    const reached = placeOf(wizard.getState());
    if (reached !== target) window.history.go(reached - target);
  });

  useEffect(() => {
    ownPath.current ??= window.location.pathname;
    // The router's location comes too late: a second navigation could come in between. Keep the same listener, as React may
    // render for the router's listener before this one is called.
    const listen = (event: PopStateEvent) => handlePopstate(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
