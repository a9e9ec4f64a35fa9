import { setupWorker } from 'msw/browser';
import type { RequestHandler } from 'msw';

/** Where the worker's script stands, beside the page. */
const workerFile = 'mockServiceWorker.js';

/**
 * Answers the API's requests inside the browser. Requests outside the API pass. Throws a one-line error where the
 * browser cannot do it: service workers need https or localhost.
 */
export async function startWorker(basePath: string, handlers: readonly RequestHandler[]) {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The mock needs a service worker: open the page by https or on localhost.');
  }
  const worker = setupWorker(...handlers);
  await worker.start({
    serviceWorker: { url: `${basePath}${workerFile}` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return worker;
}
