import { defaultSandbox, signedStorageKey } from '@/config/constants';
import { languages, type Language } from '@/config/languages';
import type { Settings } from '@/config/settings';
import {
  findNamedScenario,
  linkForPlace,
  screenOf,
  visitors,
  wizardPlaces,
  type ScenarioVisitor,
  type WizardPlace,
} from './catalog';
import { parseClock, parseSeed, type MockRemote } from './control';
import { termsOf } from './faults';
import { parseScenario } from './scenarios';

/** Logs in a staff member of a role, or logs out for `guest`. The application notices this when it is loaded again. */
export async function signInAs(
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

/** Deletes what earlier visits have left in the browser: drafts and signed agreements would change the application. */
export function forgetVisits(): void {
  sessionStorage.clear();
  localStorage.removeItem(signedStorageKey);
}

/** The parameters of a link that adjust its scenario. */
const settingNames = ['as', 'lang', 'seed', 'clock', 'step'] as const;

export type LinkSettings = Partial<Record<(typeof settingNames)[number], string>>;

export interface WantedScenario extends LinkSettings {
  scenario: string;
  screen: string;
}

function oneOf<Value extends string>(name: string, text: string, known: readonly Value[]): Value {
  const found = known.find((value) => value === text);
  if (found === undefined) {
    throw new Error(`"${text}" is not a value of ${name}=: use ${known.join(', ')}.`);
  }
  return found;
}

/** The default visitor of a screen: an admin for the staff screens, otherwise a guest. */
function visitorAt(screen: string): ScenarioVisitor {
  return /^\/(admin|trucker-history)(\/|\?|$)/u.test(screen) ? 'admin' : 'guest';
}

/**
 * Resets the mock to a scenario and logs in the visitor that the link names, or the default visitor of the scenario or
 * the screen.
 * Resolves with the place in the wizard to walk to, or null. Rejects with a one-line error, before any change, for
 * invalid input.
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
  const start = seed === undefined ? undefined : parseSeed(seed);
  const time = clock === undefined ? null : parseClock(clock);
  const place = step === undefined ? named?.step : oneOf('step', step, wizardPlaces);
  await remote.reset(start);
  forgetVisits();
  if (time) await remote.setClock(time);
  if (language) localStorage.setItem('language', language);
  await signInAs(remote, visitor, language);
  await remote.use(scenario);
  return place ?? null;
}

/** The link that opens a scenario. `root` is the address of the build; `open` is a screen relative to the base path. */
export function scenarioLink(
  root: string,
  scenario: string,
  also: LinkSettings & { open?: string } = {},
): string {
  return `${root}?${new URLSearchParams({ scenario, ...also }).toString()}`;
}

/** Parses the link of a scenario, or returns null for another address. `inner` is the path without the base path. */
export function parseScenarioLink(inner: string, search: string): WantedScenario | null {
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
  const usual = step === undefined ? screenOf(scenario) : linkForPlace(step);
  const own = query.size === 0 ? inner : `${inner}?${query.toString()}`;
  const wanted = open ?? (inner === '/' ? usual : own);
  // Ignore a URL that leads to another site: it is no screen of the product.
  const screen = wanted.startsWith('/') && !wanted.startsWith('//') ? wanted : own;
  return { scenario, screen, ...settings };
}

/** The settings that a scenario changes: the signing frame, with a page that answers or stays silent. */
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
