import { defaultSandbox } from '@/config/constants';
import { languages, type Language } from '@/config/languages';
import type { Settings } from '@/config/settings';
import {
  findNamedScenario,
  haulierAt,
  screenOf,
  visitors,
  wizardPlaces,
  type ScenarioVisitor,
  type WizardPlace,
} from './catalog';
import { readClock, readSeed, type MockRemote } from './control';
import { termsOf } from './faults';
import { parseScenario } from './scenarios';

/** Lets the application be used by staff of a role, or by nobody in particular, from its next load on. */
export async function becomeVisitor(
  remote: MockRemote,
  visitor: ScenarioVisitor,
  language?: Language,
): Promise<void> {
  if (visitor === 'guest') {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    return;
  }
  const { token, user } = await remote.signIn(visitor, language);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** What a link may say beside its scenario, by its parameters. */
const settingNames = ['as', 'lang', 'seed', 'clock', 'step'] as const;

export type LinkSettings = Partial<Record<(typeof settingNames)[number], string>>;

export interface WantedScenario extends LinkSettings {
  scenario: string;
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
 * Puts the mock into a scenario, from its seed, and signs in the visitor whom the link names, the scenario has, or who sees its
 * screen. Resolves with the place of the wizard that the visit is to be led to, if any. Rejects with one line, and changes
 * nothing, for what cannot be read.
 */
export async function enterScenario(
  remote: MockRemote,
  wanted: WantedScenario,
): Promise<WizardPlace | null> {
  const { scenario, screen, as, lang, seed, clock, step } = wanted;
  parseScenario(scenario);
  const named = findNamedScenario(scenario);
  const visitor = as === undefined ? (named?.as ?? visitorAt(screen)) : oneOf('as', as, visitors);
  const language = lang === undefined ? undefined : oneOf('lang', lang, languages);
  const start = seed === undefined ? undefined : readSeed(seed);
  const time = clock === undefined ? null : readClock(clock);
  const place = step === undefined ? named?.step : oneOf('step', step, wizardPlaces);
  await remote.reset(start);
  // Drafts that were typed in this tab before do not belong to the scenario.
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
  const { scenario, open, ...others } = Object.fromEntries(new URLSearchParams(search));
  if (scenario === undefined) return null;
  const settings: LinkSettings = {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) {
    const setting = settingNames.find((known) => known === name);
    if (setting) settings[setting] = value;
    else query.set(name, value);
  }
  const { step } = settings;
  const usual = step === undefined ? screenOf(scenario) : haulierAt(step);
  const own = query.size === 0 ? inner : `${inner}?${query.toString()}`;
  const wanted = open ?? (inner === '/' ? usual : own);
  // An address of another host is no screen.
  const screen = wanted.startsWith('/') && !wanted.startsWith('//') ? wanted : own;
  return { scenario, screen, ...settings };
}

/** What a scenario changes of the settings: the signing frame on, off, or on with a page that never answers. */
export function signingSettings(
  scenario: string,
  basePath: string,
  origin: string,
): Partial<Settings> {
  const [signing] = termsOf(scenario).flatMap((term) => findNamedScenario(term)?.signing ?? []);
  if (signing === undefined) return {};
  const query = signing === 'silent' ? '?silent' : '';
  const url = `${origin}${basePath}mock-signing.html${query}`;
  return { signing: { url, origin, sandbox: defaultSandbox } };
}
