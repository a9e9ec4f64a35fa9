import { resolve } from 'node:path';
import type { Settings } from '@/config/settings';
import { demoAccounts } from '@mocks/db/demo';
import { startHttpMock } from '@mocks/http';
import type { Mock } from '@mocks/mock';
import { serveSite, type ServedSite } from './nginx';
import { testSettings } from '@tests/support/fixtures/testSettings';

/** A served build with its own mock behind it, on the same origin. */
export interface ServedApp {
  origin: string;
  folder: string;
  mock: Mock;
  /** Logs in through the API. Returns the values that the app stores: the token, and the user as JSON. */
  signIn: (role: 'admin' | 'user') => Promise<[token: string, user: string]>;
  close: () => Promise<void>;
}

/** The production build as operators serve it. */
export interface BuiltApp extends ServedApp {
  /** The origin of the API itself, for tests with the API on another origin. */
  apiOrigin: string;
  /** Redeploys the app with changed settings; null restores the default ones. */
  configure: (changes: Partial<Settings> | null) => Promise<void>;
  logs: Pick<ServedSite, 'accessLog' | 'errorLog'>;
}

const mocks = new Map<string, Mock>();

/** The mock behind the app at this address. The app's server does not expose the mock. */
export function mockBehind(address: string): Mock {
  const mock = mocks.get(new URL(address).origin);
  if (!mock) throw new Error(`No app is served at ${address}.`);
  return mock;
}

/** Logs in through the API of an origin; see `ServedApp.signIn`. */
export async function signInAt(
  origin: string,
  role: 'admin' | 'user',
): Promise<[token: string, user: string]> {
  const { email, password } = demoAccounts[role];
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, locale: 'da' }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  return [token, JSON.stringify(user)];
}

/** Serves a build folder (APP_BUILD_FOLDER or `dist` by default) with nginx and a mock behind it. */
export async function startBuiltApp(
  folder = resolve(process.env.APP_BUILD_FOLDER ?? 'dist'),
): Promise<BuiltApp> {
  const mock = await startHttpMock({ port: 0 });
  const site = await serveSite(folder, mock.url, testSettings);
  mocks.set(site.origin, mock.mock);
  let current: Partial<Settings> | null = null;
  return {
    origin: site.origin,
    apiOrigin: mock.url,
    folder,
    mock: mock.mock,
    logs: site,
    configure: async (changes) => {
      if (changes === current) return;
      current = changes;
      await site.deploy({ ...testSettings, ...changes });
    },
    signIn: (role) => signInAt(site.origin, role),
    close: async () => {
      await site.close();
      await mock.close();
    },
  };
}
