import { detailsRows } from '../details/details.transitions';
import { follow } from './transition';
import type { AnyRow } from './transition';
import type { WizardEffect, WizardEvent } from './wizard.events';
import type { WizardFailure, WizardPhase, WizardState } from './wizard.state';

/** Does what an effect asks for; resolves with the event that tells how it went, or with nothing. */
export type RunEffect = (effect: WizardEffect) => Promise<WizardEvent | null>;

/** A running wizard: the state machine with something that carries out its effects. */
export interface WizardRunner {
  /** Says who carries out the effects from now on; nothing may be sent before. */
  connect: (runEffect: RunEffect) => void;
  /** Takes the transition table; until then the wizard knows its first step alone. */
  learn: (table: readonly AnyRow[]) => void;
  getState: () => WizardState;
  /** Calls back at every change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  send: (event: WizardEvent) => void;
  /** Sends an event and waits until the wizard rests in one of these phases; resolves with what went wrong there. */
  submit: (event: WizardEvent, resting: readonly WizardPhase[]) => Promise<WizardFailure | null>;
}

/** Runs the machine from a state. Effects are done in order as they come; their outcomes are sent back to it. */
export function createWizardRunner(
  initial: WizardState,
  firstTable: readonly AnyRow[] = detailsRows,
): WizardRunner {
  let state = initial;
  let table = firstTable;
  let runEffect: RunEffect = () => Promise.resolve(null);
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const send = (event: WizardEvent) => {
    const outcome = follow(table, state, event);
    if (outcome.state === state) return;
    state = outcome.state;
    listeners.forEach((listener) => listener());
    for (const effect of outcome.effects) {
      void runEffect(effect).then((followUp) => {
        if (followUp) send(followUp);
      });
    }
  };

  return {
    connect: (run) => {
      runEffect = run;
    },
    learn: (rows) => {
      table = rows;
    },
    getState: () => state,
    subscribe,
    send,
    submit: (event, resting) =>
      new Promise((resolve) => {
        send(event);
        const settle = () => {
          if (!resting.includes(state.phase)) return;
          unsubscribe();
          resolve(state.failure);
        };
        const unsubscribe = subscribe(settle);
        settle();
      }),
  };
}
