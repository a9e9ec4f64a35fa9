import { parseSettings, readSettings, SettingsError } from '@/config/settings';
import { testSettings } from '@tests/support/fixtures/testSettings';

const secure = {
  url: 'https://sign.example.dk',
  origin: 'https://sign.example.dk',
  sandbox: 'allow-scripts',
};
const raw = (changes: Record<string, unknown> = {}) => ({ ...testSettings, ...changes });

describe('the settings of a deployment (D27)', () => {
  it('are accepted unchanged when they are valid', () => {
    expect(parseSettings(raw())).toEqual(testSettings);
  });

  it.each([
    ['https://api.example.dk/v1/', 'https://api.example.dk/v1'],
    ['https://api.example.dk/v1//', 'https://api.example.dk/v1'],
    ['http://localhost:3001', 'http://localhost:3001'],
    ['http://127.0.0.1:3001', 'http://127.0.0.1:3001'],
    ['http://[::1]:3001', 'http://[::1]:3001'],
  ])('change the API address %s to %s', (apiBaseUrl, expected) => {
    expect(parseSettings(raw({ apiBaseUrl })).apiBaseUrl).toBe(expected);
  });

  it('have their addresses checked in a browser that lacks URL.canParse, too [2-older-browsers]', () => {
    jest.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    const addresses = {
      apiBaseUrl: 'https://api.example.dk',
      errorReportUrl: 'https://errors.example/report',
      termsUrl: 'https://taxa.example/vilkaar',
      privacyUrl: 'https://taxa.example/privatliv',
      signing: secure,
    };
    expect(parseSettings(raw(addresses))).toMatchObject(addresses);
    expect(() => parseSettings(raw({ apiBaseUrl: 'api.example.dk' }))).toThrow(SettingsError);
  });

  it('are trimmed', () => {
    const contact = { ...testSettings.contact, company: ' Glad Taxa ' };
    expect(parseSettings(raw({ contact })).contact.company).toBe('Glad Taxa');
  });

  it('may have an address for error reports', () => {
    const errorReportUrl = 'https://errors.example/report?app=taxi';
    expect(parseSettings(raw({ errorReportUrl })).errorReportUrl).toBe(errorReportUrl);
    expect(parseSettings(raw({ errorReportUrl: '' })).errorReportUrl).toBe('');
    expect(parseSettings(raw({ errorReportUrl: null })).errorReportUrl).toBe('');
    expect(parseSettings(raw({ errorReportUrl: undefined })).errorReportUrl).toBe('');
  });

  it.each([
    ['/', '/'],
    ['/forsikring', '/forsikring/'],
    ['/forsikring/', '/forsikring/'],
    ['/a/b-c', '/a/b-c/'],
  ])('turn the base path %s into %s', (basePath, expected) => {
    expect(parseSettings(raw({ basePath })).basePath).toBe(expected);
  });

  it('may have opening hours', () => {
    const contact = { ...testSettings.contact, openingHours: '9-15' };
    expect(parseSettings(raw({ contact })).contact.openingHours).toBe('9-15');
    for (const none of ['', null, 9]) {
      expect(
        parseSettings(raw({ contact: { ...contact, openingHours: none } })).contact,
      ).not.toHaveProperty('openingHours');
    }
  });

  it('may name the insurer and link the terms and the privacy policy', () => {
    const trust = {
      insurer: 'Nordlys Forsikring A/S',
      termsUrl: 'https://taxa.example/vilkaar',
      privacyUrl: 'https://taxa.example/privatliv',
    };
    const none = { insurer: '', termsUrl: '', privacyUrl: '' };
    const unset = { insurer: undefined, termsUrl: undefined, privacyUrl: null };
    expect(parseSettings(raw(trust))).toEqual({ ...testSettings, ...trust });
    expect(parseSettings(raw({ ...trust, insurer: ' Nordlys ' })).insurer).toBe('Nordlys');
    expect(parseSettings(raw(none))).toEqual({ ...testSettings, ...none });
    expect(parseSettings(raw(unset))).toEqual({ ...testSettings, ...none });
  });

  it('may have a signing frame with the origin of its messages (D19)', () => {
    const signing = { ...secure, url: 'https://sign.example.dk/frame?x=1' };
    expect(parseSettings(raw({ signing })).signing).toEqual(signing);
    expect(parseSettings(raw({ signing: undefined })).signing).toBeNull();
  });

  it('default to yyyy-MM-dd for dates of the API (D9)', () => {
    expect(parseSettings(raw({ wireDateFormat: undefined })).wireDateFormat).toBe('yyyy-MM-dd');
    expect(parseSettings(raw({ wireDateFormat: 'dd-MM-yyyy' })).wireDateFormat).toBe('dd-MM-yyyy');
  });

  it('let the pages of the API start at 1 or at 0 (D7)', () => {
    expect(parseSettings(raw({ wireFirstPage: undefined })).wireFirstPage).toBe(1);
    expect(parseSettings(raw({ wireFirstPage: 0 })).wireFirstPage).toBe(0);
  });

  it('default to SMS codes of six digits, and accept 0 for an unknown length', () => {
    expect(parseSettings(raw({ smsCodeDigits: undefined })).smsCodeDigits).toBe(6);
    expect(parseSettings(raw({ smsCodeDigits: 0 })).smsCodeDigits).toBe(0);
  });

  const refused: [error: string, settings: unknown][] = [
    ['settings must be an object', null],
    ['settings must be an object', []],
    ['apiBaseUrl', raw({ apiBaseUrl: undefined })],
    ['apiBaseUrl', raw({ apiBaseUrl: ['https://api.example.dk'] })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'api.example.dk' })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'javascript:alert(1)' })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'http://api.example.dk' })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'http://localhost:1@api.example.dk' })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'http://127.0.0.1.example.dk' })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'web+https://api.example.dk' })],
    ['errorReportUrl', raw({ errorReportUrl: 'errors.example/report' })],
    ['errorReportUrl must be empty or an https address', raw({ errorReportUrl: 'errors' })],
    ['errorReportUrl', raw({ errorReportUrl: 'javascript:alert(1)' })],
    ['errorReportUrl', raw({ errorReportUrl: 7 })],
    ['reportWebVitals', raw({ reportWebVitals: 'true' })],
    ['basePath', raw({ basePath: '' })],
    ['basePath', raw({ basePath: 'forsikring' })],
    ['basePath', raw({ basePath: '//evil.example' })],
    ['basePath', raw({ basePath: '/a b' })],
    ['basePath', raw({ basePath: 'https://evil.example/a' })],
    ['basePath', raw({ basePath: '/a/?x' })],
    ['contact must be an object', raw({ contact: undefined })],
    ['contact must be an object', { apiBaseUrl: '', basePath: '/' }],
    ['contact.company', raw({ contact: { ...testSettings.contact, company: ' ' } })],
    ['contact.phone', raw({ contact: { ...testSettings.contact, phone: 7 } })],
    ['contact.email', raw({ contact: { ...testSettings.contact, email: undefined } })],
    ['termsUrl must be empty or an https address', raw({ termsUrl: 'javascript:alert(1)' })],
    ['termsUrl', raw({ termsUrl: 'http://taxa.example/vilkaar' })],
    ['privacyUrl must be empty or an https address', raw({ privacyUrl: 'taxa.example' })],
    ['facts must be an object', raw({ facts: undefined })],
    ['signing', raw({ signing: 'https://sign.example.dk' })],
    ['signing.origin', raw({ signing: { url: 'https://sign.example.dk' } })],
    ['signing.url is missing', raw({ signing: { origin: 'https://sign.example.dk' } })],
    ['signing.url', raw({ signing: { url: '/frame', origin: 'https://sign.example.dk' } })],
    [
      'signing.origin',
      raw({ signing: { url: 'https://sign.example.dk', origin: 'https://sign.example.dk/' } }),
    ],
    ['signing.origin', raw({ signing: { url: 'https://sign.example.dk', origin: '*' } })],
    ['signing.url', raw({ signing: { ...secure, url: 'http://sign.example.dk/frame' } })],
    ['signing.origin', raw({ signing: { ...secure, origin: 'http://sign.example.dk' } })],
    ['signing.sandbox', raw({ signing: { ...secure, sandbox: '' } })],
    ['signing.sandbox', raw({ signing: { ...secure, sandbox: undefined } })],
    ['wireDateFormat', raw({ wireDateFormat: 'MM/dd/yyyy' })],
    ['smsCodeDigits', raw({ smsCodeDigits: -1 })],
    ['smsCodeDigits', raw({ smsCodeDigits: '6' })],
    ['wireFirstPage', raw({ wireFirstPage: 2 })],
    ['wireFirstPage', raw({ wireFirstPage: '1' })],
  ];
  /** Returns the setting that an error names, or all of them. */
  const namedIn = (error: string, settings: unknown) => {
    const [path = ''] = error.split(' ');
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (key === 'settings' ? value : (value as Record<string, unknown>)[key]),
        settings,
      );
  };
  it.each(refused.map(([error, settings]) => [error, namedIn(error, settings), settings] as const))(
    'are refused with the error “%s” for %j',
    (name, _value, settings) => {
      expect(() => parseSettings(settings)).toThrow(SettingsError);
      expect(() => parseSettings(settings)).toThrow(name);
      expect(() => parseSettings(settings)).toThrow(
        expect.objectContaining({ name: 'SettingsError' }) as Error,
      );
    },
  );
});

describe('the settings in the page', () => {
  function pageWith(html: string): Document {
    return new DOMParser().parseFromString(html, 'text/html');
  }

  it('are parsed from its JSON', () => {
    const page = pageWith(
      `<script type="application/json" id="settings">${JSON.stringify(testSettings)}</script>`,
    );
    expect(readSettings(page)).toEqual(testSettings);
  });

  it.each(['', '<script id="settings">{</script>', '<script id="settings"></script>'])(
    'are reported as missing or unreadable in the HTML %j',
    (html) => {
      expect(() => readSettings(pageWith(html))).toThrow(
        new SettingsError('the page', 'has no readable settings'),
      );
    },
  );

  it('are refused when their JSON is not an object', () => {
    const page = pageWith('<script type="application/json" id="settings">null</script>');
    expect(() => readSettings(page)).toThrow(new SettingsError('settings', 'must be an object'));
  });
});
