import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit';
import { applyEvent } from './wizard.machine';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type {
  FormId,
  Merged,
  WizardEffect,
  WizardEvent,
  WizardFailure,
  WizardPhase,
  WizardState,
} from './wizard.state';

/** Carries out an effect; resolves with the event that tells its outcome, if it has one. */
export type EffectHandler = (
  effect: WizardEffect,
  state: WizardState,
) => Promise<WizardEvent | undefined>;

/**
 * Runs the machine from a state, as a small Redux store of its own: it belongs to one visit. Effects are carried out as they come;
 * their outcomes are sent back to the machine.
 */
export function createWizardRunner(initial: WizardState) {
  let handleEffect: EffectHandler = () => Promise.resolve(undefined);

  const effects: Middleware<object, WizardState> = (api) => (next) => (action) => {
    const event = action as WizardEvent;
    const outcome = applyEvent(api.getState(), event);
    // No rule takes the event: nobody need hear of it.
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

  /** Waits until the wizard rests in one of these phases; resolves with what went wrong there. */
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
    /** From now on this carries out the effects; nothing may be sent before. */
    setEffectHandler: (handler: EffectHandler) => {
      handleEffect = handler;
    },
    getState: () => store.getState(),
    /** Calls back at every change; returns how to stop that. */
    subscribe: (listener: () => void) => store.subscribe(listener),
    send: (event: WizardEvent) => void store.dispatch(event),
    settle,
    /** Sends an event and settles. */
    submit: (event: WizardEvent, resting: readonly WizardPhase[]) => {
      store.dispatch(event);
      return settle(resting);
    },
    /** How each open form takes what a colleague has saved. */
    openForms: new Map<FormId, (told: TruckerWithCompanies) => Merged>(),
  };
}

/** A running wizard: the state machine with something that carries out its effects. */
export type WizardRunner = ReturnType<typeof createWizardRunner>;
