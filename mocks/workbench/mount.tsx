import './workbench.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSettings } from '@/config/settings';
import type { MockRemote } from '../control/ask';
import { guardFocus } from './frame/guardFocus';
import { createPageActions } from './frame/page';
import { Workbench } from './Workbench';

/** What the workbench is given. */
export interface WorkbenchProps {
  remote: MockRemote;
  /** The path that the application is served under; ends with a slash. */
  basePath: string;
  /** Why the scenario of the page's address could not be opened; null where nothing was wrong. */
  problem: string | null;
  /** A live API is watched: of the mock, there is nothing but the log of the calls. */
  isLive: boolean;
}

/** Puts the workbench on the page, beside the application. */
export function mountWorkbench(props: WorkbenchProps): void {
  const host = document.createElement('div');
  host.className = 'workbench';
  document.body.append(host);
  guardFocus(host);
  // Empty where the API is at the page's own origin.
  const { apiBaseUrl } = readSettings(document);
  createRoot(host).render(
    <StrictMode>
      <Workbench
        {...props}
        apiOrigin={new URL(apiBaseUrl, window.location.origin).origin}
        page={createPageActions(props.basePath)}
      />
    </StrictMode>,
  );
}
