import { parseSettings, type Settings } from '@/config/settings';
import { ask, type Answer } from '@tests/support/servers/ask';

/** One deployment, as it is met from outside. */
export interface Site {
  origin: string;
  /** The path that it is served under; starts and ends with a slash. */
  basePath: string;
  /** The page that comes first, as text. */
  shell: string;
  settings: Settings;
  /** True where the API is behind this server. */
  hasApi: boolean;
  /** The paths of its first script and style sheet. */
  script: string;
  style: string;
  ask: (method: string, path: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** Opens the deployment at an address. Rejects with one line where no such application answers there. */
export async function openSite(baseUrl: string): Promise<Site> {
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const askHere: Site['ask'] = (method, path, headers) => ask({ origin }, method, path, headers);
  const { status, body } = await askHere('GET', `${basePath}login`);
  if (status !== 200) throw new Error(`the login page answers ${status}`);
  const shell = body.toString();
  const find = (form: RegExp, problem: string): string => {
    const found = form.exec(shell)?.[1];
    if (found === undefined) throw new Error(`the login page ${problem}`);
    return found;
  };
  const json = find(
    /<script type="application\/json" id="settings">([^<]*)</,
    'carries no settings: it is not this product’s',
  );
  const settings = parseSettings(JSON.parse(json));
  return {
    ...{ origin, basePath, shell, settings },
    hasApi: settings.apiBaseUrl === '',
    script: find(/<script\b[^>]*\ssrc="([^"]+)"/, 'names no script'),
    style: find(/<link\b[^>]*\shref="([^"]+\.css)"/, 'names no style sheet'),
    ask: askHere,
  };
}
