import { matchPath } from 'react-router';
import { paths } from '@/config/paths';
import { buildAddress, withoutBasePath } from '@/config/settings';
import { scrubError } from './scrubError';

/**
 * The origin of an error: rendering of a `page`, a `script` or style sheet that failed to load, the `settings`, an
 * unreadable API response (`answer`), or anything else (`unhandled`).
 */
export type ReportKind = 'page' | 'script' | 'settings' | 'answer' | 'unhandled';

/** The input of `sendReport`. `pathname` is the path at the time of the error. */
export interface CapturedError {
  kind: ReportKind;
  error: unknown;
  reference: string;
  pathname: string;
}

/** Parses the settings from the page without validation: they may be the cause of the error. */
function parseTarget() {
  const text = document.getElementById('settings')?.textContent ?? '';
  const { errorReportUrl, basePath } = JSON.parse(text) as Record<string, unknown>;
  return {
    url: typeof errorReportUrl === 'string' ? errorReportUrl : '',
    basePath: typeof basePath === 'string' ? basePath : '/',
  };
}

/** Returns the pattern in `paths` that matches the path; '*' if there is none. */
function routeOf(pathname: string, basePath: string): string {
  const base = basePath.replace(/\/?$/, '/');
  const inner = pathname.startsWith(base) ? withoutBasePath(pathname, base) : pathname;
  const found = Object.values(paths).find(({ pattern }) => matchPath(pattern, inner));
  return found?.pattern ?? '*';
}

/** Returns the file name of the first script, which differs between builds; '' if it cannot be found. */
function buildName(): string {
  return /[\w.-]+\.js$/.exec(buildAddress(document))?.[0] ?? '';
}

/**
 * Sends a report to the URL in the settings, if there is one. Plain text in `no-cors` mode needs neither a
 * preflight nor CORS headers of the receiver. The request carries no cookies, and no referrer, which could contain the
 * token of a link.
 */
export async function postReport(pathname: string, about: object): Promise<void> {
  const { url, basePath } = parseTarget();
  if (!/^https?:\/\//.test(url)) return;
  // The report must not contain anything that identifies the user, so it has the pattern of the route and not the path.
  const report = {
    time: new Date().toISOString(),
    build: buildName(),
    route: routeOf(pathname, basePath),
  };
  await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ ...report, ...about }),
    headers: { 'content-type': 'text/plain' },
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // The request outlives the page, which may be reloaded at once.
    keepalive: true,
  });
}

export function sendReport({ kind, error, reference, pathname }: CapturedError): Promise<void> {
  return postReport(pathname, { reference, kind, ...scrubError(error) });
}
