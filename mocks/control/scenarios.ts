import { isDatabaseState, type DatabaseState } from '../db/database';
import { allRecordings, recordedPrefix } from '../recordings/library';
import type { Recording } from '../recordings/recording';
import { findNamedScenario } from './catalog';
import { faultText, parseFault, termsOf, type FaultRule } from './faults';

interface Scenario {
  rules: FaultRule[];
  states: DatabaseState[];
}

/** Reads a scenario: names of the catalogue, states of the database, `recorded:name` and faults. Throws one line for anything else. */
export function parseScenario(text: string): Scenario {
  const parts = termsOf(text).map(parseTerm);
  return {
    rules: parts.flatMap(({ rules }) => rules),
    states: parts.flatMap(({ states }) => states),
  };
}

function parseTerm(term: string): Scenario {
  if (isDatabaseState(term)) return { rules: [], states: [term] };
  if (term.startsWith(recordedPrefix)) {
    if (recordingIn(term)) return { rules: [], states: [] };
    throw new Error(`Nothing is recorded under "${term.slice(recordedPrefix.length)}".`);
  }
  const named = findNamedScenario(term);
  if (named) return parseScenario(named.expressions);
  return { rules: [parseFault(term)], states: [] };
}

/** The recording that a scenario's text plays back; null where it plays none, or one that is not here any longer. */
export function recordingIn(scenario: string): Recording | null {
  const played = termsOf(scenario).find((term) => term.startsWith(recordedPrefix));
  return new Map(allRecordings()).get(played?.slice(recordedPrefix.length) ?? '') ?? null;
}

/** A scenario as it stands after its faults were changed: what else it asks for, and the faults that are on now. */
export function scenarioNow(scenario: string, faults: readonly string[]): string {
  const brought = parseScenario(scenario).rules.map(faultText);
  if (brought.join() === faults.join()) return scenario;
  const others = termsOf(scenario).filter((term) => parseScenario(term).rules.length === 0);
  return [...others, ...faults].join(', ');
}

export const scenarioHeader = 'x-mock-scenario';

/** The faults that a request asks for itself. A header that names no scenario is answered with the reason. */
export function rulesOfHeader({ headers }: Request): FaultRule[] {
  try {
    return parseScenario(headers.get(scenarioHeader) ?? '').rules;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Unknown scenario.';
    return [{ operationId: '*', fault: { kind: 'error', status: 400, message } }];
  }
}
