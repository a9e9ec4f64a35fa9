import type { Settings } from '@/config/settings';
import { createIndexedDbStorage } from './browser/indexedDbStorage';
import { createPersistence } from './browser/persistence';
import { createContractWatch } from './browser/contractWatch';
import { walkTo } from './browser/walk';
import { startWorker } from './browser/worker';
import { CallLog } from './calls';
import { signingSettings } from './browser/signing';
import { createMockRemote, type Ask, type MockRemote } from './control/mockRemote';
import { answerControl } from './control/control';
import { enterScenario, readScenarioLink } from './control/openScenario';
import { createMock } from './mock';
import type { WorkbenchProps } from './workbench/props';

/**
 * What a build has beyond the product: the mock inside the page; the workbench of a mock behind the API's address
 * (`npm start`); or a watch on a live API.
 */
const kinds = ['browser', 'http', 'watch'] as const;

/**
 * Starts what a build with the mock has beyond the product: the mock itself, unless it is behind the API's address; the
 * scenario that the page's address asks for (`?scenario=…&open=…&as=…`); and the workbench, which comes by itself later. Returns the
 * settings with those changes that the scenario makes. The state outlives the page, until it is reset.
 */
export async function startMock(
  wantedKind: string | undefined,
  settings: Settings,
): Promise<Settings> {
  const kind = kinds.find((known) => known === wantedKind);
  if (kind === undefined) throw new Error(`A build has no mock "${String(wantedKind)}".`);
  const { basePath } = settings;
  if (kind === 'watch') {
    showWorkbench({ ...(await startWatch(settings)), basePath, isLive: true });
    return settings;
  }
  const started = kind === 'browser' ? await startInPage(settings) : overHttp(settings);
  const { remote } = started;
  const problem = started.problem ?? (await problemOf(openWanted(remote, basePath)));
  showWorkbench({ remote, basePath, problem, isLive: false });
  // A mock that cannot be asked says so in the workbench; the application runs all the same.
  const scenario = await remote.state().then(
    (state) => state.scenario,
    () => '',
  );
  return { ...settings, ...signingSettings(scenario, basePath, window.location.origin) };
}

/** A mock that can be asked, and what went wrong when it was started; null where nothing did. */
type Started = Pick<WorkbenchProps, 'remote' | 'problem'>;

/** Resolves with what went wrong, for the workbench to tell: the application starts all the same. */
function problemOf(start: Promise<unknown>): Promise<string | null> {
  return start.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

function showWorkbench(props: WorkbenchProps): void {
  void import('./workbench/mount').then(({ mountWorkbench }) => mountWorkbench(props));
}

/** Watches a live API: what it can be asked for is the log of its calls alone. */
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
  const persistence = createPersistence(mock, createIndexedDbStorage());
  await persistence.pull();
  mock.syncWith(persistence);
  const problem = await problemOf(startWorker(settings.basePath, mock.handlers));
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

/**
 * Enters the scenario of the page's address, and takes it out of there: a reload is no new start. The application that then
 * starts is led to the place of the wizard that is asked for.
 */
async function openWanted(remote: MockRemote, basePath: string): Promise<void> {
  const { pathname, search } = window.location;
  const inner = `/${pathname.slice(basePath.length)}`;
  const wanted = readScenarioLink(inner, search);
  if (!wanted) return;
  window.history.replaceState(null, '', basePath + wanted.screen.slice(1));
  const place = await enterScenario(remote, wanted);
  if (place) walkTo(place, remote);
}
