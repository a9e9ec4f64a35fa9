import './workbench.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WorkbenchProps } from './props';
import { Workbench } from './Workbench';

export function mountWorkbench(props: WorkbenchProps): void {
  const host = document.createElement('div');
  host.className = 'workbench';
  // The workbench is English in every language of the page.
  host.lang = 'en';
  document.body.append(host);
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
