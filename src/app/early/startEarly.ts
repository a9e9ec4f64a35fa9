import { startEarlyCall } from '@/api/core/http/earlyCall';
import { defaultLanguage } from '@/config/languages';
import { readPlaces } from '@/config/settings';
import { readLanguage, readSession } from '@/store/storedSession';
import { decideAccess, followRedirect } from '../routing/access';
import { matchPattern } from '../routing/matchPattern';
import { earlyPages } from './earlyPages';

/** The files of each chunk, below the base path: the build writes them into the shell. */
function readFiles(page: Document): Record<string, string[]> {
  return JSON.parse(page.getElementById('early-files')?.textContent ?? '{}') as Record<
    string,
    string[]
  >;
}

/** Has the browser fetch a script ahead: webpack finds it there when it asks for it. */
function preload(page: Document, href: string): void {
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  page.head.append(link);
}

/**
 * Starts what the page of this address is going to need, for whoever may open it: its data, and its scripts beside it. All else is
 * left to the application, which decides anew.
 */
export function startEarly(page: Document): void {
  const { apiBaseUrl, basePath, wireFirstPage } = readPlaces(page);
  const { pathname, search } = page.location;
  if (!pathname.toLowerCase().startsWith(basePath.toLowerCase())) return;
  const inner = followRedirect(pathname.slice(basePath.length - 1));
  const found = earlyPages.find(({ path }) => matchPattern(path, inner));
  const session = readSession();
  if (!found || decideAccess(found.gate, session?.user ?? null) !== 'open') return;
  const { path, chunks, texts, request } = found;
  const call = request(matchPattern(path, inner) ?? {}, new URLSearchParams(search), {
    firstPage: wireFirstPage,
  });
  if (call) startEarlyCall(call, apiBaseUrl, session?.token ?? null);
  const language = readLanguage() ?? defaultLanguage;
  const ofTexts = texts.map((namespace) => `${language}-${namespace}-ts`);
  const files = readFiles(page);
  for (const chunk of [...chunks, ...ofTexts]) {
    files[chunk]?.forEach((file) => preload(page, basePath + file));
  }
}
