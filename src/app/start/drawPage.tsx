import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { App } from '../App';
import { FatalErrorPage } from '../pages/FatalErrorPage';
import type { Application } from './application';
import { EarlyInput, isFirstView } from './firstView';
import type { FirstPage } from './prepareFirstPage';

/** What the shell says of a script that is slow (`public/index.html`) has had its time. */
const removeWaiting = () => document.getElementById('first-words')?.remove();

/** Puts a page in the place of what stands in the element. */
export function replacePage(container: HTMLElement, page: ReactNode): Root {
  removeWaiting();
  const root = createRoot(container);
  // In short tasks, with room for input between them.
  startTransition(() => root.render(page));
  return root;
}

/** Draws the application: takes over the first view that stands in the element, or takes its place where that is another page's. */
export function drawPage(
  container: HTMLElement,
  application: Application,
  firstPage: FirstPage,
): Root {
  const { basePath } = application.settings;
  const page = (
    <StrictMode>
      <ErrorBoundary
        fallback={(reference) => <FatalErrorPage home={basePath} reference={reference} />}
      >
        <BrowserRouter basename={basePath}>
          <EarlyInput root={container}>
            <App application={application} />
          </EarlyInput>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  if (!isFirstView(container, firstPage)) return replacePage(container, page);
  removeWaiting();
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(container, page);
  });
  return root;
}
