import type { WizardEffect, WizardEvent, WizardOutcome } from './wizard.events';
import type { WizardPhase, WizardState } from './wizard.state';

/** The name of an event. */
export type EventType = WizardEvent['type'];
type EventOf<Type extends EventType> = Extract<WizardEvent, { type: Type }>;

/** One row of the transition table. The first row that fits an event in a phase is taken. */
export interface Row<Type extends EventType> {
  /** The rule that the row comes from. */
  rule: string;
  from: WizardPhase | readonly WizardPhase[];
  on: Type;
  /** A further condition. */
  when?: (state: WizardState, event: EventOf<Type>) => boolean;
  to: WizardPhase;
  /** What changes besides the phase. A failure that is not set here is cleared. */
  change?: (state: WizardState, event: EventOf<Type>) => Partial<WizardState>;
  /** What is to be done, from the state after the change. */
  effects?: (state: WizardState, event: EventOf<Type>) => WizardEffect[];
}

/** A row that a table can hold beside rows of other events. */
export interface AnyRow {
  rule: string;
  from: readonly WizardPhase[];
  on: EventType;
  fits: (state: WizardState, event: WizardEvent) => boolean;
  apply: (state: WizardState, event: WizardEvent) => WizardOutcome;
}

/** Makes a row for the table; its functions see the event that the row is about. */
export function row<Type extends EventType>(definition: Row<Type>): AnyRow {
  const { rule, on, to, when, change, effects } = definition;
  const from = typeof definition.from === 'string' ? [definition.from] : definition.from;
  const isMine = (event: WizardEvent): event is EventOf<Type> => event.type === on;
  return {
    rule,
    from,
    on,
    fits: (state, event) =>
      isMine(event) && from.includes(state.phase) && (!when || when(state, event)),
    apply: (state, event) => {
      if (!isMine(event)) return { state, effects: [] };
      const next = { ...state, failure: null, ...change?.(state, event), phase: to };
      return { state: next, effects: effects?.(next, event) ?? [] };
    },
  };
}

/**
 * What an event does to the wizard by the rows of a table. An event that no row fits changes nothing: so a step
 * cannot be sent twice, left before it is saved, or reached before the one before it is saved.
 */
export function follow(
  table: readonly AnyRow[],
  state: WizardState,
  event: WizardEvent,
): WizardOutcome {
  const fitting = table.find((entry) => entry.fits(state, event));
  return fitting ? fitting.apply(state, event) : { state, effects: [] };
}
