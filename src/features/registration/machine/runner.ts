import { createApiError } from '@/api/core/apiError';
import type { WizardEffect } from './effects';
import type { WizardEvent } from './events';
import type { WizardFailure, WizardPhase, WizardState } from './state';
import { applyEvent, type Transition } from './transition';

/** Does what an effect asks for; resolves with the event that tells how it went, or with nothing. */
export type EffectHandler = (effect: WizardEffect) => Promise<WizardEvent | null>;

/** A running wizard: the state machine with something that carries out its effects. */
export interface WizardRunner {
  /** From now on this carries out the effects; nothing may be sent before. */
  setEffectHandler: (handleEffect: EffectHandler) => void;
  getState: () => WizardState;
  /** Calls back at every change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  send: (event: WizardEvent) => void;
  /**
   * Sends an event and waits until the wizard rests in one of these phases; resolves with what went wrong there. The first
   * one fetches the other transitions before; where they do not come, the server would not have been reached either.
   */
  submit: (event: WizardEvent, resting: readonly WizardPhase[]) => Promise<WizardFailure | null>;
}

/**
 * Runs the machine from a state. Effects are done in order as they come; their outcomes are sent back to it. What `loadAll`
 * brings takes the place of the transitions that a first view has.
 */
export function createWizardRunner(
  initial: WizardState,
  firstTransitions: readonly Transition[],
  loadAll?: () => Promise<readonly Transition[]>,
): WizardRunner {
  let state = initial;
  let transitions = firstTransitions;
  let awaited = loadAll;
  let handleEffect: EffectHandler = () => Promise.resolve(null);
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const send = (event: WizardEvent) => {
    const outcome = applyEvent(transitions, state, event);
    if (outcome.state === state) return;
    state = outcome.state;
    listeners.forEach((listener) => listener());
    for (const effect of outcome.effects) {
      void handleEffect(effect).then((followUp) => {
        if (followUp) send(followUp);
      });
    }
  };

  return {
    setEffectHandler: (handler) => {
      handleEffect = handler;
    },
    getState: () => state,
    subscribe,
    send,
    submit: async (event, resting) => {
      try {
        if (awaited) transitions = await awaited();
        awaited = undefined;
      } catch {
        return { error: createApiError('network') };
      }
      return new Promise((resolve) => {
        send(event);
        const settle = () => {
          if (!resting.includes(state.phase)) return;
          unsubscribe();
          resolve(state.failure);
        };
        const unsubscribe = subscribe(settle);
        settle();
      });
    },
  };
}
