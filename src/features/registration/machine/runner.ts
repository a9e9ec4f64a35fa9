import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit';
import { applyEvent } from './wizard.machine';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type {
  FormId,
  Merged,
  PageId,
  WizardEffect,
  WizardEvent,
  WizardFailure,
  WizardPhase,
  WizardState,
} from './wizard.state';

/** Runs an effect. Resolves with the event for its outcome, if it has one. */
export type EffectHandler = (
  effect: WizardEffect,
  state: WizardState,
) => Promise<WizardEvent | undefined>;

/**
 * Runs the state machine in a separate Redux store, because its state belongs to one visit. Starts each effect
 * at once, and dispatches the event it resolves with, if any.
 */
export function createWizardRunner(initial: WizardState) {
  let handleEffect: EffectHandler = () => Promise.resolve(undefined);

  const effects: Middleware<object, WizardState> = (api) => (next) => (action) => {
    const event = action as WizardEvent;
    // `applyEvent` is pure. It runs here for the effects, and in the reducer for the state.
    const outcome = applyEvent(api.getState(), event);
    // If no rule matches the event, nothing changes: do not notify subscribers.
    if (outcome.state === api.getState()) return;
    next(event);
    for (const effect of outcome.effects) {
      void handleEffect(effect, outcome.state).then(
        (followUp) => followUp && api.dispatch(followUp),
      );
    }
  };
  const store = configureStore({
    reducer: (state: WizardState = initial, event) => applyEvent(state, event as WizardEvent).state,
    middleware: () => new Tuple(effects),
    devTools: false,
  });

  /** Waits for one of the `resting` phases, which end a submission. Resolves with the wizard's failure, or null. */
  const settle = (resting: readonly WizardPhase[]) =>
    new Promise<WizardFailure | null>((resolve) => {
      const check = () => {
        const { phase, failure } = store.getState();
        if (!resting.includes(phase)) return;
        unsubscribe();
        resolve(failure);
      };
      const unsubscribe = store.subscribe(check);
      check();
    });

  return {
    /** Must be called before the first event is sent: without a handler, effects do nothing. */
    setEffectHandler: (handler: EffectHandler) => {
      handleEffect = handler;
    },
    getState: () => store.getState(),
    subscribe: (listener: () => void) => store.subscribe(listener),
    send: (event: WizardEvent) => void store.dispatch(event),
    /** Opens a page that was reached before; with a field, to correct that answer. */
    reopen: (step: PageId, field?: string) =>
      void store.dispatch({ type: 'stepReopened', step, field }),
    settle,
    /** Sends an event, then waits as `settle` does. */
    submit: (event: WizardEvent, resting: readonly WizardPhase[]) => {
      store.dispatch(event);
      return settle(resting);
    },
    /** For each open form, a function that merges a colleague's changes in the fetched haulier into the form. */
    openForms: new Map<FormId, (fetched: TruckerWithCompanies) => Merged>(),
  };
}

export type WizardRunner = ReturnType<typeof createWizardRunner>;
