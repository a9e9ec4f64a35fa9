import type { PreloadedRequest } from '@/api/core/http/httpClient';
import { toApiPath, type ApiRequest } from '@/api/core/apiRequest';
import { truckerSortColumns } from '@/api/truckers/trucker.model';
import { writeTruckerListQuery } from '@/api/truckers/trucker.writer';
import { roleAllows } from '@/config/permissions';
import { defaultLanguage } from '@/config/languages';
import { readPlaces, withoutBasePath } from '@/config/settings';
import { parseListParams } from '@/shared/lists/listParams';
import { worklistParam } from '@/features/truckers/worklists/worklistParam';
import { readPreference } from '@/shared/preferences/storedPreferences';
import { showTheme } from '@/shared/preferences/theme';
import { readLanguage, readSession } from '@/store/storedSession';

const listShape = { columns: truckerSortColumns, fields: ['name'] } as const;

/** Sends a GET request. `createHttpClient` hands the response to the first matching request. */
function sendPreloadedRequest(url: string, token: string | null): PreloadedRequest {
  const stop = new AbortController();
  const headers = {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = fetch(url, { headers, signal: stop.signal }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  const call: PreloadedRequest = { url, token, answer, isOk: false, stop: () => stop.abort() };
  answer.then(({ status }) => (call.isOk = status >= 200 && status < 300)).catch(() => undefined);
  window.preloadedRequest = call;
  return call;
}

/**
 * Requests the first data and the scripts of the page, if it is the registration or the haulier list and the visitor
 * may open it. This runs in the HTML shell before all other scripts, so its imports must not have side effects.
 */
export function startPreload(): void {
  const places = readPlaces(document);
  const { apiBaseUrl, basePath } = places;
  const { pathname, search } = window.location;
  if (!pathname.toLowerCase().startsWith(basePath.toLowerCase())) return;
  const path = withoutBasePath(pathname, basePath);
  const session = readSession();
  const [step1, link] = /^\/regist(?:er|ration(?:\/([^/]+))?)\/*$/i.exec(path) ?? [];
  const isList = /^\/(?:admin\/truckers\/*)?$/i.test(path);
  if (!step1 && !(isList && session && roleAllows(session.user.role, 'view_truckers'))) return;

  const send = ({ path: parts, params }: ApiRequest) =>
    sendPreloadedRequest(apiBaseUrl + (toApiPath(parts, params) ?? ''), session?.token ?? null);
  const searchParams = new URLSearchParams(search);
  const { text, sort, page } = parseListParams(searchParams, listShape);
  const fetchFiles = (page: string) =>
    document.head.append(
      document.querySelector<HTMLTemplateElement>(`#preload-${page}`)?.content ?? '',
    );
  if (link) {
    const call = send({ path: ['step', 'get-trucker-info', decodeURIComponent(link)] });
    call.shown = new Promise((done) => (call.onShown = done));
    // Load `ownData.entry.ts`, which shows the response. The script is small and arrives before the response.
    fetchFiles('link');
  } else if (!step1 && !text && !searchParams.has(worklistParam)) {
    const { column, direction } = sort ?? { column: 'id', direction: 'asc' };
    const query = { page, paginated: true, sort: column, direction };
    send(writeTruckerListQuery(query, places));
  }
  const scripts = `${step1 ? 'registration' : 'truckers'}-${readLanguage() ?? defaultLanguage}`;
  // Load the page's own scripts after the first paint, because running them earlier would delay that paint.
  const parsed = () => requestAnimationFrame(() => setTimeout(() => fetchFiles(scripts)));
  document.addEventListener('readystatechange', parsed, { once: true });
}

showTheme(readPreference('theme'));
try {
  startPreload();
} catch {
  // Ignore the error: the application sends the request itself and shows what fails.
}
