import { parseScenario } from './scenarios';
import type { MockRemote } from './mockRemote';
import { findNamedScenario, type ScenarioVisitor } from './catalog';

/** Where the application keeps who is logged in (specification, section 3). */
const sessionKeys = ['token', 'user'] as const;

/** Lets the application be used by staff of a role, or by nobody in particular, from its next load on. */
export async function becomeVisitor(remote: MockRemote, visitor: ScenarioVisitor): Promise<void> {
  if (visitor === 'guest') {
    for (const key of sessionKeys) localStorage.removeItem(key);
    return;
  }
  const { token, user } = await remote.signIn(visitor);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/**
 * Puts the mock into a scenario, from its seed: with the visitor that a named scenario has, before its faults are on.
 * Rejects with a one-line reason, and changes nothing, for a scenario that does not exist.
 */
export async function enterScenario(remote: MockRemote, scenario: string): Promise<void> {
  // A scenario that cannot be read is refused before anything else is done.
  parseScenario(scenario);
  const named = findNamedScenario(scenario);
  await remote.reset();
  if (named) await becomeVisitor(remote, named.as);
  await remote.use(scenario);
}

/** The link that opens a scenario at a screen, from any host that serves the build's files. */
export function scenarioLink(root: string, scenario: string, screen?: string): string {
  const query = new URLSearchParams({ scenario, ...(screen !== undefined && { open: screen }) });
  return `${root}?${query.toString()}`;
}

/** What a link asks for. */
export interface WantedScenario {
  scenario: string;
  /** The screen, as path and query inside the application. */
  screen: string;
}

/** Reads a link to a scenario; null where the address is none. `inner` is the path inside the application. */
export function readScenarioLink(inner: string, search: string): WantedScenario | null {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  if (scenario === null) return null;
  const open =
    query.get('open') ?? (inner === '/' ? findNamedScenario(scenario)?.opens : undefined);
  if (open?.startsWith('/') === true && !open.startsWith('//')) return { scenario, screen: open };
  query.delete('scenario');
  query.delete('open');
  const rest = query.toString();
  return { scenario, screen: rest === '' ? inner : `${inner}?${rest}` };
}
