import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WizardPhase, WizardState } from '../../machine/wizard.state';
import type { StepProps } from '../../step/stepProps';
import { pageOf, pageOrder } from '../../step/steps';

/** A correction's history entry follows that of the check, so that the browser's back button returns to the check. */
const correctionPlace = pageOrder.length + 1;

const placeOfPage = (phase: WizardPhase) => pageOrder.indexOf(pageOf(phase)) + 1;

/** The wizard's position in the history: the number of its page, counted from 1, or `correctionPlace`. */
function placeOf({ phase, correction }: WizardState): number {
  return correction ? correctionPlace : placeOfPage(phase);
}

/** The state of a history entry: the number of its page, and that of the page on which the wizard was opened. */
interface Entry {
  wizardStep: number;
  wizardFirst: number;
}

/** Parses the state of a history entry. `isNew`: the wizard has not numbered this entry yet. */
function parseEntry(state: unknown): Entry & { isNew: boolean } {
  const own = (state as { usr?: Partial<Record<keyof Entry, unknown>> | null } | null)?.usr;
  const numberOf = (name: keyof Entry) => (typeof own?.[name] === 'number' ? own[name] : 1);
  return {
    wizardStep: numberOf('wizardStep'),
    wizardFirst: numberOf('wizardFirst'),
    isNew: typeof own?.wizardStep !== 'number',
  };
}

/** True if the wizard has not been open in this history entry: it is neither reloaded nor returned to. */
export const isNewEntry = () => parseEntry(window.history.state).isNew;

/**
 * Gives each page that the wizard reaches a history entry with the same URL, in page order. The browser's back and
 * forward move between the pages as far as the wizard allows; otherwise the history returns to the open page. Does
 * nothing until the wizard has opened its first page (`isOpen`).
 */
export function useStepHistory(props: Omit<StepProps, 'focusField'>, isOpen: boolean): void {
  const { state, wizard, drafts, onReopen } = props;
  const place = placeOf(state);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ownPath = useRef<string>(null);

  useEffect(() => {
    if (!isOpen) return;
    const { wizardStep: entry, wizardFirst, isNew } = parseEntry(window.history.state);
    const put = (wizardStep: number, first: number, replace: boolean) => {
      const state: Partial<Entry> = { wizardStep, ...(first > 1 && { wizardFirst: first }) };
      void navigate(pathname + search, { state, replace });
    };
    // If the wizard starts with the check, there are no entries for the earlier pages: back leaves the wizard. The same
    // applies on a page before the first entry.
    const isFirst = isNew && place === pageOrder.length;
    if (isFirst || place < Math.min(entry, wizardFirst)) {
      put(place, place, true);
      return;
    }
    if (entry > place) window.history.go(place - entry);
    for (let next = entry + 1; next <= place; next += 1) {
      put(next, wizardFirst, false);
    }
    // The history state is no dependency: running this effect after a back or forward would undo the user's navigation.
  }, [isOpen, place, navigate, pathname, search]);

  useEffect(() => {
    // The browser would restore the entry's scroll position, away from the heading or field that the step focuses.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const handlePopstate = useEffectEvent((event: PopStateEvent) => {
    const { wizardStep: target } = parseEntry(event.state);
    if (!isOpen || window.location.pathname !== ownPath.current) return;
    if (target === placeOf(wizard.getState())) return;
    const moveTo = (place: number) => {
      const { phase, correction, corrected } = wizard.getState();
      const current = placeOfPage(phase);
      // Back first closes the dialog or the signing frame.
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
    // The router's location updates too late: another navigation could happen in between. Register this listener only
    // once: if the router's listener runs first and triggers a render, this one must still be called.
    const listen = (event: PopStateEvent) => handlePopstate(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
