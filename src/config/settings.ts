import type { Facts } from './facts';

/** Whom users can turn to. */
interface Contact {
  company: string;
  phone: string;
  email: string;
  openingHours?: string;
}

/** What one deployment of the product differs in from another (D27). */
export interface Settings {
  /** Origin (and prefix) of the API; empty for the page's own origin. */
  apiBaseUrl: string;
  /** Where reports of errors are sent (docs/decisions/0019-error-reports.md); empty for nowhere. */
  errorReportUrl: string;
  /** Sends the web vitals of each visit (LCP, INP, CLS) to the same address. */
  reportWebVitals: boolean;
  /** The path that the application is served under; starts and ends with a slash. */
  basePath: string;
  contact: Contact;
  /** Who insures; empty where that is not to be said. */
  insurer: string;
  /** The terms of the insurance, and how personal data is handled; each empty where there is no such page. */
  termsUrl: string;
  privacyUrl: string;
  /** What texts are filled with (D36). Only their maker checks them, `deploy/facts.ts`: here that would be code of every first load. */
  facts: Facts;
  /** The signing frame, the one origin that it may speak from, and what its sandbox allows; null where signing is off (D19). */
  signing: { url: string; origin: string; sandbox: string } | null;
  /** A code of so many digits is verified as soon as it is typed; 0 where only a press does that. */
  smsCodeDigits: number;
  /** How dates travel (D9). */
  wireDateFormat: 'yyyy-MM-dd' | 'dd-MM-yyyy';
  /** From where the API counts pages (D7). */
  wireFirstPage: 0 | 1;
}

/** The settings are not what they should be; `message` names the setting, for whoever deploys. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Raw = Readonly<Record<string, unknown>>;

function toRecord(value: unknown, name: string): Raw {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Raw;
  throw new SettingsError(`${name} must be an object`);
}

function readText(raw: Raw, key: string, name = key): string {
  const value = raw[key];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new SettingsError(`${name} is missing`);
}

/** Plain http is for a trial on one machine: what leaves it could be read and changed on the way. */
function isSafeAddress(value: string): boolean {
  const safeOrigin = /^https:|^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::|$)/;
  return URL.canParse(value) && safeOrigin.test(new URL(value).origin);
}

function readOptionalAddress(value: unknown, name: string): string {
  if (value === '' || (typeof value === 'string' && isSafeAddress(value))) return value;
  throw new SettingsError(`${name} must be empty or an https address`);
}

function readBasePath(raw: Raw): string {
  const path = readText(raw, 'basePath');
  if (!/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/.test(path)) {
    throw new SettingsError('basePath must be a path that starts with one slash');
  }
  return path.endsWith('/') ? path : `${path}/`;
}

function readContact(raw: Raw): Contact {
  const contact = toRecord(raw.contact, 'contact');
  const text = (key: string) => readText(contact, key, `contact.${key}`);
  const { openingHours } = contact;
  return {
    company: text('company'),
    phone: text('phone'),
    email: text('email'),
    ...(typeof openingHours === 'string' && openingHours !== '' && { openingHours }),
  };
}

function readOptionalText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function readOneOf<const Value>(
  raw: Raw,
  key: string,
  values: readonly [Value, Value],
  fallback: Value,
): Value {
  const { [key]: value = fallback } = raw;
  const found = values.find((known) => known === value);
  if (found !== undefined) return found;
  throw new SettingsError(`${key} must be ${values.join(' or ')}`);
}

function readSigning(raw: Raw): Settings['signing'] {
  if (raw.signing === null || raw.signing === undefined) return null;
  const signing = toRecord(raw.signing, 'signing');
  const url = readText(signing, 'url', 'signing.url');
  const origin = readText(signing, 'origin', 'signing.origin');
  if (!isSafeAddress(url)) throw new SettingsError('signing.url must be an https address');
  if (!isSafeAddress(origin) || new URL(origin).origin !== origin) {
    throw new SettingsError('signing.origin must be an origin, such as https://sign.example');
  }
  return { url, origin, sandbox: readText(signing, 'sandbox', 'signing.sandbox') };
}

function readSmsCodeDigits({ smsCodeDigits = 6 }: Raw): number {
  if (Number.isInteger(smsCodeDigits) && Number(smsCodeDigits) >= 0) return Number(smsCodeDigits);
  throw new SettingsError('smsCodeDigits must be a whole number, or 0');
}

/** Where the API and the application are served, and from where the API counts pages. */
function parsePlaces(settings: Raw): Pick<Settings, 'apiBaseUrl' | 'basePath' | 'wireFirstPage'> {
  return {
    apiBaseUrl: readOptionalAddress(settings.apiBaseUrl, 'apiBaseUrl').replace(/\/+$/, ''),
    basePath: readBasePath(settings),
    wireFirstPage: readOneOf(settings, 'wireFirstPage', [0, 1], 1),
  };
}

/** Checks settings once, at the start. Throws a SettingsError that names the first one that is wrong. */
export function parseSettings(raw: unknown): Settings {
  const settings = toRecord(raw, 'settings');
  return {
    ...parsePlaces(settings),
    errorReportUrl: readOptionalAddress(settings.errorReportUrl ?? '', 'errorReportUrl'),
    reportWebVitals: readOneOf(settings, 'reportWebVitals', [true, false], false),
    contact: readContact(settings),
    insurer: readOptionalText(settings.insurer),
    termsUrl: readOptionalAddress(settings.termsUrl ?? '', 'termsUrl'),
    privacyUrl: readOptionalAddress(settings.privacyUrl ?? '', 'privacyUrl'),
    facts: toRecord(settings.facts, 'facts') as Facts,
    signing: readSigning(settings),
    smsCodeDigits: readSmsCodeDigits(settings),
    wireDateFormat: readOneOf(
      settings,
      'wireDateFormat',
      ['yyyy-MM-dd', 'dd-MM-yyyy'],
      'yyyy-MM-dd',
    ),
  };
}

function readRaw(page: Document): unknown {
  const text = page.getElementById('settings')?.textContent ?? '';
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingsError('the page carries no settings that can be read');
  }
}

/** The settings that the page carries in `<script type="application/json" id="settings">`. */
export function readSettings(page: Document): Settings {
  return parseSettings(readRaw(page));
}

/** Those of them that a call needs, for the early script, which has no room for the others. */
export function readPlaces(page: Document): ReturnType<typeof parsePlaces> {
  return parsePlaces(toRecord(readRaw(page), 'settings'));
}

/** The address of the first script, which names the build; those of a page may stand before it (`async`). */
export function buildAddress(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[src]:not([async])')?.src ?? '';
}
