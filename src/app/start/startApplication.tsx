import { preloadHttpClient } from '@/api/core/apiServices';
import { defaultLanguage } from '@/config/languages';
import { readSettings, SettingsError, type Settings } from '@/config/settings';
import { initI18n } from '@/i18n/i18n';
import { report } from '@/shared/errors/reporting/report';
import { watchPopstate } from '@/shared/routing/popstate';
import { readLanguage } from '@/store/storedSession';
import { watchConnection } from '@/store/watchConnection';
import { watchSession } from '@/store/watchSession';
import { FatalErrorPage } from '../pages/FatalErrorPage';
import { createApplication } from './application';
import { drawPage, replacePage } from './drawPage';
import { nextTask } from './nextTask';
import { prepareFirstPage } from './prepareFirstPage';
import { waitForStyleSheet } from './styleSheet';

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

/**
 * The address inside the application: path and query without the path it is served under. One outside of that, such as one that
 * begins with two slashes, is put inside first: the router would show nothing at all there.
 */
function innerAddress(basePath: string): string {
  const { location, history } = window;
  const around = basePath.slice(0, -1);
  if (!location.pathname.toLowerCase().startsWith(basePath.toLowerCase())) {
    history.replaceState(null, '', around + location.pathname + location.search);
  }
  return location.pathname.slice(around.length) + location.search;
}

async function start(): Promise<void> {
  let settings = await readSettingsOrTell();
  if (!settings) return;
  // Compared in place: so the build sees that it can leave out what is imported here.
  if (process.env.APP_MOCK !== 'none') {
    const { startMock } = await import('@mocks/browser');
    settings = await startMock(process.env.APP_MOCK, settings);
  }
  const { basePath } = settings;
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
  watchConnection(application.store);
  // Before the router, whose own listener comes with its first render.
  watchPopstate();
  const [firstPage] = await Promise.all([
    prepareFirstPage(application, innerAddress(basePath), readLanguage() ?? defaultLanguage),
    waitForStyleSheet(),
  ]);
  await nextTask();
  drawPage(root, application, firstPage);
}

/** Starts the application. What makes that impossible is told in its place. */
export function startApplication(): void {
  start().catch((error: unknown) =>
    replacePage(root, <FatalErrorPage home="/" reference={report('page', error)} />),
  );
}
