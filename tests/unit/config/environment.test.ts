/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseSettings, type Settings } from '@/config/settings';

const root = resolve(__dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const script = `
  import configure from ${JSON.stringify(join(root, 'webpack.config.ts'))};
  const { output, plugins } = configure({}, { mode: 'production' });
  const { settingsJson } = plugins.map((plugin) => plugin.userOptions?.templateParameters).find(Boolean);
  console.log(JSON.stringify({ publicPath: output.publicPath, settings: JSON.parse(settingsJson) }));
`;

interface Built {
  publicPath: string;
  settings: Settings;
}

/** What a build in this environment would write, as the application reads it. */
async function build(env: Record<string, string>): Promise<Built> {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/tsx'),
    ['--input-type=module', '--eval', script],
    { cwd: root, env: { PATH: process.env.PATH, ...env } },
  );
  const { publicPath, settings } = JSON.parse(stdout) as Built;
  return { publicPath, settings: parseSettings(settings) };
}

describe('the settings of a build', () => {
  it('come from the environment', async () => {
    const { publicPath, settings } = await build({
      APP_API_BASE_URL: 'https://api.example',
      APP_BASE_PATH: '/forsikring',
      APP_CONTACT_COMPANY: 'Taxa Forsikring',
      APP_CONTACT_PHONE: '20304050',
      APP_CONTACT_EMAIL: 'hej@example.dk',
      APP_CONTACT_OPENING_HOURS: 'Hverdage 9-15',
      APP_SIGNING_URL: 'https://sign.example/frame',
      APP_SIGNING_ORIGIN: '',
      APP_WIRE_DATE_FORMAT: 'dd-MM-yyyy',
    });
    expect(publicPath).toBe('/forsikring/');
    expect(settings).toEqual({
      apiBaseUrl: 'https://api.example',
      basePath: '/forsikring/',
      contact: {
        company: 'Taxa Forsikring',
        phone: '20304050',
        email: 'hej@example.dk',
        openingHours: 'Hverdage 9-15',
      },
      signing: { url: 'https://sign.example/frame', origin: 'https://sign.example' },
      wireDateFormat: 'dd-MM-yyyy',
    });
  }, 30_000);

  it('are all documented in .env.example, and nothing else is', () => {
    const used = read('webpack.config.ts').matchAll(/\b(APP_[A-Z_]+)/g);
    const documented = read('.env.example').matchAll(/^(?:# )?(APP_\w+)=/gm);
    const names = (found: Iterable<RegExpMatchArray>) =>
      [...new Set([...found].map(([, name]) => name))].sort();
    expect(names(documented)).toEqual(names(used));
  });
});
