import { buildAddress } from '@/config/settings';

/**
 * Loads the document of a page's `address` because the script of a page does not come: most often a new deployment has taken it away.
 * Resolves with whether it does. Once per build and page, noted where the new document finds it: without storage there
 * would be no end to it, so there is no reload. What the user `isAsked` for needs no end. Only where the server hands
 * out the document: without a connection our page is worth more than the browser's own. `isWanted` is asked last.
 */
export async function reloadOnce(
  path: string,
  isAsked: boolean,
  isWanted: () => boolean,
  address: string,
): Promise<boolean> {
  try {
    const note = `reloaded:${buildAddress(document)} ${path}`;
    if (!navigator.onLine || (!isAsked && sessionStorage.getItem(note))) return false;
    const { ok } = await fetch(address, { method: 'HEAD' });
    if (!ok || !isWanted()) return false;
    if (!isAsked) sessionStorage.setItem(note, '1');
    if (address === window.location.href) window.location.reload();
    else window.location.assign(address);
    return true;
  } catch {
    return false;
  }
}
