import { defaultSandbox } from '../src/config/constants';
import { parseSettings, SettingsError, type Settings } from '../src/config/settings';
import { factsFromEnvironment, type Environment } from './facts';

/**
 * The settings of one deployment, as the page carries them. Throws a SettingsError that names the first invalid
 * variable, so that a mistake is found before the page is served.
 */
export function settingsFromEnvironment(env: Environment): Settings {
  try {
    return parseEnvironment(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // Operators know the variable, such as APP_SIGNING_URL, but not the setting of the page: `signing.url`.
    const { setting, problem } = error;
    const name = setting.startsWith('APP_') ? setting : `${variableOf(setting)}: ${setting}`;
    throw new SettingsError(name, problem, { cause: error });
  }
}

const variableOf = (setting: string) =>
  `APP_${setting.replaceAll(/\.|(?=[A-Z])/g, '_').toUpperCase()}`;

function parseEnvironment(env: Environment): Settings {
  const settings = parseSettings({
    apiBaseUrl: env.APP_API_BASE_URL ?? '',
    errorReportUrl: env.APP_ERROR_REPORT_URL ?? '',
    reportWebVitals: parseSwitch(env.APP_REPORT_WEB_VITALS),
    basePath: env.APP_BASE_PATH ?? '/',
    wireDateFormat: env.APP_WIRE_DATE_FORMAT ?? 'yyyy-MM-dd',
    wireFirstPage: parseFirstPage(env),
    contact: {
      company: env.APP_CONTACT_COMPANY ?? 'Taxiforsikring',
      phone: env.APP_CONTACT_PHONE ?? '+45 70 00 00 00',
      email: env.APP_CONTACT_EMAIL ?? 'taxi@example.dk',
      openingHours: env.APP_CONTACT_OPENING_HOURS ?? '',
    },
    insurer: env.APP_INSURER ?? '',
    termsUrl: env.APP_TERMS_URL ?? '',
    privacyUrl: env.APP_PRIVACY_URL ?? '',
    facts: factsFromEnvironment(env),
    signing: signingFromEnvironment(env),
    smsCodeDigits: Number(env.APP_SMS_CODE_DIGITS ?? 6),
  });
  const { phone, email } = settings.contact;
  if (!/\d/.test(phone)) throw new SettingsError('contact.phone', 'must be a phone number');
  if (!/^\S+@\S+$/.test(email))
    throw new SettingsError('contact.email', 'must be an e-mail address');
  return settings;
}

/** Warnings about variables that no setting has, such as misspelt ones: their settings get the defaults. */
export function unknownWarnings(env: Environment, example: string): string[] {
  const known = new Set(
    example.match(/^(?:# )?APP_\w+(?==)/gm)?.map((name) => name.replace('# ', '')),
  );
  return Object.keys(env)
    .filter((name) => name.startsWith('APP_') && !known.has(name))
    .map((name) => `${name} is not a setting: .env.example has their names.`);
}

/** Parses true or false; empty is false. Returns any other text, so that `parseSettings` rejects it with its name. */
function parseSwitch(text = ''): unknown {
  return text === 'true' || (text !== '' && text !== 'false' ? text : false);
}

/** Parses the number of the API's first page. An empty variable counts as unset, which means 1. */
function parseFirstPage({ APP_WIRE_FIRST_PAGE: firstPage = '' }: Environment): number {
  return firstPage === '' ? 1 : Number(firstPage);
}

/** Accepts tokens of `sandbox`, except those that let the frame navigate the page around it. */
function parseSandbox(tokens: string): string {
  if (/^(?:allow-(?!top-navigation(?:-by|$| ))[a-z-]+(?: |$))+$/.test(tokens)) return tokens;
  throw new SettingsError(
    'signing.sandbox',
    'must have tokens of the sandbox attribute, without allow-top-navigation',
  );
}

/** Returns the settings of the signing frame; null, which turns signing off, if `APP_SIGNING_URL` is empty. */
function signingFromEnvironment({ APP_SIGNING_URL: url = '', ...env }: Environment) {
  const { APP_SIGNING_ORIGIN: origin = '', APP_SIGNING_SANDBOX: sandbox = '' } = env;
  if (url === '') return null;
  if (!URL.canParse(url)) throw new SettingsError('signing.url', 'must be an https address');
  return {
    url,
    origin: origin === '' ? new URL(url).origin : origin,
    sandbox: parseSandbox(sandbox === '' ? defaultSandbox : sandbox),
  };
}
