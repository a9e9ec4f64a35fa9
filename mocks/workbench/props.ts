import type { MockRemote } from '../control/control';

export interface WorkbenchProps {
  remote: MockRemote;
  /** The path that the application is served under, with a trailing slash. */
  basePath: string;
  /** Why the scenario in the page's address could not be opened, or null. */
  problem: string | null;
  /** True for a live API: the workbench then shows only contract violations. */
  isLive: boolean;
}

export interface PageActions {
  origin: string;
  reload: () => void;
  /** Copies a text to the clipboard. Rejects if the browser does not allow it. */
  copy: (text: string) => Promise<void>;
  /** Path and query of the current screen, relative to the base path. */
  screen: () => string;
}

export interface Tools extends Pick<WorkbenchProps, 'remote' | 'basePath'> {
  page: PageActions;
  /** Runs an action and shows its outcome: the returned text, or the error. */
  act: (action: () => Promise<string> | string) => Promise<void>;
  /** Copies a text, or shows it if the browser refuses. */
  copy: (read: () => string) => Promise<void>;
}
