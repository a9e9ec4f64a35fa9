import { startTransition, StrictMode, type ReactNode } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { preloadHttpClient } from '@/api/core/http/httpClient';
import { defaultLanguage } from '@/config/languages';
import { readSettings, SettingsError, type Settings } from '@/config/settings';
import { initI18n } from '@/i18n/i18n';
import { report } from '@/shared/errors/reporting/report';
import { watchPreferences } from '@/shared/preferences/preferences.slice';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { readLanguage } from '@/store/storedSession';
import { watchSession } from '@/store/watchSession';
import { App } from '../App';
import { FatalErrorPage } from '../pages/FatalErrorPage';
import { startRouter, tidyAddress, type AppRouter } from '../routing/routes';
import { createApplication, type Application } from './application';
import { FirstView, isFirstView } from './firstView';
import { nextTask } from './nextTask';

const root = document.getElementById('root') ?? document.body;

/** Settings that are wrong make one clear page instead of an application that half works. */
async function readSettingsOrTell(): Promise<Settings | null> {
  try {
    return readSettings(document);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const reference = report('settings', error);
    const { SettingsErrorPage } = await import('../pages/SettingsErrorPage');
    await initI18n(readLanguage() ?? defaultLanguage);
    replacePage(root, <SettingsErrorPage reason={error.message} reference={reference} />);
    return null;
  }
}

/** What the shell says of a script that is slow (`public/index.html`) has had its time. */
const removeWaiting = () => document.getElementById('first-words')?.remove();

/** Puts a page in the place of what stands in the element. */
function replacePage(container: HTMLElement, page: ReactNode): Root {
  removeWaiting();
  const newRoot = createRoot(container);
  // In short tasks, with room for input between them.
  startTransition(() => newRoot.render(page));
  return newRoot;
}

/** Draws the application: takes over the first view that stands in the element, or takes its place where that is another page's. */
export function drawPage(
  container: HTMLElement,
  application: Application,
  router: AppRouter,
): Root {
  const { basePath } = application.settings;
  const page = (
    <StrictMode>
      <ErrorBoundary
        fallback={(reference) => <FatalErrorPage home={basePath} reference={reference} />}
      >
        <FirstView root={container}>
          <App application={application} router={router} />
        </FirstView>
      </ErrorBoundary>
    </StrictMode>
  );
  if (!isFirstView(container, router, basePath)) return replacePage(container, page);
  removeWaiting();
  let hydrated!: Root;
  startTransition(() => {
    hydrated = hydrateRoot(container, page);
  });
  return hydrated;
}

/** A visit is not measured where the script does not come. */
function startWebVitals(): void {
  import(/* webpackChunkName: "web-vitals" */ '@/shared/errors/reporting/webVitals').then(
    ({ reportWebVitals }) => reportWebVitals(),
    () => undefined,
  );
}

async function start(): Promise<void> {
  let settings = await readSettingsOrTell();
  if (!settings) return;
  // Compared in place: so the build sees that it can leave out what is imported here.
  if (process.env.APP_MOCK !== 'none') {
    const { startMock } = await import('@mocks/browser');
    settings = await startMock(process.env.APP_MOCK, settings);
  }
  if (!window.earlyCall) preloadHttpClient();
  for (const use of ['pointerover', 'keydown']) {
    addEventListener(use, preloadHttpClient, { once: true });
  }
  const application = createApplication(settings, (call, place) => {
    const message = `${call}: ${place}`;
    // As text it is what tells one from another: each is told once.
    report('answer', { name: 'UnreadableAnswer', message, toString: () => message });
  });
  watchSession(application.store);
  watchPreferences(application.store);
  // Lets the store follow the connection and the focus of the page.
  setupListeners(application.store.dispatch);
  tidyAddress(settings.basePath);
  const router = await startRouter(application, readLanguage() ?? defaultLanguage);
  await nextTask();
  drawPage(root, application, router);
  if (!settings.reportWebVitals) return;
  if (typeof window.requestIdleCallback === 'function') requestIdleCallback(startWebVitals);
  // Safari.
  else setTimeout(startWebVitals);
}

/** Starts the application. What makes that impossible is told in its place. */
export function startApplication(): void {
  start().catch((error: unknown) =>
    replacePage(root, <FatalErrorPage home="/" reference={report('page', error)} />),
  );
}
