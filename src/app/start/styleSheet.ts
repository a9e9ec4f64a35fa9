import { slowStyleMs } from '@/config/constants';

/** Resolves once the page has its style sheet, or has waited long enough for it: without one everything can be read. */
export function waitForStyleSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((done) => {
    link.onload = link.onerror = () => done();
    setTimeout(done, slowStyleMs);
  });
}
