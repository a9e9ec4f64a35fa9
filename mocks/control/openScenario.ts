import { languages, type Language } from '@/config/languages';
import {
  findNamedScenario,
  haulierAt,
  screenOf,
  visitors,
  wizardPlaces,
  type ScenarioVisitor,
  type WizardPlace,
} from './catalog';
import { readClock, readSeed } from './control';
import type { MockRemote } from './mockRemote';
import { parseScenario } from './scenarios';

/** Where the application keeps who is logged in (specification, section 3). */
const sessionKeys = ['token', 'user'] as const;

/** Lets the application be used by staff of a role, or by nobody in particular, from its next load on. */
export async function becomeVisitor(
  remote: MockRemote,
  visitor: ScenarioVisitor,
  language?: Language,
): Promise<void> {
  if (visitor === 'guest') {
    for (const key of sessionKeys) localStorage.removeItem(key);
    return;
  }
  const { token, user } = await remote.signIn(visitor, language);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** What a link may say beside its scenario, by its parameters. */
const settingNames = ['as', 'lang', 'seed', 'clock', 'step'] as const;

/** What a link says beside its scenario, as it is written there. */
export type LinkSettings = Partial<Record<(typeof settingNames)[number], string>>;

/** What a link asks for. */
export interface WantedScenario extends LinkSettings {
  scenario: string;
  /** The screen, as path and query inside the application. */
  screen: string;
}

function oneOf<Value extends string>(name: string, text: string, known: readonly Value[]): Value {
  const found = known.find((value) => value === text);
  if (found === undefined) {
    throw new Error(`"${text}" is nothing that ${name}= can be: use ${known.join(', ')}.`);
  }
  return found;
}

/** Who sees a screen: staff what they log in for, hauliers the rest. */
function visitorAt(screen: string): ScenarioVisitor {
  return /^\/(admin|trucker-history)(\/|\?|$)/u.test(screen) ? 'admin' : 'guest';
}

/**
 * Puts the mock into a scenario, from its seed, and the tab and the language with it: the visitor whom the link names, whom the scenario
 * has, or who sees its screen is signed in before its faults are on. Resolves with the place of the wizard that the visit is
 * to be led to, if any. Rejects with a one-line reason, and changes nothing, for what does not exist.
 */
export async function enterScenario(
  remote: MockRemote,
  wanted: WantedScenario,
): Promise<WizardPlace | null> {
  const { scenario, screen, as, lang, seed, clock, step } = wanted;
  // What cannot be read is refused before anything else is done.
  parseScenario(scenario);
  const named = findNamedScenario(scenario);
  const visitor = as === undefined ? (named?.as ?? visitorAt(screen)) : oneOf('as', as, visitors);
  const language = lang === undefined ? undefined : oneOf('lang', lang, languages);
  const start = seed === undefined ? undefined : readSeed(seed);
  const time = clock === undefined ? null : readClock(clock);
  const place = step === undefined ? named?.step : oneOf('step', step, wizardPlaces);
  await remote.reset(start);
  // What was typed here before is none of the scenario's.
  sessionStorage.clear();
  if (time) await remote.setClock(time);
  if (language) localStorage.setItem('language', language);
  await becomeVisitor(remote, visitor, language);
  await remote.use(scenario);
  return place ?? null;
}

/** The link that opens a scenario, from any host that serves the build's files; `open` is a screen inside the application. */
export function scenarioLink(
  root: string,
  scenario: string,
  also: LinkSettings & { open?: string } = {},
): string {
  return `${root}?${new URLSearchParams({ scenario, ...also }).toString()}`;
}

/** Reads a link to a scenario; null where the address is none. `inner` is the path inside the application. */
export function readScenarioLink(inner: string, search: string): WantedScenario | null {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  if (scenario === null) return null;
  const settings: LinkSettings = {};
  for (const name of settingNames) {
    const said = query.get(name);
    if (said !== null) settings[name] = said;
    query.delete(name);
  }
  const { step } = settings;
  const usual = step === undefined ? screenOf(scenario) : haulierAt(step);
  const open = query.get('open') ?? (inner === '/' ? usual : '');
  if (open.startsWith('/') && !open.startsWith('//'))
    return { scenario, screen: open, ...settings };
  query.delete('scenario');
  query.delete('open');
  const rest = query.toString();
  return { scenario, screen: rest === '' ? inner : `${inner}?${rest}`, ...settings };
}
