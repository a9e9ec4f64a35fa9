import { applyEvent } from './wizard.machine';
import type {
  WizardEffect,
  WizardEvent,
  WizardFailure,
  WizardPhase,
  WizardState,
} from './wizard.state';

/** Does what an effect asks for; resolves with the event that tells how it went, or with nothing. */
export type EffectHandler = (effect: WizardEffect) => Promise<WizardEvent | undefined>;

/** A running wizard: the state machine with something that carries out its effects. */
export interface WizardRunner {
  /** From now on this carries out the effects; nothing may be sent before. */
  setEffectHandler: (handleEffect: EffectHandler) => void;
  getState: () => WizardState;
  /** Calls back at every change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  send: (event: WizardEvent) => void;
  /** Sends an event and waits until the wizard rests in one of these phases; resolves with what went wrong there. */
  submit: (event: WizardEvent, resting: readonly WizardPhase[]) => Promise<WizardFailure | null>;
}

/** Runs the machine from a state. Effects are carried out as they come; their outcomes are sent back to the machine. */
export function createWizardRunner(initial: WizardState): WizardRunner {
  let state = initial;
  let handleEffect: EffectHandler = () => Promise.resolve(undefined);
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const send = (event: WizardEvent) => {
    const outcome = applyEvent(state, event);
    if (outcome.state === state) return;
    state = outcome.state;
    listeners.forEach((listener) => listener());
    for (const effect of outcome.effects) {
      void handleEffect(effect).then((followUp) => {
        if (followUp) send(followUp);
      });
    }
  };

  const submit = (event: WizardEvent, resting: readonly WizardPhase[]) =>
    new Promise<WizardFailure | null>((resolve) => {
      send(event);
      const settle = () => {
        if (!resting.includes(state.phase)) return;
        unsubscribe();
        resolve(state.failure);
      };
      const unsubscribe = subscribe(settle);
      settle();
    });

  return {
    setEffectHandler: (handler) => {
      handleEffect = handler;
    },
    getState: () => state,
    subscribe,
    send,
    submit,
  };
}
