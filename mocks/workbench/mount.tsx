import './workbench.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WorkbenchProps } from './props';
import { Workbench } from './Workbench';

export function mountWorkbench(props: WorkbenchProps): void {
  const host = document.createElement('div');
  host.className = 'workbench';
  // English whatever language the page is in.
  host.lang = 'en';
  document.body.append(host);
  keepFocusInside(host);
  const { location, navigator } = window;
  const page = {
    origin: location.origin,
    reload: () => location.reload(),
    copy: (text: string) => navigator.clipboard.writeText(text),
    screen: () => `/${location.pathname.slice(props.basePath.length)}${location.search}`,
  };
  createRoot(host).render(
    <StrictMode>
      <Workbench {...props} page={page} />
    </StrictMode>,
  );
}

/** Lets the workbench take the focus while a dialog traps it: the trap hears nothing of focus that is stopped at the window. */
function keepFocusInside(host: HTMLElement): void {
  const stopInside = (event: FocusEvent) => {
    if (event.target instanceof Node && host.contains(event.target)) event.stopPropagation();
  };
  window.addEventListener('focus', stopInside, true);
}
