import type { Facts } from './facts';
import { parseUrl } from './parseUrl';

/** The contact details that users see. */
interface Contact {
  company: string;
  phone: string;
  email: string;
  openingHours?: string;
}

/** The settings of a deployment. */
export interface Settings {
  /** Origin (and prefix) of the API; empty for the page's own origin. */
  apiBaseUrl: string;
  /** The address that error reports are sent to; empty to send none. */
  errorReportUrl: string;
  /** Sends the web vitals of each visit (LCP, INP, CLS) to `errorReportUrl`. */
  reportWebVitals: boolean;
  /** The path that the application is served under; starts and ends with a slash. */
  basePath: string;
  contact: Contact;
  /** The name of the insurance company; empty to show none. */
  insurer: string;
  /** The terms of the insurance and the privacy policy; each is empty if there is no such page. */
  termsUrl: string;
  privacyUrl: string;
  /**
   * Facts of the policy, such as the excess, that are inserted into texts. `deploy/facts.ts` validates them when a
   * deployment is configured: validating them here would add code to every first load.
   */
  facts: Facts;
  /**
   * The address of the signing frame, the only origin whose messages are accepted, and its `sandbox` tokens; null if
   * signing is off.
   */
  signing: { url: string; origin: string; sandbox: string } | null;
  /** An SMS code of this length is verified as soon as it is typed. With 0, the haulier must press the button. */
  smsCodeDigits: number;
  /** The format of calendar dates in requests. */
  wireDateFormat: 'yyyy-MM-dd' | 'dd-MM-yyyy';
  /** Whether the API numbers pages from 0 or from 1. */
  wireFirstPage: 0 | 1;
}

/** The error of an invalid setting. `message` names the setting, for the person who deploys. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(
    readonly setting: string,
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(`${setting} ${problem}`, options);
  }
}

type Raw = Readonly<Record<string, unknown>>;

function toRecord(value: unknown, name: string): Raw {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Raw;
  throw new SettingsError(name, 'must be an object');
}

function parseText(raw: Raw, key: string, name = key): string {
  const value = raw[key];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new SettingsError(name, 'is missing');
}

/**
 * True for an https address. Plain http, which others on the network could read and change, is allowed only for a trial
 * on the same machine.
 */
export function isSafeAddress(value: string): boolean {
  const safeOrigin = /^https:|^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::|$)/;
  return safeOrigin.test(parseUrl(value)?.origin ?? '');
}

function parseOptionalAddress(value: unknown, name: string): string {
  if (value === '' || (typeof value === 'string' && isSafeAddress(value))) return value;
  throw new SettingsError(name, 'must be empty or an https address');
}

function parseBasePath(raw: Raw): string {
  const path = parseText(raw, 'basePath');
  if (!/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/.test(path)) {
    throw new SettingsError('basePath', 'must be a path that starts with one slash');
  }
  return path.endsWith('/') ? path : `${path}/`;
}

function parseContact(raw: Raw): Contact {
  const contact = toRecord(raw.contact, 'contact');
  const text = (key: string) => parseText(contact, key, `contact.${key}`);
  const { openingHours } = contact;
  return {
    company: text('company'),
    phone: text('phone'),
    email: text('email'),
    ...(typeof openingHours === 'string' && openingHours !== '' && { openingHours }),
  };
}

function parseOptionalText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function parseOneOf<const Value>(
  raw: Raw,
  key: string,
  values: readonly [Value, Value],
  fallback: Value,
): Value {
  const { [key]: value = fallback } = raw;
  const found = values.find((known) => known === value);
  if (found !== undefined) return found;
  throw new SettingsError(key, `must be ${values.join(' or ')}`);
}

function parseSigning(raw: Raw): Settings['signing'] {
  if (raw.signing === null || raw.signing === undefined) return null;
  const signing = toRecord(raw.signing, 'signing');
  const url = parseText(signing, 'url', 'signing.url');
  const origin = parseText(signing, 'origin', 'signing.origin');
  if (!isSafeAddress(url)) throw new SettingsError('signing.url', 'must be an https address');
  if (!isSafeAddress(origin) || parseUrl(origin)?.origin !== origin) {
    throw new SettingsError('signing.origin', 'must be an origin, such as https://sign.example');
  }
  return { url, origin, sandbox: parseText(signing, 'sandbox', 'signing.sandbox') };
}

function parseSmsCodeDigits({ smsCodeDigits = 6 }: Raw): number {
  if (Number.isInteger(smsCodeDigits) && Number(smsCodeDigits) >= 0) return Number(smsCodeDigits);
  throw new SettingsError('smsCodeDigits', 'must be a whole number from 0');
}

/** The settings that locate the API and the application, with the number of the API's first page. */
function parsePlaces(settings: Raw): Pick<Settings, 'apiBaseUrl' | 'basePath' | 'wireFirstPage'> {
  return {
    apiBaseUrl: parseOptionalAddress(settings.apiBaseUrl, 'apiBaseUrl').replace(/\/+$/, ''),
    basePath: parseBasePath(settings),
    wireFirstPage: parseOneOf(settings, 'wireFirstPage', [0, 1], 1),
  };
}

/** Validates the settings. Throws a SettingsError that names the first invalid one. */
export function parseSettings(raw: unknown): Settings {
  const settings = toRecord(raw, 'settings');
  return {
    ...parsePlaces(settings),
    errorReportUrl: parseOptionalAddress(settings.errorReportUrl ?? '', 'errorReportUrl'),
    reportWebVitals: parseOneOf(settings, 'reportWebVitals', [true, false], false),
    contact: parseContact(settings),
    insurer: parseOptionalText(settings.insurer),
    termsUrl: parseOptionalAddress(settings.termsUrl ?? '', 'termsUrl'),
    privacyUrl: parseOptionalAddress(settings.privacyUrl ?? '', 'privacyUrl'),
    facts: toRecord(settings.facts, 'facts') as Facts,
    signing: parseSigning(settings),
    smsCodeDigits: parseSmsCodeDigits(settings),
    wireDateFormat: parseOneOf(
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
    throw new SettingsError('the page', 'has no readable settings');
  }
}

/** Parses the settings in `<script type="application/json" id="settings">`. */
export function readSettings(page: Document): Settings {
  return parseSettings(readRaw(page));
}

/** Parses only the settings that a request needs, to keep the preload script small. */
export function readPlaces(page: Document): ReturnType<typeof parsePlaces> {
  return parsePlaces(toRecord(readRaw(page), 'settings'));
}

/**
 * The address of the main script, which identifies the build. The shell may have other scripts before it: all `async`.
 */
export function buildAddress(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[src]:not([async])')?.src ?? '';
}

/** Removes the path under which the product is served (`basePath`). Expects `pathname` to begin with it. */
export function withoutBasePath(pathname: string, basePath: string): string {
  return pathname.slice(basePath.length - 1) || '/';
}
