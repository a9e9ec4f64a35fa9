import { parseSettings, readSettings, SettingsError } from '@/config/settings';
import { testSettings } from '@tests/support/testSettings';

const raw = (changes: Record<string, unknown> = {}) => ({ ...testSettings, ...changes });

describe('the settings of a deployment (D27)', () => {
  it('are taken as they are where they are right', () => {
    expect(parseSettings(raw())).toEqual(testSettings);
  });

  it('take an API of its own, without the slash at its end', () => {
    expect(parseSettings(raw({ apiBaseUrl: 'https://api.example.dk/v1/' })).apiBaseUrl).toBe(
      'https://api.example.dk/v1',
    );
  });

  it.each([
    ['/', '/'],
    ['/forsikring', '/forsikring/'],
    ['/forsikring/', '/forsikring/'],
    ['/a/b-c', '/a/b-c/'],
  ])('take the base path %s as %s', (basePath, expected) => {
    expect(parseSettings(raw({ basePath })).basePath).toBe(expected);
  });

  it('take opening hours where there are some', () => {
    const contact = { ...testSettings.contact, openingHours: '9-15' };
    expect(parseSettings(raw({ contact })).contact.openingHours).toBe('9-15');
    expect(
      parseSettings(raw({ contact: { ...contact, openingHours: '' } })).contact,
    ).not.toHaveProperty('openingHours');
  });

  it('take a signing frame with the origin that it speaks from (D19)', () => {
    const signing = { url: 'https://sign.example.dk/frame?x=1', origin: 'https://sign.example.dk' };
    expect(parseSettings(raw({ signing })).signing).toEqual(signing);
    expect(parseSettings(raw({ signing: undefined })).signing).toBeNull();
  });

  it('fall back to yyyy-MM-dd on the wire (D9)', () => {
    expect(parseSettings(raw({ wireDateFormat: undefined })).wireDateFormat).toBe('yyyy-MM-dd');
    expect(parseSettings(raw({ wireDateFormat: 'dd-MM-yyyy' })).wireDateFormat).toBe('dd-MM-yyyy');
  });

  it.each<[string, unknown]>([
    ['settings must be an object', null],
    ['settings must be an object', []],
    ['apiBaseUrl', raw({ apiBaseUrl: undefined })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'api.example.dk' })],
    ['apiBaseUrl', raw({ apiBaseUrl: 'javascript:alert(1)' })],
    ['basePath', raw({ basePath: '' })],
    ['basePath', raw({ basePath: 'forsikring' })],
    ['basePath', raw({ basePath: '//evil.example' })],
    ['basePath', raw({ basePath: '/a b' })],
    ['contact', raw({ contact: undefined })],
    ['contact.company', raw({ contact: { ...testSettings.contact, company: ' ' } })],
    ['contact.phone', raw({ contact: { ...testSettings.contact, phone: 7 } })],
    ['contact.email', raw({ contact: { ...testSettings.contact, email: undefined } })],
    ['signing', raw({ signing: 'https://sign.example.dk' })],
    ['signing.origin', raw({ signing: { url: 'https://sign.example.dk' } })],
    ['signing.url', raw({ signing: { url: '/frame', origin: 'https://sign.example.dk' } })],
    [
      'signing.origin',
      raw({ signing: { url: 'https://sign.example.dk', origin: 'https://sign.example.dk/' } }),
    ],
    ['signing.origin', raw({ signing: { url: 'https://sign.example.dk', origin: '*' } })],
    ['wireDateFormat', raw({ wireDateFormat: 'MM/dd/yyyy' })],
  ])('name what is wrong: %s', (name, settings) => {
    expect(() => parseSettings(settings)).toThrow(SettingsError);
    expect(() => parseSettings(settings)).toThrow(name);
  });
});

describe('the settings in the page', () => {
  function pageWith(html: string): Document {
    return new DOMParser().parseFromString(html, 'text/html');
  }

  it('are read from its JSON', () => {
    const page = pageWith(
      `<script type="application/json" id="settings">${JSON.stringify(testSettings)}</script>`,
    );
    expect(readSettings(page)).toEqual(testSettings);
  });

  it.each(['', '<script id="settings">{</script>', '<script id="settings"></script>'])(
    'are missed clearly (%s)',
    (html) => {
      expect(() => readSettings(pageWith(html))).toThrow(SettingsError);
    },
  );
});
