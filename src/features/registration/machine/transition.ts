import type { WizardEffect } from './effects';
import type { WizardEvent } from './events';
import type { WizardPhase, WizardState } from './state';

type EventType = WizardEvent['type'];
type EventOf<Type extends EventType> = Extract<WizardEvent, { type: Type }>;

/** What an event leads to. */
export interface Outcome {
  state: WizardState;
  effects: WizardEffect[];
}

interface TransitionDefinition<Type extends EventType> {
  from: WizardPhase | readonly WizardPhase[];
  on: Type;
  when?: (state: WizardState, event: EventOf<Type>) => boolean;
  to: WizardPhase;
  /** What changes besides the phase. A failure that is not set here is cleared. */
  change?: (state: WizardState, event: EventOf<Type>) => Partial<WizardState>;
  /** What is to be done, from the state after the change. */
  effects?: (state: WizardState, event: EventOf<Type>) => WizardEffect[];
}

/** A transition as a table holds it, beside those of other events: what the event leads to, or null where it does not fit. */
export type Transition = (state: WizardState, event: WizardEvent) => Outcome | null;

/** Defines a transition; its functions see the event that it is about. */
export function transition<Type extends EventType>({
  from,
  on,
  when,
  to,
  change,
  effects,
}: TransitionDefinition<Type>): Transition {
  const isMine = (event: WizardEvent): event is EventOf<Type> => event.type === on;
  const phases = [from].flat();
  return (state, event) => {
    if (!isMine(event) || !phases.includes(state.phase)) return null;
    if (when && !when(state, event)) return null;
    const next = { ...state, failure: null, ...change?.(state, event), phase: to };
    return { state: next, effects: effects?.(next, event) ?? [] };
  };
}

/**
 * The first transition that fits is taken. An event that none fits changes nothing: so a step cannot be sent twice,
 * left before it is saved, or reached before the one before it is saved.
 */
export function applyEvent(
  transitions: readonly Transition[],
  state: WizardState,
  event: WizardEvent,
): Outcome {
  for (const transition of transitions) {
    const outcome = transition(state, event);
    if (outcome) return outcome;
  }
  return { state, effects: [] };
}
