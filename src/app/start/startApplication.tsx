import { startTransition, StrictMode, type ReactNode } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { preloadHttpClient } from '@/api/core/http/httpClient';
import { defaultLanguage } from '@/config/languages';
import { signedStorageKey } from '@/config/constants';
import { nextTask } from '@/config/nextTask';
import { readSettings, SettingsError, type Settings } from '@/config/settings';
import { initI18n } from '@/i18n/i18n';
import { inLocalStorage } from '@/shared/browserStorage';
import { report } from '@/shared/errors/reporting/report';
import { watchPreferences } from '@/shared/preferences/watchPreferences';
import { whenIdle } from '@/shared/routing/fetchWhenIdle';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { readLanguage } from '@/store/storedSession';
import { watchSession } from '@/store/watchSession';
import { App } from '../App';
import { FatalErrorPage } from '../pages/FatalErrorPage';
import { normalizeUrl } from '../routing/normalizeUrl';
import { startRouter, type AppRouter } from '../routing/routes';
import { createApplication, type Application } from './application';
import { FirstView, isFirstView } from './firstView';
import { allowPageTranslation } from './pageTranslation';

const root = document.getElementById('root') ?? document.body;

/**
 * Reads the settings from the page. If they are invalid, shows an error page instead of starting an application that
 * only partly works.
 */
async function readSettingsOrShowError(): Promise<Settings | null> {
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

/** Removes the shell's message about a slow script (`public/index.html`). */
const removeWaiting = () => document.getElementById('first-words')?.remove();

function replacePage(container: HTMLElement, page: ReactNode): Root {
  removeWaiting();
  const newRoot = createRoot(container);
  // A transition renders in short tasks, so that the browser can handle input in between.
  startTransition(() => newRoot.render(page));
  return newRoot;
}

/**
 * Renders the application: hydrates the prerendered view in the element, or replaces it if it belongs to another page.
 */
export function renderPage(
  container: HTMLElement,
  application: Application,
  router: AppRouter,
): Root {
  allowPageTranslation();
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

/** Measures the web vitals of this visit. If the script fails to load, the visit is not measured. */
function startWebVitals(): void {
  import(/* webpackChunkName: "web-vitals" */ '@/shared/errors/reporting/webVitals').then(
    ({ reportWebVitals }) => reportWebVitals(),
    () => undefined,
  );
}

/**
 * Removes old dates from the record of signed agreements. They must not stay longer than their lifetime, even if the
 * user opens no link again.
 */
function dropOldSignings(): void {
  if (!inLocalStorage((storage) => storage.getItem(signedStorageKey))) return;
  import(/* webpackChunkName: "signed" */ '@/features/registration/thank-you/signedAgreement')
    .then(({ dropOldDates }) => dropOldDates())
    // Ignore a damaged record and a script that fails to load: the next visit tries again.
    .catch(() => undefined);
}

async function start(onBasePath: (basePath: string) => void): Promise<void> {
  let settings = await readSettingsOrShowError();
  if (!settings) return;
  onBasePath(settings.basePath);
  // Compare the variable here and not in a function, so that the bundler can remove the mock from production builds.
  if (process.env.APP_MOCK !== 'none') {
    const { startMock } = await import('@mocks/browser');
    settings = await startMock(process.env.APP_MOCK, settings);
  }
  if (!window.preloadedRequest) preloadHttpClient();
  for (const use of ['pointerover', 'keydown']) {
    addEventListener(use, preloadHttpClient, { once: true });
  }
  const application = createApplication(settings, (call, place) => {
    const message = `${call}: ${place}`;
    // Give each place its own error text: `report` compares errors by their text and sends each text once.
    report('answer', { name: 'UnreadableResponse', message, toString: () => message });
  });
  watchSession(application);
  watchPreferences(application.store);
  // Let RTK Query track the connection: the offline bar shows it, and failed queries are repeated once it is back.
  setupListeners(application.store.dispatch);
  normalizeUrl(settings.basePath);
  const router = await startRouter(application, readLanguage() ?? defaultLanguage);
  await nextTask();
  renderPage(root, application, router);
  if (settings.reportWebVitals) whenIdle(startWebVitals);
  whenIdle(dropOldSignings);
}

/** Starts the application, or shows an error page if that fails. */
export function startApplication(): void {
  // The link of the error page leads to the root of the server until the settings say under which path the product is.
  let home = '/';
  start((basePath) => {
    home = basePath;
  }).catch((error: unknown) =>
    replacePage(root, <FatalErrorPage home={home} reference={report('page', error)} />),
  );
}
