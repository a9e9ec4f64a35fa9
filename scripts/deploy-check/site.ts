import { parseSettings } from '@/config/settings';
import { ask } from '@tests/support/servers/ask';

/** A live deployment. */
export type Site = Awaited<ReturnType<typeof openSite>>;

type Headers = Record<string, string>;

/** Fetches the deployment at an address. Rejects with a one-line error if it is not this application. */
export async function openSite(baseUrl: string) {
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const askHere = (method: string, path: string, headers?: Headers) =>
    ask({ origin }, method, path, headers);
  const { status, body } = await askHere('GET', `${basePath}login`);
  if (status !== 200) throw new Error(`the login page returns ${status}`);
  const shell = body.toString();
  const find = (form: RegExp, problem: string): string => {
    const found = form.exec(shell)?.[1];
    if (found === undefined) throw new Error(`the login page ${problem}`);
    return found;
  };
  const json = find(
    /<script type="application\/json" id="settings">([^<]*)</,
    'has no settings: it is not a page of this product',
  );
  const settings = parseSettings(JSON.parse(json));
  return {
    origin,
    /** The path that the application is served under; starts and ends with a slash. */
    basePath,
    /** The HTML of the login page. */
    shell,
    settings,
    /** True if the API is behind this server. */
    hasApi: settings.apiBaseUrl === '',
    /** Paths of the page's first script and style sheet. */
    script: find(/<script\b[^>]*\ssrc="([^"]+)"/, 'has no script'),
    style: find(/<link\b[^>]*\shref="([^"]+\.css)"/, 'has no style sheet'),
    ask: askHere,
    get: (path: string, headers?: Headers) => askHere('GET', path, headers),
  };
}
