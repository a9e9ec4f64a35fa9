import type { MockRemote } from '../control/control';

export interface WorkbenchProps {
  remote: MockRemote;
  /** The path that the application is served under; ends with a slash. */
  basePath: string;
  /** Why the scenario of the page's address could not be opened; null where nothing was wrong. */
  problem: string | null;
  /** A live API is watched: of the mock, there is nothing but the violations of the contract. */
  isLive: boolean;
}

export interface PageActions {
  origin: string;
  reload: () => void;
  /** Puts a text on the clipboard; rejects where the browser does not allow it. */
  copy: (text: string) => Promise<void>;
  /** The screen that is open: path and query inside the application. */
  screen: () => string;
}

export interface Tools extends Pick<WorkbenchProps, 'remote' | 'basePath'> {
  page: PageActions;
  /** Does something and says what became of it; `action` gives the text for success. */
  act: (action: () => Promise<string> | string) => Promise<void>;
  /** Copies a text, or shows it where the browser lets nothing be copied. */
  copy: (read: () => string) => Promise<void>;
}
