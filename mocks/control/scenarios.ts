import { isDatabaseState, type DatabaseState } from '../db/database';
import { allRecordings, recordedPrefix } from '../recordings/library';
import type { Recording } from '../recordings/recording';
import { findNamedScenario } from './catalog';
import { faultText, parseFault, termsOf, type FaultRule } from './faults';

interface Scenario {
  rules: FaultRule[];
  states: DatabaseState[];
}

/**
 * Parses a scenario: names from the catalogue, database states, `recorded:name` and faults, separated by commas. Throws
 * a one-line error for anything else.
 */
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
    throw new Error(`There is no recording "${term.slice(recordedPrefix.length)}".`);
  }
  const named = findNamedScenario(term);
  if (named) return parseScenario(named.expressions);
  return { rules: [parseFault(term)], states: [] };
}

/** The recording that a scenario plays back; null if it names none or an unknown one. */
export function recordingIn(scenario: string): Recording | null {
  const played = termsOf(scenario).find((term) => term.startsWith(recordedPrefix));
  return new Map(allRecordings()).get(played?.slice(recordedPrefix.length) ?? '') ?? null;
}

/**
 * Returns a text for the active scenario. If a tester has edited the faults, the text has the active faults instead of
 * those of the scenario.
 */
export function scenarioNow(scenario: string, faults: readonly string[]): string {
  const brought = parseScenario(scenario).rules.map(faultText);
  if (brought.join() === faults.join()) return scenario;
  const others = termsOf(scenario).filter((term) => parseScenario(term).rules.length === 0);
  return [...others, ...faults].join(', ');
}

export const scenarioHeader = 'x-mock-scenario';

/** The faults in a request's own header. An invalid header gets a 400 response with the reason. */
export function rulesOfHeader({ headers }: Request): FaultRule[] {
  try {
    return parseScenario(headers.get(scenarioHeader) ?? '').rules;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Unknown scenario.';
    return [{ operationId: '*', fault: { kind: 'error', status: 400, message } }];
  }
}
