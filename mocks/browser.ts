import { setupWorker } from 'msw/browser';
import { createMock } from './mock';

/**
 * Starts the mock inside the browser, by a service worker at `workerUrl`, for demonstrations without a
 * server. `?mock=` in the page's address chooses a scenario. Requests outside the API pass.
 */
export async function startBrowserMock(workerUrl: string): Promise<void> {
  const mock = createMock();
  mock.use(new URLSearchParams(window.location.search).get('mock') ?? 'happy');
  await setupWorker(...mock.handlers).start({
    serviceWorker: { url: workerUrl },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
