import { carRows } from './carRows';
import { codeRows } from './codeRows';
import { detailsRows } from './detailsRows';
import type { AnyRow } from './row';
import type { WizardEvent, WizardOutcome } from './wizard.events';
import type { WizardState } from './wizard.types';
import { workRows } from './workRows';

/** Every transition of the wizard (specification, section 4). */
export const transitionTable: readonly AnyRow[] = [
  ...detailsRows,
  ...carRows,
  ...workRows,
  ...codeRows,
];

/**
 * What an event does to the wizard. An event that no row fits changes nothing: so a step cannot be
 * sent twice, left before it is saved, or reached before the one before it is saved.
 */
export function transition(state: WizardState, event: WizardEvent): WizardOutcome {
  const fitting = transitionTable.find((entry) => entry.fits(state, event));
  return fitting ? fitting.apply(state, event) : { state, effects: [] };
}
