import './workbench.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardFocus } from './guardFocus';
import { createPageActions } from './pageActions';
import type { WorkbenchProps } from './props';
import { Workbench } from './Workbench';

/** Puts the workbench on the page, beside the application. */
export function mountWorkbench(props: WorkbenchProps): void {
  const host = document.createElement('div');
  host.className = 'workbench';
  // English whatever language the page is in.
  host.lang = 'en';
  document.body.append(host);
  guardFocus(host);
  createRoot(host).render(
    <StrictMode>
      <Workbench {...props} page={createPageActions(props.basePath)} />
    </StrictMode>,
  );
}
