import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { buildAddress, type Settings } from '@/config/settings';
import { createContractWatch } from './browser/contractWatch';
import { createIndexedDbStorage, createPersistence } from './browser/persistence';
import { walkTo } from './browser/walk';
import { CallLog } from './calls';
import { answerControl, createMockRemote, type Ask, type MockRemote } from './control/control';
import { enterScenario, parseScenarioLink, signingSettings } from './control/openScenario';
import { createMock } from './mock';
import type { WorkbenchProps } from './workbench/props';

type Started = Pick<WorkbenchProps, 'remote' | 'problem'>;

/**
 * Starts the test tools of a build: `browser` is a mock API in the page, `http` the workbench of a mock API on a
 * server, `watch` a contract check of a live API. Opens the scenario that the page's address names. Returns the
 * settings with the changes of the scenario.
 */
export async function startMock(kind: string | undefined, settings: Settings): Promise<Settings> {
  const { basePath } = settings;
  if (kind === 'watch') {
    showWorkbench({ ...(await startWatch(settings)), basePath, isLive: true });
    return settings;
  }
  if (kind !== 'browser' && kind !== 'http') {
    throw new Error(`A build has no mock "${String(kind)}".`);
  }
  const started = kind === 'browser' ? await startInPage(settings) : overHttp(settings);
  const { remote } = started;
  const problem = started.problem ?? (await problemOf(openWanted(remote, basePath)));
  showWorkbench({ remote, basePath, problem, isLive: false });
  // If a mock server cannot be reached, the workbench shows the problem and the application still starts.
  const scenario = await remote.state().then(
    (state) => state.scenario,
    () => '',
  );
  return { ...settings, ...signingSettings(scenario, basePath, window.location.origin) };
}

/** Waits for the start of the mock. Resolves with null or an error's message. Never rejects: the application starts. */
function problemOf(start: Promise<unknown>): Promise<string | null> {
  return start.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

function showWorkbench(props: WorkbenchProps): void {
  void import('./workbench/mount').then(({ mountWorkbench }) => mountWorkbench(props));
}

async function startWorker(basePath: string, handlers: readonly RequestHandler[]) {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The mock needs a service worker: open the page over https or on localhost.');
  }
  const worker = setupWorker(...handlers);
  await worker.start({
    serviceWorker: { url: `${basePath}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return worker;
}

async function startWatch(settings: Settings): Promise<Started> {
  const calls = new CallLog(() => new Date());
  const watch = createContractWatch(calls, settings);
  const problem = await problemOf(
    startWorker(settings.basePath, watch.handlers).then((worker) =>
      worker.events.on('response:bypass', ({ requestId, response }) => {
        void watch.answered(requestId, response);
      }),
    ),
  );
  const ask = (_method: string, name: string) =>
    name === 'calls'
      ? Promise.resolve(calls.all())
      : Promise.reject(new Error('A live API can only be watched.'));
  return { remote: createMockRemote(ask as Ask), problem };
}

async function startInPage(settings: Settings): Promise<Started> {
  const mock = createMock();
  mock.follow(settings);
  const storage = createIndexedDbStorage();
  const persistence = createPersistence(mock, storage, buildAddress(document));
  const unread = await problemOf(persistence.pull());
  mock.syncWith(persistence);
  const problem = unread ?? (await problemOf(startWorker(settings.basePath, mock.handlers)));
  const ask = async (method: 'GET' | 'POST', name: string, body?: object) => {
    await persistence.pull();
    const answer = answerControl(mock, method, `/mock/${name}`, JSON.stringify(body ?? {}));
    if (answer?.status !== 200) throw new Error((answer?.body as { message: string }).message);
    if (method === 'POST') await persistence.push();
    return answer.body;
  };
  return { remote: createMockRemote(ask as Ask), problem };
}

function overHttp({ apiBaseUrl }: Settings): Started {
  const ask = async (method: 'GET' | 'POST', name: string, body?: object) => {
    const answer = await fetch(`${apiBaseUrl}/mock/${name}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const content: unknown = await answer.json();
    if (!answer.ok) throw new Error((content as { message: string }).message);
    return content;
  };
  return { remote: createMockRemote(ask as Ask), problem: null };
}

/** Opens the scenario in the page's address and removes it from there, so that a reload does not restart it. */
async function openWanted(remote: MockRemote, basePath: string): Promise<void> {
  const { pathname, search } = window.location;
  const wanted = parseScenarioLink(`/${pathname.slice(basePath.length)}`, search);
  if (!wanted) return;
  window.history.replaceState(null, '', basePath + wanted.screen.slice(1));
  const place = await enterScenario(remote, wanted);
  if (place) walkTo(place, remote);
}
