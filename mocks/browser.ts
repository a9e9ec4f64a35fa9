import { setupWorker } from 'msw/browser';
import type { Database } from './db/database';
import type { SessionRow } from './db/tables';
import { createMock } from './mock';

const sessionsKey = 'mock-sessions';

/** The application keeps its bearer from one page load to the next, so the mock has to know it again. */
function readSessions(): SessionRow[] {
  try {
    return JSON.parse(localStorage.getItem(sessionsKey) ?? '[]') as SessionRow[];
  } catch {
    return [];
  }
}

function writeSessions(db: Database): void {
  try {
    localStorage.setItem(sessionsKey, JSON.stringify([...db.sessions.values()]));
  } catch {
    // Without storage the application forgets who is logged in, too.
  }
}

/**
 * Starts the mock inside the browser, by a service worker at `workerUrl`, for demonstrations without a
 * server. `?mock=` in the page's address chooses a scenario. Requests outside the API pass. Each page load
 * starts from the seed; only who is logged in is kept. What the server would send goes to the console.
 */
export async function startBrowserMock(workerUrl: string): Promise<void> {
  const mock = createMock();
  mock.use(new URLSearchParams(window.location.search).get('mock') ?? 'happy');
  for (const session of readSessions()) mock.db.sessions.set(session.token, session);
  const worker = setupWorker(...mock.handlers);
  let shown = 0;
  worker.events.on('response:mocked', () => {
    writeSessions(mock.db);
    const messages = mock.db.outbox.all();
    for (const { kind, to, text } of messages.slice(shown)) console.info(`${kind} ${to}: ${text}`);
    shown = messages.length;
  });
  await worker.start({
    serviceWorker: { url: workerUrl },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
