import { fileURLToPath } from 'node:url';

interface Scope {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (message: unknown) => void;
  reportError: (error: unknown) => void;
}

/** What a test sees of the workers that its page starts. */
export interface Workers {
  /** The files of those that were started, oldest first. */
  started: string[];
  /** How many have not been ended. */
  running: () => number;
  /** From now on no script of a worker can be fetched, as after a new deployment. */
  losePieces: () => void;
}

/** Only what can be cloned crosses; jsdom's blobs, which Node cannot clone, cross as they are. */
function cross(message: unknown): unknown {
  const entries = Object.entries(message as object).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Blob ? value : structuredClone(value),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Runs a worker's script with a scope of its own as `self`, on fresh copies of its modules. */
function load(script: string, scope: Scope): void {
  const page = Object.getOwnPropertyDescriptor(globalThis, 'self');
  Object.defineProperty(globalThis, 'self', { value: scope, configurable: true });
  try {
    jest.isolateModules(() => {
      jest.requireActual(script);
    });
  } finally {
    if (page) Object.defineProperty(globalThis, 'self', page);
  }
}

/**
 * Workers for the tests of one file. jsdom has none, so the worker's own script runs in this process: it shares no
 * variable with the page, messages are cloned and arrive a turn later, and a script that is missing is an error event.
 */
export function useWorkers(): Workers {
  const started: string[] = [];
  const alive = new Set<WorkerStandIn>();
  let areLost = false;

  class WorkerStandIn {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    onmessageerror: (() => void) | null = null;
    private readonly scope: Scope = {
      onmessage: null,
      postMessage: (message) => {
        const data = cross(message);
        setTimeout(() => alive.has(this) && this.onmessage?.({ data }));
      },
      reportError: () => {
        setTimeout(() => alive.has(this) && this.onerror?.());
      },
    };

    constructor(url: URL) {
      alive.add(this);
      if (areLost) {
        setTimeout(() => alive.has(this) && this.onerror?.());
        return;
      }
      started.push(url.pathname.split('/').at(-1) ?? '');
      load(fileURLToPath(String(url)), this.scope);
    }

    postMessage(message: unknown): void {
      const data = cross(message);
      setTimeout(() => alive.has(this) && this.scope.onmessage?.({ data }));
    }

    terminate(): void {
      alive.delete(this);
    }
  }

  beforeEach(() => {
    started.length = 0;
    areLost = false;
    Object.assign(globalThis, { Worker: WorkerStandIn });
  });
  afterEach(() => {
    alive.clear();
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  return {
    started,
    running: () => alive.size,
    losePieces: () => {
      areLost = true;
    },
  };
}
