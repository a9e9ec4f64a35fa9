import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { factsFromEnvironment, factsWarnings, type Environment } from '@deploy/facts';
import { serverFromEnvironment, serverWarnings } from '@deploy/server';
import { settingsFromEnvironment, unknownWarnings } from '@deploy/settings';
import { defaultFacts } from '@/config/facts';
import { SettingsError } from '@/config/settings';
import { defaultSandbox } from '@/config/constants';

const root = resolve(__dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const contact = { company: 'Taxiforsikring', phone: '+45 70 00 00 00', email: 'taxi@example.dk' };

describe('the settings of a deployment', () => {
  it('are parsed from the environment', () => {
    expect(
      settingsFromEnvironment({
        APP_API_BASE_URL: 'https://api.example/',
        APP_ERROR_REPORT_URL: 'https://errors.example/report',
        APP_REPORT_WEB_VITALS: 'true',
        APP_BASE_PATH: '/forsikring',
        APP_CONTACT_COMPANY: 'Taxa Forsikring',
        APP_CONTACT_PHONE: '20304050',
        APP_CONTACT_EMAIL: 'hej@example.dk',
        APP_CONTACT_OPENING_HOURS: 'Hverdage 9-15',
        APP_INSURER: 'Nordlys Forsikring A/S',
        APP_TERMS_URL: 'https://taxa.example/vilkaar',
        APP_PRIVACY_URL: 'https://taxa.example/privatliv',
        APP_SIGNING_URL: 'https://sign.example/frame',
        APP_SIGNING_ORIGIN: '',
        APP_SIGNING_SANDBOX: 'allow-scripts allow-same-origin',
        APP_SMS_CODE_DIGITS: '4',
        APP_WIRE_DATE_FORMAT: 'dd-MM-yyyy',
        APP_WIRE_FIRST_PAGE: '0',
      }),
    ).toEqual({
      apiBaseUrl: 'https://api.example',
      errorReportUrl: 'https://errors.example/report',
      reportWebVitals: true,
      basePath: '/forsikring/',
      contact: {
        company: 'Taxa Forsikring',
        phone: '20304050',
        email: 'hej@example.dk',
        openingHours: 'Hverdage 9-15',
      },
      insurer: 'Nordlys Forsikring A/S',
      termsUrl: 'https://taxa.example/vilkaar',
      privacyUrl: 'https://taxa.example/privatliv',
      facts: defaultFacts,
      signing: {
        url: 'https://sign.example/frame',
        origin: 'https://sign.example',
        sandbox: 'allow-scripts allow-same-origin',
      },
      smsCodeDigits: 4,
      wireDateFormat: 'dd-MM-yyyy',
      wireFirstPage: 0,
    });
  });

  it('default to the base path /, an API on the same host and no signing frame', () => {
    expect(settingsFromEnvironment({})).toEqual({
      apiBaseUrl: '',
      errorReportUrl: '',
      reportWebVitals: false,
      basePath: '/',
      contact,
      insurer: '',
      termsUrl: '',
      privacyUrl: '',
      facts: defaultFacts,
      signing: null,
      smsCodeDigits: 6,
      wireDateFormat: 'yyyy-MM-dd',
      wireFirstPage: 1,
    });
  });

  it.each([
    ['the default sandbox if none is set', undefined, defaultSandbox],
    ['the default sandbox if an empty one is set', '', defaultSandbox],
    ['the sandbox that is set', 'allow-scripts', 'allow-scripts'],
    [
      'a sandbox that may open other applications, if that is set',
      'allow-top-navigation-to-custom-protocols allow-forms',
      'allow-top-navigation-to-custom-protocols allow-forms',
    ],
  ])('give a signing page %s', (_what, set, sandbox) => {
    const env = { APP_SIGNING_URL: 'https://sign.example', APP_SIGNING_SANDBOX: set };
    expect(settingsFromEnvironment(env).signing?.sandbox).toBe(sandbox);
  });

  it.each([
    'scripts',
    'allow-scripts, allow-forms',
    'allow-top-navigation',
    'allow-top-navigation allow-forms',
    'allow-scripts allow-top-navigation-by-user-activation',
  ])('reject the sandbox “%s”', (sandbox) => {
    const env = { APP_SIGNING_URL: 'https://sign.example', APP_SIGNING_SANDBOX: sandbox };
    expect(() => settingsFromEnvironment(env)).toThrow('signing.sandbox');
  });

  // tests/unit/config/settings.dom.test.ts tests all valid and invalid values.
  it.each([
    [{ APP_API_BASE_URL: 'http://api.example' }, 'apiBaseUrl'],
    [{ APP_REPORT_WEB_VITALS: 'yes' }, 'reportWebVitals'],
    [{ APP_CONTACT_PHONE: ' ' }, 'contact.phone'],
    [{ APP_SIGNING_URL: 'sign.example' }, 'signing.url'],
    [{ APP_SIGNING_URL: 'https://a.example', APP_SIGNING_ORIGIN: 'x' }, 'signing.origin'],
    [{ APP_SMS_CODE_DIGITS: 'six' }, 'smsCodeDigits'],
    [{ APP_WIRE_FIRST_PAGE: 'first' }, 'wireFirstPage'],
  ])('with %j are refused for %s', (env, name) => {
    expect(() => settingsFromEnvironment(env)).toThrow(name);
  });
});

describe('the facts of the policy', () => {
  it('are those of the deployment, with the specified ones as defaults (D36) [9-policy-facts-settings]', () => {
    expect(
      factsFromEnvironment({
        APP_POLICY_YEAR: '2027',
        APP_POLICY_PERIOD: '01.03.2027-31.12.2027',
        APP_POLICY_INJURY_PREMIUM: '9450',
        APP_POLICY_FULL_TIME_HOURS: '1924',
        APP_POLICY_ROAD_ASSISTANCE_PRICE: '109',
        APP_POLICY_ROAD_ASSISTANCE_EXCESS: '0',
        APP_POLICY_GLASS_EXCESS: '3500',
        APP_POLICY_LOSS_OF_OPERATION_AFTER_DAYS: '3',
        APP_POLICY_LOSS_OF_OPERATION_MAX_DAYS: '14',
        APP_POLICY_COPENHAGEN_DISCOUNT: '40',
        APP_POLICY_COPENHAGEN_SHARE: '30',
        APP_POLICY_COPENHAGEN_POSTCODES: '1000-2500',
        APP_REGISTRATION_MINUTES: ' 7 ',
      }),
    ).toEqual({
      policyYear: '2027',
      policyPeriod: '01.03.2027-31.12.2027',
      injuryPremiumPerEmployee: 9450,
      fullTimeHoursPerYear: 1924,
      roadAssistancePerMonth: 109,
      roadAssistanceExcess: 0,
      glassReplacementExcess: 3500,
      lossOfOperationAfterDays: 3,
      lossOfOperationMaxDays: 14,
      copenhagenDiscountPercent: 40,
      copenhagenMaxSharePercent: 30,
      copenhagenPostcodes: '1000-2500',
      registrationMinutes: 7,
    });
    expect(factsFromEnvironment({ APP_POLICY_YEAR: '', APP_POLICY_GLASS_EXCESS: ' ' })).toEqual(
      defaultFacts,
    );
  });

  it('have the whole year as their period if only APP_POLICY_YEAR is set', () => {
    const { policyPeriod } = factsFromEnvironment({ APP_POLICY_YEAR: '2027' });
    expect(policyPeriod).toBe('01.01.2027-31.12.2027');
  });

  it.each([
    ['no warning', '2022-12-31', []],
    ['a warning', '2023-01-01', [expect.stringMatching(/^APP_POLICY_YEAR is 2022, .*2022-12-31/)]],
  ])('cause %s on %s if the policy year is 2022 [9-policy-year-over]', (_what, today, warnings) => {
    expect(factsWarnings(factsFromEnvironment({}), today)).toEqual(warnings);
  });

  it('cause a warning after the last day of the period', () => {
    const facts = factsFromEnvironment({
      APP_POLICY_YEAR: '2027',
      APP_POLICY_PERIOD: '01.01.2027-30.06.2027',
    });
    expect(factsWarnings(facts, '2027-06-30')).toEqual([]);
    expect(factsWarnings(facts, '2027-07-01')).toHaveLength(1);
  });

  it.each([
    [{ APP_POLICY_YEAR: '22' }, 'APP_POLICY_YEAR must be a year'],
    [{ APP_POLICY_YEAR: '2027', APP_POLICY_PERIOD: '01.01.2022-31.12.2022' }, 'APP_POLICY_PERIOD'],
    [{ APP_POLICY_PERIOD: '01.01.2022-31.12.2023' }, 'such as 01.01.2022-31.12.2022'],
    [{ APP_POLICY_PERIOD: '29.02.2022-31.12.2022' }, 'APP_POLICY_PERIOD'],
    [{ APP_POLICY_PERIOD: '01.01.2022-31.13.2022' }, 'APP_POLICY_PERIOD'],
    [{ APP_POLICY_PERIOD: '31.12.2022-01.01.2022' }, 'APP_POLICY_PERIOD'],
    [{ APP_POLICY_PERIOD: '2022' }, 'APP_POLICY_PERIOD'],
    [{ APP_POLICY_INJURY_PREMIUM: '9.000' }, 'APP_POLICY_INJURY_PREMIUM must be a whole number'],
    [{ APP_POLICY_GLASS_EXCESS: '-1' }, 'APP_POLICY_GLASS_EXCESS'],
    [{ APP_POLICY_ROAD_ASSISTANCE_PRICE: '1000000' }, 'from 0 to 999999'],
    [{ APP_POLICY_LOSS_OF_OPERATION_MAX_DAYS: '0' }, 'APP_POLICY_LOSS_OF_OPERATION_MAX_DAYS'],
    [{ APP_POLICY_COPENHAGEN_DISCOUNT: '101' }, 'APP_POLICY_COPENHAGEN_DISCOUNT'],
    [{ APP_POLICY_COPENHAGEN_SHARE: '0' }, 'from 1 to 100'],
    [{ APP_POLICY_COPENHAGEN_POSTCODES: '1000' }, 'the first and the last postcode'],
    [{ APP_POLICY_FULL_TIME_HOURS: '0' }, 'APP_POLICY_FULL_TIME_HOURS'],
    [{ APP_REGISTRATION_MINUTES: '1' }, 'APP_REGISTRATION_MINUTES'],
    [{ APP_TERMS_URL: 'javascript:alert(1)' }, 'APP_TERMS_URL: termsUrl must be empty'],
    [{ APP_SMS_CODE_DIGITS: 'six' }, 'APP_SMS_CODE_DIGITS: smsCodeDigits must be a whole number'],
    [{ APP_CONTACT_PHONE: ' ' }, 'APP_CONTACT_PHONE: contact.phone is missing'],
    [{ APP_CONTACT_PHONE: 'taxi' }, 'APP_CONTACT_PHONE: contact.phone must be a phone number'],
    [{ APP_CONTACT_EMAIL: 'taxi' }, 'APP_CONTACT_EMAIL: contact.email must be an e-mail address'],
    [{ APP_SIGNING_URL: 'sign.example' }, 'APP_SIGNING_URL: signing.url must be an https address'],
  ])('with %j are refused with a reason', (env, message) => {
    expect(() => settingsFromEnvironment(env)).toThrow(SettingsError);
    expect(() => settingsFromEnvironment(env)).toThrow(message);
  });
});

it('a misspelt variable causes a warning, and each variable of .env.example causes none', () => {
  const example = read('.env.example');
  const named = { ...parseEnv(example.replaceAll(/^# (?=APP_\w+=)/gm, '')), PATH: '/bin' };
  expect(named).toHaveProperty('APP_SIGNING_ORIGIN');
  expect(unknownWarnings(named, example)).toEqual([]);
  expect(unknownWarnings({ ...named, APP_CONTACT_PHON: '70' }, example)).toEqual([
    expect.stringMatching(/^APP_CONTACT_PHON is not a setting/),
  ]);
});

describe('the settings of a server', () => {
  it('are parsed from the environment', () => {
    expect(
      serverFromEnvironment({
        APP_SERVER_LISTEN: '443 ssl http2, 80',
        APP_SERVER_CALL_LIMIT: '5',
        APP_SERVER_PROXIES: '10.0.0.1, fd00::/8',
        APP_SERVER_ACME_FOLDER: '/var/www/html',
        APP_SERVER_NAME: 'forsikring.example *.taxa.example',
        APP_API_UPSTREAM: 'https://api.internal:8443',
        APP_API_HOST: 'api.internal',
        APP_SERVER_BROTLI: 'off',
        APP_SERVER_LOG_FOLDER: '/var/log/taxi',
      }),
    ).toEqual({
      listen: ['443 ssl http2', '80'],
      callLimit: 5,
      proxies: ['10.0.0.1', 'fd00::/8'],
      acmeFolder: '/var/www/html',
      serverNames: ['forsikring.example', '*.taxa.example'],
      api: { upstream: 'https://api.internal:8443', host: 'api.internal' },
      hasBrotli: false,
      logFolder: '/var/log/taxi',
    });
  });

  it('default to port 80, any host name and no API', () => {
    expect(serverFromEnvironment({})).toEqual({
      listen: ['80'],
      callLimit: 20,
      proxies: [],
      acmeFolder: null,
      serverNames: [],
      api: null,
      hasBrotli: true,
      logFolder: '/var/log/nginx',
    });
  });

  const upstream = { APP_API_UPSTREAM: 'http://127.0.0.1:8080' };

  it.each([
    [
      'the first server name',
      { APP_SERVER_NAME: 'forsikring.example www.forsikring.example' },
      'forsikring.example',
    ],
    [
      'the first server name without a wildcard',
      { APP_SERVER_NAME: '*.taxa.example forsikring.example' },
      'forsikring.example',
    ],
    ['an IPv6 server name', { APP_SERVER_NAME: '[::1]' }, '[::1]'],
    [
      'APP_API_HOST, with its port',
      { APP_SERVER_NAME: '_', APP_API_HOST: 'api.example:8443' },
      'api.example:8443',
    ],
    [
      'APP_API_HOST rather than the server name',
      { APP_SERVER_NAME: 'forsikring.example', APP_API_HOST: 'api.example' },
      'api.example',
    ],
  ])('take as the host of the API %s', (_what, env, host) => {
    expect(serverFromEnvironment({ ...upstream, ...env }).api?.host).toBe(host);
  });

  it.each([
    [{}, 'APP_SERVER_NAME'],
    [{ APP_SERVER_NAME: '_' }, 'APP_SERVER_NAME'],
    [{ APP_SERVER_NAME: 'forsikring.example _' }, 'APP_SERVER_NAME'],
    [{ APP_SERVER_NAME: '*.taxa.example' }, 'APP_SERVER_NAME'],
    [{ APP_SERVER_NAME: '~^.+$' }, 'APP_SERVER_NAME'],
    [{ APP_API_HOST: '$http_host' }, 'APP_API_HOST'],
    [{ APP_API_HOST: '_' }, 'APP_API_HOST'],
  ])('with %j are refused, as they name no host for the API', (env, name) => {
    expect(() => serverFromEnvironment({ ...upstream, ...env })).toThrow(name);
  });

  it.each([
    [{ APP_API_UPSTREAM: 'http://$http_host' }, 'APP_API_UPSTREAM'],
    [{ APP_API_UPSTREAM: 'http://api;internal' }, 'APP_API_UPSTREAM'],
    [{ APP_SERVER_LISTEN: '80; include /etc/passwd' }, 'APP_SERVER_LISTEN'],
    [{ APP_SERVER_NAME: 'a { }' }, 'APP_SERVER_NAME'],
    [{ APP_SERVER_LOG_FOLDER: '/var/log/$host' }, 'APP_SERVER_LOG_FOLDER'],
    [{ APP_SERVER_LOG_FOLDER: '/var/log/taxi web' }, 'APP_SERVER_LOG_FOLDER'],
    [{ APP_SERVER_ACME_FOLDER: '/var/www/$host' }, 'APP_SERVER_ACME_FOLDER'],
    [{ APP_API_UPSTREAM: 'http://api.internal/v1' }, 'APP_API_UPSTREAM'],
    [{ APP_API_UPSTREAM: 'api.internal' }, 'APP_API_UPSTREAM'],
    [{ APP_SERVER_BROTLI: 'yes' }, 'APP_SERVER_BROTLI'],
    [{ APP_SERVER_CALL_LIMIT: '0' }, 'APP_SERVER_CALL_LIMIT'],
    [{ APP_SERVER_CALL_LIMIT: '20r/s' }, 'APP_SERVER_CALL_LIMIT'],
    [{ APP_SERVER_PROXIES: '10.0.0.1; include x' }, 'APP_SERVER_PROXIES'],
  ])('with %j are refused for %s', (env, name) => {
    expect(() => serverFromEnvironment(env)).toThrow(name);
  });
});

describe('the warnings about a server', () => {
  const warningsOf = (env: Environment) =>
    serverWarnings(
      settingsFromEnvironment(env),
      serverFromEnvironment({ APP_SERVER_NAME: 'forsikring.example', ...env }),
    );

  it.each([
    ['an API that is missing', {}, [/^Neither APP_API_UPSTREAM nor APP_API_BASE_URL is set/]],
    [
      'an API that pages call without nginx',
      { APP_API_UPSTREAM: 'https://api.internal', APP_API_BASE_URL: 'https://api.example' },
      [/^APP_API_UPSTREAM and APP_API_BASE_URL are both set/],
    ],
    [
      'plain http to another machine',
      { APP_API_UPSTREAM: 'http://api.internal:8080' },
      [/^APP_API_UPSTREAM is plain http/],
    ],
    [
      'plain http to a host whose name starts with 127.0.0.1',
      { APP_API_UPSTREAM: 'http://127.0.0.1.example' },
      [/^APP_API_UPSTREAM is plain http/],
    ],
    ['nothing for plain http to localhost', { APP_API_UPSTREAM: 'http://localhost:8080' }, []],
    ['nothing for plain http to 127.0.0.1', { APP_API_UPSTREAM: 'http://127.0.0.1:8080' }, []],
    ['nothing for plain http to [::1]', { APP_API_UPSTREAM: 'http://[::1]:8080' }, []],
    ['nothing for https', { APP_API_UPSTREAM: 'https://api.internal' }, []],
    ['nothing for an API on another host', { APP_API_BASE_URL: 'https://api.example' }, []],
  ])('name %s', (_what, env, warnings) => {
    expect(warningsOf(env)).toEqual(
      warnings.map((warning) => expect.stringMatching(warning) as string),
    );
  });
});

describe('.env.example', () => {
  it('documents every setting, and nothing else', () => {
    const sources = [
      'webpack.config.ts',
      ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`),
    ];
    const used = sources
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...read(name).matchAll(/\b(APP_[A-Z_]+)/g)]);
    const documented = read('.env.example').matchAll(/^(?:# )?(APP_\w+)=/gm);
    const names = (found: Iterable<RegExpMatchArray>) =>
      [...new Set([...found].map(([, name]) => name))].sort();
    expect(names(documented)).toEqual(names(used));
  });

  it('has the default settings', () => {
    const example = parseEnv(read('.env.example'));
    expect(settingsFromEnvironment(example)).toEqual(settingsFromEnvironment({}));
    expect(serverFromEnvironment(example)).toEqual(serverFromEnvironment({}));
  });
});
