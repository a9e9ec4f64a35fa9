import { matchPath } from 'react-router';
import { paths } from '@/config/paths';
import { buildAddress } from '@/config/settings';
import type { CapturedError } from './report.types';
import { scrubError } from './scrubError';

/** Read from the page itself, as tolerantly as can be: it may be the settings that are wrong. */
function readTarget() {
  const text = document.getElementById('settings')?.textContent ?? '';
  const { errorReportUrl, basePath } = JSON.parse(text) as Record<string, unknown>;
  return {
    url: typeof errorReportUrl === 'string' ? errorReportUrl : '',
    basePath: typeof basePath === 'string' ? basePath : '/',
  };
}

/** The pattern of the address in `paths`; '*' where it has none. */
function routeOf(pathname: string, basePath: string): string {
  const base = basePath.replace(/\/$/, '');
  const inner = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  const found = Object.values(paths).find(({ pattern }) => matchPath(pattern, inner));
  return found?.pattern ?? '*';
}

/** The file name of the first script, which differs between builds; '' where it cannot be found. */
function buildName(): string {
  return /[\w.-]+\.js$/.exec(buildAddress(document))?.[0] ?? '';
}

/**
 * Sends a report to the address that the settings name; to none, none. As plain text and without asking to read the
 * answer, it needs neither a preflight nor anything else of CORS from whoever takes it. No cookie goes along, and no
 * referrer, in which the token of a link would stand.
 */
export async function postReport(pathname: string, about: object): Promise<void> {
  const { url, basePath } = readTarget();
  if (!/^https?:\/\//.test(url)) return;
  // Nothing of who met it (docs/decisions/0019-error-reports.md).
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
    // It outlives the page, which may be reloaded at once.
    keepalive: true,
  });
}

export function sendReport({ kind, error, reference, pathname }: CapturedError): Promise<void> {
  return postReport(pathname, { reference, kind, ...scrubError(error) });
}
