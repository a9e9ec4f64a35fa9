import { buildAddress } from '@/config/settings';

/**
 * Reloads the document at `address` after a page's script failed to load, most often because a new deployment has
 * removed it. Resolves with true if it reloads.
 * A failing page must not reload forever. So each page reloads only once per build, which sessionStorage records;
 * without storage it does not reload. A reload that the user asked for (`isAsked`) has no such limit.
 * Reloads only if the server responds, because offline our error page is better than the browser's. Calls `isWanted`
 * right before the reload.
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
