import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import type { WizardPhase, WizardState } from '../machine/wizard.state';
import { openCorrection } from '../step/StepForm';
import type { StepProps } from '../step/stepProps';
import { pageOf, pageOrder } from '../step/steps';

/** A correction is placed after the check, so that the browser's back button returns from it to the check. */
const correctionPlace = pageOrder.length + 1;

const placeOfPage = (phase: WizardPhase) => pageOrder.indexOf(pageOf(phase)) + 1;

/** The place of the open page in the history: the number of the page, counted from 1, or `correctionPlace`. */
function placeOf({ phase, correction }: WizardState): number {
  return correction ? correctionPlace : placeOfPage(phase);
}

/** The state of a history entry: the number of its page, and that of the wizard's first entry. */
interface Entry {
  wizardStep: number;
  wizardFirst: number;
}

/**
 * Parses the state of a history entry. `isNew`: the wizard has not numbered this entry yet. `index` is the router's
 * number of the entry; null for an entry that is not the router's.
 */
function parseEntry(state: unknown): Entry & { isNew: boolean; index: number | null } {
  const { usr: own, idx } = (state ?? {}) as {
    usr?: Partial<Record<keyof Entry, unknown>> | null;
    idx?: unknown;
  };
  const numberOf = (name: keyof Entry) => (typeof own?.[name] === 'number' ? own[name] : 1);
  return {
    wizardStep: numberOf('wizardStep'),
    wizardFirst: numberOf('wizardFirst'),
    isNew: typeof own?.wizardStep !== 'number',
    index: typeof idx === 'number' ? idx : null,
  };
}

/** True if the wizard was not open in this history entry before: the visit is neither a reload nor a return. */
export const isNewEntry = () => parseEntry(window.history.state).isNew;

/**
 * Gives each page that the wizard reaches a history entry with the same URL, in page order. The browser's back and
 * forward move between the pages as far as the wizard allows; otherwise the history returns to the open page. Does
 * nothing until the wizard has opened its first page (`isOpen`).
 */
export function useStepHistory(props: StepProps, isOpen: boolean): void {
  const { state, wizard, drafts } = props;
  const place = placeOf(state);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ownPath = useRef<string>(null);
  /** `first` is the page of the wizard's first entry. The entry of page p has the router's index `base + p`. */
  const entries = useRef<{ first: number; base: number }>(null);

  /**
   * True while `history.go` moves to the entry of the open page. Until it arrives, the state is that of another entry.
   */
  const isTravelling = useRef(false);
  const travel = (distance: number) => {
    isTravelling.current = true;
    window.history.go(distance);
  };

  const put = useEffectEvent((wizardStep: number, replace: boolean) => {
    const wizardFirst = entries.current?.first ?? 1;
    const state: Partial<Entry> = { wizardStep, ...(wizardFirst > 1 && { wizardFirst }) };
    void navigate(pathname + search, { state, replace });
  });

  const followPage = useEffectEvent(() => {
    const { index, wizardStep, wizardFirst, isNew } = parseEntry(window.history.state);
    if (!isOpen || index === null || isTravelling.current) return;
    const place = placeOf(wizard.getState());
    // If the wizard starts with the check, there are no entries for the earlier pages: back leaves the wizard.
    const opened = isNew && place === pageOrder.length ? place : wizardStep;
    entries.current ??= { first: isNew ? opened : wizardFirst, base: index - opened };
    const { first, base } = entries.current;
    // A page that comes before the wizard's first page takes over the first entry when it is opened. Back then leaves
    // the wizard.
    if (place < first) entries.current = { first: place, base: base + first - place };
    const entry = index - entries.current.base;
    if (entry > place) travel(place - entry);
    else if (entry === place && wizardStep !== place) put(place, true);
    for (let next = entry + 1; next <= place; next += 1) {
      put(next, false);
    }
  });
  // Run this when the page changes, but not after back or forward, where it would undo the user's navigation. So the
  // history state is not a dependency.
  useEffect(() => followPage(), [isOpen, place]);

  useEffect(() => {
    // Otherwise, the browser would restore the entry's scroll position, away from the heading or field that the step
    // focuses.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const handlePopstate = useEffectEvent((event: PopStateEvent) => {
    const { index, wizardStep } = parseEntry(event.state);
    if (!isOpen || !entries.current || index === null) return;
    if (window.location.pathname !== ownPath.current) return;
    if (isTravelling.current) {
      // The move to the open page has ended. The wizard may have opened another page meanwhile, so check again.
      isTravelling.current = false;
      followPage();
      return;
    }
    const target = index - entries.current.base;
    if (target < entries.current.first) {
      // This entry remains from an earlier visit. From now on, count it as the entry of the open page.
      entries.current.base = index - placeOf(wizard.getState());
      return;
    }
    const moveTo = (place: number) => {
      const { phase, correction, corrected } = wizard.getState();
      const current = placeOfPage(phase);
      // Back closes the dialog or the signing frame. After a closed frame, the next Back leads to the check.
      if (phase === 'termination') wizard.send({ type: 'terminationDismissed' });
      else if (phase === 'code') wizard.send({ type: 'codeDismissed' });
      else if (phase === 'signing') wizard.send({ type: 'signingCancelled' });
      else if (phase === 'signingPaused') {
        wizard.reopen('check');
        focusPageHeading();
      } else if (correction) {
        wizard.reopen('check');
        if (place < pageOrder.length && !wizard.getState().correction) moveTo(place);
      } else if (place === correctionPlace) {
        if (corrected) openCorrection(wizard, corrected);
      } else {
        const passed = pageOrder.slice(current - 1, Math.max(current, place) - 1);
        const page = pageOrder[place - 1];
        if (page && !passed.some((id) => id !== 'check' && drafts.isUnsaved(id))) {
          wizard.reopen(page);
        }
      }
    };
    if (target !== placeOf(wizard.getState())) moveTo(target);
    const reached = placeOf(wizard.getState());
    if (reached !== target) travel(reached - target);
    // The entry still has the number of another page, from before the wizard's first entry was replaced: correct the
    // number.
    else if (wizardStep !== target) put(target, true);
  });

  useEffect(() => {
    ownPath.current ??= window.location.pathname;
    // Listen to `popstate`: the router's location updates so late that another navigation could happen before. Register
    // the listener only once. If the router's listener runs first and renders, a listener that is registered in that
    // render would miss this event.
    const listen = (event: PopStateEvent) => handlePopstate(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
