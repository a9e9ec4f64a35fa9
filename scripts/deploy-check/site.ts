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
  /** The paths of its first script and style sheet. */
  script: string;
  style: string;
  ask: (method: string, path: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** The settings that a shell carries. Throws one line where it has none that the application would take. */
function settingsOf(shell: string): Settings {
  const json = /<script type="application\/json" id="settings">([^<]*)</.exec(shell)?.[1];
  if (json === undefined) {
    throw new Error('the login page carries no settings: it is not this product’s');
  }
  return parseSettings(JSON.parse(json));
}

function addressIn(shell: string, form: RegExp): string {
  const address = form.exec(shell)?.[1];
  if (address === undefined) throw new Error('the login page names no script or no style sheet');
  return address;
}

/** Opens the deployment at an address. Rejects with one line where no such application answers there. */
export async function openSite(baseUrl: string): Promise<Site> {
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const askHere: Site['ask'] = (method, path, headers) => ask({ origin }, method, path, headers);
  const { status, body } = await askHere('GET', `${basePath}login`);
  if (status !== 200) throw new Error(`the login page answers ${status}`);
  const shell = body.toString();
  return {
    origin,
    basePath,
    shell,
    settings: settingsOf(shell),
    script: addressIn(shell, /<script\b[^>]*\ssrc="([^"]+)"/),
    style: addressIn(shell, /<link\b[^>]*\shref="([^"]+\.css)"/),
    ask: askHere,
  };
}
