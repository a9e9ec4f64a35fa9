import type { Page } from '@playwright/test';

/**
 * Runs in the page before its scripts: records the text of live regions, in order. As in screen readers, text counts
 * when it is added to a region, or when an alert appears. A status that appears together with its text does not count.
 */
function listen(): void {
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const said: string[] = [];
  Object.assign(window, { said });
  const observer = new MutationObserver((changes) => {
    const speaking = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList' && addedNodes.length === 0) continue;
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(regions);
      if (region) speaking.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('[role=alert]')) speaking.add(node);
        node.querySelectorAll('[role=alert]').forEach((alert) => speaking.add(alert));
      }
    }
    for (const region of speaking) {
      const text = region instanceof HTMLElement ? region.innerText.trim() : '';
      if (text) said.push(`${region.role ?? 'live'}: ${text.replace(/\s+/g, ' ')}`);
    }
  });
  // Text in the initial document is page content, not an announcement.
  document.addEventListener(
    'readystatechange',
    () => observer.observe(document, { subtree: true, childList: true, characterData: true }),
    { once: true },
  );
}

/** Records the announcements of every page that is opened from now on. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** The announcements since the page was loaded, each with the role of its region. */
export const saidSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
